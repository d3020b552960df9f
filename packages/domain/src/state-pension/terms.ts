/** What the figures of the state pension are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'state-pension.wage', // wage of a year; details: year
  'state-pension.ceiling', // annual ceiling of the social security; details: year
  'state-pension.capped-wage', // details: year
  'state-pension.coefficient', // details: year
  'state-pension.raised-wage', // capped wage times its coefficient; details: year
  'state-pension.best-wages', // sum of the best years
  'state-pension.counted-years',
  'state-pension.average-wage',
  'state-pension.required-quarters',
  'state-pension.all-quarters',
  'state-pension.scheme-quarters',
  'state-pension.counted-quarters', // those of the scheme, no more than the required ones
  'state-pension.duration', // counted over required quarters
  'state-pension.short-quarters', // required less all quarters
  'state-pension.quarters-to-full-rate-age',
  'state-pension.most-missing-quarters',
  'state-pension.none', // 0, below which the missing quarters do not fall
  'state-pension.missing-quarters',
  'state-pension.full-rate',
  'state-pension.rate-per-quarter',
  'state-pension.rate-lost',
  'state-pension.rate',
  'state-pension.uncapped', // average wage times rate times duration
  'state-pension.maximum-share',
  'state-pension.maximum',
  'state-pension.before-surcote',
  'state-pension.surcote-quarters',
  'state-pension.surcote-per-quarter',
  'state-pension.surcote',
  'state-pension.with-surcote',
] as const
export type Term = (typeof TERMS)[number]
