/** What the figures of a payment's life are called besides those of its exit, one code each; the words live in the catalogues. */
export const TERMS = [
  'payment-life.payment', // before anything is taken from it
  'payment-life.rate', // marginal rate of today
  'payment-life.contributions-rate', // CSG and CRDS
  'payment-life.contributions',
  'payment-life.deductible-rate', // part of the CSG that the income tax does not count
  'payment-life.deductible',
  'payment-life.invested', // what reaches the plan
  'payment-life.taxable', // what the income tax would count of it, had it been paid out
  'payment-life.pay-share', // what is left of 1 after the deduction for costs
  'payment-life.tax-saved',
  'payment-life.cost', // what the saver has less today
  'payment-life.yearly-growth', // of 1, in a year
  'payment-life.years',
  'payment-life.growth', // of 1, in all years
  'payment-life.value', // at the exit
  'payment-life.taken', // charges and tax at the exit
  'payment-life.annuity', // a year, before charges and tax
  'payment-life.balance', // what is received less what it cost
] as const
export type Term = (typeof TERMS)[number]
