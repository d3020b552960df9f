import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Reckoning } from '../explain/index.ts'
import type { Euros } from '../money/index.ts'
import type { CeilingPayment, CeilingQuestion, CeilingUse, LineUse } from './ceiling-model.ts'
import { ceilingLabel } from './ceiling-terms.ts'
import { ceilingUseOf, explainCeilingUse } from './ceiling-use.ts'

/** What one payment uses of a line, in euros. */
export type PaymentLine<Figure = Euros> = {
  /** Year that it is the ceiling of. */
  readonly year: number
  readonly amount: Figure
  /** Used by the payment alone. */
  readonly used: Figure
  /** Left after it. */
  readonly left: Figure
  /** Last day on which what is left can be used. */
  readonly until: PlainDate
}

/** What becomes of one payment of a saver, after those that were made before it, in euros. */
export type PaymentUse<Figure = Euros> = {
  readonly deducted: Figure
  /** Part of it on ceilings of the spouse. */
  readonly fromSpouse: Figure
  /** Deducted neither this year nor later: above every ceiling, or too late. */
  readonly notDeducted: Figure
  /** As on the notice: the oldest year first, the calculated ceiling last. */
  readonly lines: readonly PaymentLine<Figure>[]
}

/** Takes the use without a payment from the use with it, in one of two ways: explained, or the figures alone. */
const addedBy =
  <Figure>({ sum, difference, valueOf }: Reckoning<Figure>) =>
  (before: CeilingUse<Figure>, after: CeilingUse<Figure>): PaymentUse<Figure> => {
    const isNothing = (figure: Figure): boolean => valueOf(figure).isZero()
    /** What is the same without anything before it is no difference. */
    const added = (whole: Figure, part: Figure, year?: number): Figure =>
      isNothing(part) ? whole : difference(ceilingLabel('ceiling.by-payment', 'BEY-38', year), [whole, part])
    const out = ({ above, tooLate }: CeilingUse<Figure>['saver']): Figure =>
      isNothing(tooLate) ? above : sum(ceilingLabel('ceiling.above', 'BEY-24'), [above, tooLate])
    const [one, other] = [before.saver, after.saver]
    return {
      deducted: added(other.deducted, one.deducted),
      fromSpouse: added(other.fromSpouse, one.fromSpouse),
      notDeducted: added(out(other), out(one)),
      lines: other.lines.map(({ year, amount, own, left, until }, at) => {
        const earlier = one.lines[at] as LineUse<Figure>
        return { year, amount, used: added(own, earlier.own, year), left, until }
      }),
    }
  }

const bareUse = /* @__PURE__ */ addedBy(BARE)
const explainedUse = /* @__PURE__ */ addedBy(EXPLAINED)

const withPayment = ({ saver, ...question }: CeilingQuestion, payment: CeilingPayment): CeilingQuestion => ({
  ...question,
  saver: { ...saver, payments: [...saver.payments, payment] },
})

/**
 * Computes what one payment uses of the ceilings of a tax notice, line by line, after the payments that were made before it.
 *
 * Nothing is rounded. Rule BEY-38, docs/rules/beyond-ceilings.md.
 *
 * @param question year, lines of the notice and payments made before, in euros
 * @param payment the payment
 * @public
 * @throws DomainInputError
 * @example paymentUseOf({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [{ amount: euros(4000) }] } }, { amount: euros(1500) }).lines[0].used // 790,00 €
 */
export const paymentUseOf = (question: CeilingQuestion, payment: CeilingPayment): PaymentUse =>
  // Differences of amounts are amounts, as in `ceilingUseOf`.
  bareUse(ceilingUseOf(question), ceilingUseOf(withPayment(question, payment))) as PaymentUse

/**
 * Computes the same with the explanation of every figure.
 *
 * Rule BEY-38, docs/rules/beyond-ceilings.md.
 *
 * @param question year, lines of the notice and payments made before, in euros
 * @param payment the payment
 * @throws DomainInputError
 * @example explainPaymentUse({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [{ amount: euros(4000) }] } }, { amount: euros(1500) }).deducted.value // '1500'
 */
export const explainPaymentUse = (question: CeilingQuestion, payment: CeilingPayment): PaymentUse<Derivation> =>
  explainedUse(explainCeilingUse(question), explainCeilingUse(withPayment(question, payment)))
