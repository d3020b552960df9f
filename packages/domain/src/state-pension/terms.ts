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
  'state-pension.none', // 0, below which a figure does not fall
  'state-pension.whole', // 1, from which a coefficient is taken
  'state-pension.missing-quarters',
  'state-pension.contributed-elsewhere', // contributed quarters of other schemes
  'state-pension.reputed-service', // quarters of all schemes that count as contributed for a long career, by kind
  'state-pension.reputed-sickness',
  'state-pension.reputed-unemployment',
  'state-pension.reputed-disability',
  'state-pension.reputed-maternity',
  'state-pension.reputed-parent-at-home',
  'state-pension.reputed-hardship',
  'state-pension.reputed-limit',
  'state-pension.reputed-within-limit',
  'state-pension.reputed-named',
  'state-pension.reputed-unsaid', // of kinds not said
  'state-pension.reputed-counted',
  'state-pension.children-counted', // quarters of children that count for a long career
  'state-pension.long-career-quarters', // all that count for a long career
  'state-pension.long-career-short', // required less those
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
  'state-pension.contributed-quarters',
  'state-pension.counted-contributed-quarters', // no more than the required ones
  'state-pension.contributed-duration', // counted contributed over required quarters
  'state-pension.all-contributed-quarters', // of all base schemes
  'state-pension.scheme-share', // quarters of the scheme over those of all schemes
  'state-pension.months-of-year',
  'state-pension.minimum-plain', // a month, for a whole duration
  'state-pension.minimum-raised', // a month, with the raise
  'state-pension.minimum-raise', // a month, for a whole contributed duration
  'state-pension.minimum-plain-due', // a month, for the duration held
  'state-pension.minimum-raise-due',
  'state-pension.minimum-month',
  'state-pension.minimum',
  'state-pension.minimum-ceiling-month',
  'state-pension.minimum-ceiling', // most that all pensions come to with the minimum
  'state-pension.other-pensions',
  'state-pension.minimum-short', // minimum less the pension before surcote
  'state-pension.minimum-room', // ceiling less all pensions
  'state-pension.minimum-allowed', // the lesser of both
  'state-pension.minimum-top-up',
  'state-pension.before-children',
  'state-pension.children-share', // details: children
  'state-pension.children-increase',
  'state-pension.base-exact',
  'state-pension.base', // to the cent
  'state-pension.point-value',
  'state-pension.points-of-year', // points of one year; details: year
  'state-pension.points-common', // points that take the coefficient of the start
  'state-pension.points-tranche-c', // those of tranche C before 2016
  'state-pension.points',
  'state-pension.point-reduction', // details: quarters
  'state-pension.point-coefficient',
  'state-pension.tranche-c-coefficient',
  'state-pension.rights-common',
  'state-pension.rights-tranche-c',
  'state-pension.complementary-before-children',
  'state-pension.points-of-period', // details: kind, before
  'state-pension.points-children-share', // details: kind, before, children
  'state-pension.points-children-part', // details: kind, before
  'state-pension.points-children-uncapped',
  'state-pension.points-children-most',
  'state-pension.points-children-increase',
  'state-pension.complementary-exact',
  'state-pension.complementary', // to the cent
  'state-pension.year',
  'state-pension.month-exact',
  'state-pension.month', // to the cent
] as const
export type Term = (typeof TERMS)[number]
