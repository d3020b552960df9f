/** What the figures of an estimate are called, one code each, beside those of the state pension; the words live in the catalogues. */
export const TERMS = [
  'pension.base', // base pension with that of another scheme
  'pension.other-base', // what the statement of another scheme gives a year
  'pension.complementary',
  'pension.other-complementary',
  'pension.year',
  'pension.months-of-year',
  'pension.month-exact',
  'pension.month',
] as const
export type Term = (typeof TERMS)[number]
