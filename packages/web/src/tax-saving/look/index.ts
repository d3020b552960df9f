export { TaxLooks } from './looks.tsx'
