export { GaugeLink } from './gauge-link.tsx'
export { useDeductible } from './use-deductible.ts'
