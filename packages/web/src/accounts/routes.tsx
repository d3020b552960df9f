export { SavingsHome } from './savings-home.tsx'
