import { isPlainDate, plainDate, type PlainDate } from '../calendar/index.ts'
import { refuse, requireNumber, requireObject, requireOneOf, requireWhole } from '../input/index.ts'
import { euros, HIGHEST_AMOUNT, requirePositiveEuros } from '../money/index.ts'
import { GAINS_TAXES, offeredRates } from '../net-income/index.ts'
import { PAYMENT_KINDS, type ExitRates, type LifeQuestion, type PaymentKind } from './model.ts'

const FIRST_DAY = /* @__PURE__ */ plainDate('2025-01-01')
/** A cent: what is less is no amount once it is rounded. */
const LEAST_PAYMENT = /* @__PURE__ */ euros('0.01')
const RATES = { min: 0, max: 100 }
/** Stands for charges on pensions where a payment has none, and for an age where none counts. */
export const ANY_VALUE = 0

const YEARS = { min: 0, max: 80 }
const GROWTH = { min: -50, max: 50 }

const SAVE_NOTHING: ReadonlySet<string> = /* @__PURE__ */ new Set(['voluntary-not-deducted', 'top-up'])

const requireAmounts = ({ kind, payment, taxSaved }: LifeQuestion): void => {
  requirePositiveEuros('payment', payment)
  if (payment.lessThan(LEAST_PAYMENT) || payment.greaterThan(HIGHEST_AMOUNT)) refuse('payment', payment, 'out-of-range')
  if (taxSaved === undefined) return
  requirePositiveEuros('taxSaved', taxSaved)
  if (SAVE_NOTHING.has(kind)) refuse('taxSaved', taxSaved, 'saves-nothing')
}

/** Refuses a day before the law that is modelled. */
export const requireDay = (asOf: PlainDate): void => {
  if (!isPlainDate(asOf)) refuse('asOf', asOf, 'not-a-date')
  if (asOf < FIRST_DAY) refuse('asOf', asOf, 'out-of-range')
}

/** Refuses rates at the exit that the law of the day does not have; charges on pensions count for mandatory payments alone. */
export const requireExit = (kind: PaymentKind, exit: ExitRates, asOf: PlainDate): void => {
  requireObject('exit', exit)
  requireNumber('exit.marginal', exit.marginal, RATES)
  if (kind === 'mandatory' || exit.pensionCharges !== undefined)
    requireOneOf('exit.pensionCharges', exit.pensionCharges, offeredRates(asOf).pensionCharges)
  if (exit.gainsBy !== undefined) requireOneOf('exit.gainsBy', exit.gainsBy, GAINS_TAXES)
}

/** Refuses a question that has no answer. */
export const requireLife = (question: LifeQuestion): void => {
  requireObject('question', question)
  const { kind, rate, years, growthPercent, exit, asOf } = question
  requireOneOf('kind', kind, PAYMENT_KINDS)
  requireAmounts(question)
  requireNumber('rate', rate, RATES)
  requireWhole('years', years, YEARS)
  requireNumber('growthPercent', growthPercent, GROWTH)
  requireDay(asOf)
  requireExit(kind, exit, asOf)
}
