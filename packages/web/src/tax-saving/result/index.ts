export { TaxResult } from './tax-result.tsx'
