/** What the figures of a long life are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'longevity.age', // completed years of the saver at the start
  'longevity.birth-year',
  'longevity.spouse-age',
  'longevity.spouse-birth-year',
  'longevity.months-per-year', // 12
  'longevity.start', // age at the start, in months
  'longevity.rise', // assumed rise of the annuity a year
  'longevity.prices', // assumed rise of prices a year
  'longevity.instalment', // number of the instalment that reaches the capital
  'longevity.reaching-age', // age of that month; details: reading
  'longevity.survivors', // those of a table who live to an age; details: age in months
  'longevity.died', // those who die in a part of a year
  'longevity.part-of-year',
  'longevity.months-of-year', // months since the last birthday
  'longevity.share', // share of those living at the start
  'longevity.tenths', // 0.9, 0.5 or 0.1
  'longevity.months-living', // last whole month at which so many live; details: table, group, tenths, share, next
  'longevity.lived-age', // age of that month; details: group, tenths
] as const
export type Term = (typeof TERMS)[number]
