/** What the figures of this simulator are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'withdrawal.part-today', // balance of one part that the saver puts on a side; details: policy_id, part, side
  'withdrawal.saved', // all parts of a contract on one side, today
  'withdrawal.one', // 1
  'withdrawal.net-return', // assumed net return a year
  'withdrawal.yearly-growth', // 1 + net return
  'withdrawal.months-to-start', // whole months from today to the start
  'withdrawal.months-per-year', // 12
  'withdrawal.years-to-start', // months / 12
  'withdrawal.growth', // growth until the start; details: start, age
  'withdrawal.converted-at-start', // annuity side at the start, unrounded
  'withdrawal.capital-at-start', // capital side at the start
  'withdrawal.birth-year',
  'withdrawal.age', // completed years at the start
  'withdrawal.spouse-birth-year',
  'withdrawal.spouse-age', // completed years at the start
  'withdrawal.reversion', // share that goes on to the spouse
  'withdrawal.guaranteed-years',
  'withdrawal.technical-rate',
  'withdrawal.payments-per-year',
  'withdrawal.factor', // price of 1 € a year; details: type, table, timing
  'withdrawal.annuity-rate', // 1 / factor
  'withdrawal.before-fee', // annuity a year before the fee
  'withdrawal.fee', // share of each instalment
  'withdrawal.fee-amount', // fee a year
  'withdrawal.after-fee', // annuity a year after the fee, unrounded
  'withdrawal.revaluation', // assumed rise a year
  'withdrawal.yearly-revaluation', // 1 + revaluation
  'withdrawal.years-since-start',
  'withdrawal.revaluation-factor',
  'withdrawal.step-multiplier', // multiple of the first step; details: step
  'withdrawal.annuity-year', // annuity of one contract a year, gross
  'withdrawal.annuity-month', // annuity of one contract a month, gross
  'withdrawal.spouse-year', // what the spouse receives a year
  'withdrawal.spouse-month',
  'withdrawal.total-year', // all contracts
  'withdrawal.total-month',
  'withdrawal.total-capital',
  'withdrawal.total-converted', // savings that all contracts convert, at the start
  'withdrawal.gap', // difference to the single annuity
  'withdrawal.expectation', // complete expectation of life at the start; details: table
  'withdrawal.guarantee-margin', // 5 years
  'withdrawal.guarantee-limit', // expectation − margin
  'withdrawal.small-annuity-month', // monthly annuity of the part that the law lets come as capital only when small
  'withdrawal.inflation', // assumed rise of prices a year
  'withdrawal.yearly-inflation', // 1 + inflation
  'withdrawal.deflator', // rise of prices until the start; details: start
  'withdrawal.later-deflator', // rise of prices since the start
  'withdrawal.share-up-to', // share of the pieces of a contract up to one; details: part, last
  'withdrawal.share-of-payment', // piece of a capital or an annuity; details: part, last
  'withdrawal.paid-in', // what the saver says was paid in, of all that comes as capital
  'withdrawal.paid-part', // its share in one piece; details: policy_id, part, side
  'withdrawal.net-total', // what charges and tax leave of several pieces
] as const
export type Term = (typeof TERMS)[number]
