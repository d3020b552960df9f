/** What the figures of this simulator are called, besides those of the income tax; the words live in the catalogues. */
export const TERMS = [
  'tax-saving.monthly-income', // net taxable pay a month; details: person
  'tax-saving.months', // 12
  'tax-saving.payment', // what the saver would pay a month or a year; details: periodicity
  'tax-saving.yearly-payment',
  'tax-saving.deducted', // payment up to the ceiling
  'tax-saving.envelope', // ceiling a month, unrounded
  'tax-saving.saving', // tax without less tax with the payment
  'tax-saving.effort', // payment less saving
  'tax-saving.exit-payment',
  'tax-saving.exit-deducted', // the part of it that was deducted
  'tax-saving.exit-rate', // marginal rate that the saver expects
  'tax-saving.exit-years', // from today to the exit
  'tax-saving.exit-growth', // one year’s, then all years’; details: years
  'tax-saving.exit-value', // payment when it comes out
  'tax-saving.exit-gains',
  'tax-saving.exit-gains-rate',
  'tax-saving.exit-gains-tax',
  'tax-saving.exit-principal-tax', // tax on the deducted payment
  'tax-saving.exit-income-tax',
  'tax-saving.exit-charges',
  'tax-saving.exit-charges-rate',
  'tax-saving.exit-fee', // what is left of 1 after the fee
  'tax-saving.exit-after-fee',
  'tax-saving.exit-factor', // price of 1 € a year; details: type, table, timing
  'tax-saving.exit-birth-year',
  'tax-saving.exit-age', // in completed years at the exit
  'tax-saving.exit-technical-rate',
  'tax-saving.exit-payments-per-year',
  'tax-saving.exit-annuity',
  'tax-saving.exit-pension', // share of the annuity that the deducted part bought
  'tax-saving.exit-pension-share', // what is left of 1 after the deduction
  'tax-saving.exit-taxed-pension',
  'tax-saving.exit-rest', // share that the rest bought
  'tax-saving.exit-taxed-share', // share of it that is taxed; details: age
  'tax-saving.exit-taxed-rest',
  'tax-saving.exit-taxed',
  'tax-saving.exit-net',
] as const
export type Term = (typeof TERMS)[number]
