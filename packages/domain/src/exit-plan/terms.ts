/** What the figures of a plan of exit are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'exit-plan.pension', // pensions of a person beside the exit; details: person
  'exit-plan.annuity', // annuity of the year; details: regime
  'exit-plan.deductible-rate', // points of the charges that the tax does not count
  'exit-plan.deductible',
  'exit-plan.annuity-taxed', // what the tax counts of it
  'exit-plan.annuity-share', // share of an annuity that is taxed, by age at its start
  'exit-plan.pensions', // pensions of a person with those of the exit; details: person
  'exit-plan.pension-rate', // the 10 %
  'exit-plan.pension-min',
  'exit-plan.pension-max',
  'exit-plan.pension-deduction', // details: person, of one
  'exit-plan.net-pensions', // of the household
  'exit-plan.other-incomes',
  'exit-plan.paid', // deducted payments in the capital
  'exit-plan.gains', // gains in the capital of the year
  'exit-plan.taxed-gains', // those that income tax counts
  'exit-plan.small-capital', // capital in place of a small annuity
  'exit-plan.small-capital-base', // what the 10 % leave of it
  'exit-plan.small-capital-rate',
  'exit-plan.small-capital-tax',
  'exit-plan.income-without', // taxable income without the exit
  'exit-plan.income-with',
  'exit-plan.reference', // reference income of the year
  'exit-plan.income-tax', // what the exit adds to the tax
  'exit-plan.contribution', // what it adds to the contribution on high incomes
  'exit-plan.charges-rate', // details: regime
  'exit-plan.charges', // details: regime
  'exit-plan.social-charges', // of the year
  'exit-plan.flat-rate',
  'exit-plan.gains-tax',
  'exit-plan.flat-tax', // of the year
  'exit-plan.capital', // received in the year; details: compartment
  'exit-plan.gross',
  'exit-plan.levies',
  'exit-plan.net',
] as const
export type Term = (typeof TERMS)[number]
