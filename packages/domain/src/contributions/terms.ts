/** What the figures of a top-up and of a ceiling are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'contributions.payment', // what is paid now
  'contributions.matched-before', // payments of the year that the plan has matched already
  'contributions.matched', // with what is paid now
  'contributions.band-start',
  'contributions.band-end',
  'contributions.band-part', // part of the payment in one band
  'contributions.band-rate',
  'contributions.band-top-up',
  'contributions.rule-top-up', // what the plan's bands give
  'contributions.plan-ceiling',
  'contributions.received', // top-up of the year from the plan
  'contributions.plan-room',
  'contributions.social-security-ceiling',
  'contributions.law-share',
  'contributions.law-ceiling',
  'contributions.kind-received', // top-up of the year from all plans of the kind, of all companies
  'contributions.law-room',
  'contributions.own-before',
  'contributions.own',
  'contributions.multiple',
  'contributions.triple',
  'contributions.triple-room',
  'contributions.least',
  'contributions.nothing',
  'contributions.gross',
  'contributions.rate',
  'contributions.contributions',
  'contributions.net',
  'contributions.income', // pay, pensions or income that the yearly ceiling is a share of
  'contributions.income-share',
  'contributions.ceiling-share',
  'contributions.payment-ceiling',
  'contributions.fraction', // of a cent, cut off a ceiling
  'contributions.counted',
  'contributions.payment-room',
  'contributions.premium', // gross bonus or profit share
  'contributions.premium-contributions',
  'contributions.premium-net',
] as const
export type Term = (typeof TERMS)[number]
