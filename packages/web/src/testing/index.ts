export { expectNoSideScroll, expectNoViolation } from './checks.ts'
export type { Example } from './example.ts'
export { renderExample } from './render-example.tsx'
