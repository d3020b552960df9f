/** What the figures of a projection are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'projection.one',
  'projection.net-return', // a year
  'projection.yearly-growth', // 1 plus the net return
  'projection.months-to-start',
  'projection.months-per-year',
  'projection.years-to-start',
  'projection.growth', // of what is saved today
  'projection.savings',
  'projection.savings-at-start',
  'projection.payment', // details: periodicity
  'projection.payments-growth', // value at the start of 1 euro a period; details: periodicity, payments
  'projection.growth-beyond-one', // growth of a period, or of all periods, less 1
  'projection.payments-at-start',
  'projection.capital', // savings and payments at the start
  'projection.birth-year',
  'projection.age',
  'projection.technical-rate',
  'projection.payments-per-year',
  'projection.factor', // price of 1 euro a year; details: type, table, timing
  'projection.fee',
  'projection.share-after-fee', // 1 less the fee
  'projection.left-after-fee', // capital times that share
  'projection.free-at-start', // capital that the law does not keep for an annuity
  'projection.capital-share', // share of it that is paid out
  'projection.paid-out-exact',
  'projection.paid-out', // to the cent
  'projection.converted', // capital less what is paid out
  'projection.annuity-exact',
  'projection.annuity', // a year, to the cent
  'projection.month-exact',
  'projection.month', // to the cent
  'projection.pension', // of the state, a month
  'projection.annuities', // of all accounts, a month
  'projection.other-income',
  'projection.income', // all of it, a month
  'projection.property-loan',
  'projection.goal',
  'projection.delta', // income less loan and goal
] as const
export type Term = (typeof TERMS)[number]
