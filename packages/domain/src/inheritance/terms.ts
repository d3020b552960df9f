/** What the figures of an inheritance are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'inheritance.share', // what an heir receives, before the allowance
  'inheritance.allowance', // details: link
  'inheritance.allowance-used', // never more than the share
  'inheritance.taxable', // share less the allowance
  'inheritance.band-bound',
  'inheritance.band-slice', // part of the taxable share within the band
  'inheritance.band-rate',
  'inheritance.band-tax', // details: rate
  'inheritance.exact-duty', // not rounded
  'inheritance.duty', // whole euros
] as const
export type Term = (typeof TERMS)[number]
