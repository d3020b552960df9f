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

/** The figures of a retirement income, gross, charges, tax and net in two kinds of euros; those of the project stand among its steps. */
export const INCOME_TERMS = [
  'projection.inflation', // a year
  'projection.yearly-rise', // 1 plus it
  'projection.rise', // of prices until the departure
  'projection.risen', // amount of today in euros of the departure
  'projection.deflated', // amount of the departure in euros of today
  'projection.deflated-before', // the same of the parts before
  'projection.before', // parts before
  'projection.reached', // parts up to this one
  'projection.gross', // details: line
  'projection.payment-count', // payments until the departure
  'projection.paid-later', // all of them
  'projection.paid-in', // what counts as paid in
  'projection.part-of-side', // share that becomes an annuity, or capital
  'projection.share-of-side',
  'projection.piece-at-start', // savings of one regime; details: regime
  'projection.pieces-at-start',
  'projection.piece-share', // details: regime
  'projection.piece', // part of the amount that one regime taxes; details: regime
  'projection.charges-rate',
  'projection.charges-part', // on what one regime taxes
  'projection.charges-exact',
  'projection.charges', // to the cent
  'projection.deductible-rate', // points of the charges that the tax does not count
  'projection.deductible',
  'projection.taxed-share', // of an annuity, for the age at its start; details: age
  'projection.taxable',
  'projection.principal', // payments in a capital
  'projection.gains',
  'projection.flat-rate',
  'projection.flat-tax', // on gains
  'projection.taxable-months', // of all parts, a month
  'projection.year-pensions',
  'projection.pension-deduction-rate',
  'projection.pension-deduction-min',
  'projection.pension-deduction-max',
  'projection.pension-deduction',
  'projection.year-pensions-net',
  'projection.year-shares', // taxed shares of annuities
  'projection.household-income',
  'projection.year-income',
  'projection.year-tax',
  'projection.kept', // of 1 euro of pension after the deduction
  'projection.average-rate',
  'projection.capital-taxable',
  'projection.year-income-and-capital',
  'projection.capital-tax',
  'projection.scale-rate',
  'projection.highest-rate',
  'projection.tax-part', // with the deduction on pensions, or without it
  'projection.tax-exact',
  'projection.tax', // to the cent
  'projection.net', // details: line
  'projection.total-gross',
  'projection.total-charges',
  'projection.total-tax',
  'projection.total-net',
] as const
export type IncomeTerm = (typeof INCOME_TERMS)[number]

/** The figures of what is left to live on, which stand above those of a retirement income. */
export const LIVING_TERMS = [
  'projection.living-pension', // gross, a month
  'projection.living-annuities',
  'projection.living-other',
  'projection.living-gross', // all sources
  'projection.living-charges',
  'projection.living-tax',
  'projection.living-loan',
  'projection.living-net',
] as const
export type LivingTerm = (typeof LIVING_TERMS)[number]
