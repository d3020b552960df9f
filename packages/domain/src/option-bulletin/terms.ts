/** What the figures of a choice and of the comparison are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'option-bulletin.gross', // part of the gross premium that is paid out
  'option-bulletin.deductible-rate', // CSG that the income tax does not count
  'option-bulletin.deductible',
  'option-bulletin.taxable',
  'option-bulletin.withholding-rate',
  'option-bulletin.withheld',
  'option-bulletin.paid-out', // before the withholding
  'option-bulletin.on-account',
  'option-bulletin.kept-share', // what is left of 1 after the 10 % for costs
  'option-bulletin.marginal-rate',
  'option-bulletin.tax',
  'option-bulletin.household-tax', // with the contribution on high incomes
  'option-bulletin.start', // what is kept or invested
  'option-bulletin.net-premium',
  'option-bulletin.one',
  'option-bulletin.return',
  'option-bulletin.yearly-factor',
  'option-bulletin.years',
  'option-bulletin.growth',
  'option-bulletin.value',
] as const
export type Term = (typeof TERMS)[number]
