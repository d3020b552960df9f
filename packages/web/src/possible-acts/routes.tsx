export { ActsPage } from './acts-page.tsx'
// What the page of an account says of its acts.
export { ReasonText, useDoorWords } from './door-line.tsx'
export { NoContract } from './no-contract.tsx'
export { useActs } from './use-acts.ts'
export { WayOut } from './way-out.tsx'
