export { WithdrawCases } from './cases-page.tsx'
export { WithdrawCase } from './case-page.tsx'
