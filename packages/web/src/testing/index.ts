export { expectNoSideScroll, expectNoViolation } from './checks.ts'
export { renderExample } from './render-example.tsx'
