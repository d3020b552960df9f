/** What the figures of a release are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'release.value',
  'release.paid-in',
  'release.amount',
  'release.paid-in-part',
  'release.gain',
  'release.nothing',
  'release.charges-rate',
  'release.charges',
  'release.flat-rate',
  'release.flat-tax',
  'release.after-charges',
  'release.paid',
  'release.scale-base',
  'release.marginal-rate',
  'release.next-year',
  'release.after-tax',
] as const
export type Term = (typeof TERMS)[number]
