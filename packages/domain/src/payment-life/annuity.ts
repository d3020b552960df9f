import { given, type Derivation } from '../explain/index.ts'
import { requireObject, requireOneOf, requireWhole } from '../input/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { netOf } from '../net-income/index.ts'
import { ANY_VALUE, requireDay, requireExit } from './check.ts'
import { amountLabel } from './label.ts'
import { PAYMENT_KINDS, REGIME_OF_KIND, type LifeQuestion } from './model.ts'

/** An annuity of which a part is taken each year. */
export type AnnuityQuestion = Pick<LifeQuestion, 'kind' | 'exit' | 'asOf'> & {
  /** Completed years on the day of its first payment. */
  readonly age: number
}

/** What charges and tax leave of an annuity a year, in euros. */
export type AnnuityLeft = {
  readonly gross: Euros
  readonly charges: Euros
  readonly tax: Euros
  readonly net: Euros
  /** What is left, down to the annuity. */
  readonly explanation: Derivation
}

const GROSS = /* @__PURE__ */ euros(100)
const AGES = { min: 0, max: 120 }

/**
 * Says what charges and tax leave of every 100 € of annuity a year that a payment gives: how long it is paid, and how large it is, are not looked at.
 *
 * Each levy to the cent, half up. BEY-98, docs/rules/beyond-payment.md.
 *
 * @param question kind of the payment, rates at the exit in percent, age at the first payment and day of the law
 * @throws DomainInputError for rates outside 0 to 100 %, charges that the law does not have, and an age outside 0 to 120
 * @public
 * @example annuityLeft({ kind: 'voluntary-deducted', exit: { marginal: 11 }, age: 64, asOf: plainDate('2026-11-20') }).net // 82,66 € of 100 €
 */
export const annuityLeft = (question: AnnuityQuestion): AnnuityLeft => {
  requireObject('question', question)
  const { kind, exit, age, asOf } = question
  requireOneOf('kind', kind, PAYMENT_KINDS)
  requireDay(asOf)
  requireExit(kind, exit, asOf)
  requireWhole('age', age, AGES)
  const gross = given({ ...amountLabel('payment-life.annuity', 'saver', 'BEY-98'), unit: 'eur-per-year' }, GROSS)
  const { charges, tax, net, explanation } = netOf(
    { form: 'annuity', regime: REGIME_OF_KIND[kind], gross },
    { marginal: exit.marginal, pensionCharges: exit.pensionCharges ?? ANY_VALUE, on: asOf, age },
  )
  return { gross: GROSS, charges, tax, net, explanation }
}
