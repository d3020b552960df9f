export { prepareHome } from './prepare-home.ts'
export { SavingsHome } from './savings-home.tsx'
