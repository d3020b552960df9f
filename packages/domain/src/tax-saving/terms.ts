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
] as const
export type Term = (typeof TERMS)[number]
