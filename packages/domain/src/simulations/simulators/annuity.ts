export { annuityCases as simulator } from '../../annuity/index.ts'
