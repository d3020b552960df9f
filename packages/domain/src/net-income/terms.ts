/** What the figures of a net amount are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'net-income.marginal-rate',
  'net-income.charges-rate', // details: regime
  'net-income.deductible-rate', // points of the charges that the tax does not count
  'net-income.taxed-share', // share of an annuity that is taxed; details: age
  'net-income.kept-share', // what is left of 1 after the deduction on pensions
  'net-income.flat-rate', // income tax on gains
  'net-income.deductible', // charges that the tax does not count
  'net-income.after-deductible',
  'net-income.paid', // payments in a capital
  'net-income.gains',
  'net-income.principal-tax',
  'net-income.gains-tax',
  'net-income.charges',
  'net-income.tax',
  'net-income.after-charges',
  'net-income.net',
] as const
export type Term = (typeof TERMS)[number]
