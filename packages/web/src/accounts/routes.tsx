export { prepareHome } from './prepare-home.ts'
export { SavingsDetail } from './savings-detail.tsx'
export { SavingsHome } from './savings-home.tsx'
