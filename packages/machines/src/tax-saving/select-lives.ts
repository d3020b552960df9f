import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { NET_RETURN, valueOrStandIn } from '@hautelisse/domain/law'
import type { Decimal, Euros } from '@hautelisse/domain/money'
import { offeredRates } from '@hautelisse/domain/net-income'
import {
  annuityLeft,
  explainLife,
  lifeOfPayment,
  PAYMENT_KINDS,
  type AnnuityLeft,
  type ExitRates,
  type LifeFigures,
  type LifeQuestion,
  type PaymentKind,
  type PaymentLife,
} from '@hautelisse/domain/payment-life'
import { exitRates, marginalRate } from '@hautelisse/domain/tax-saving'
import type { LifeFigureId } from './figures.ts'
import { onceFor } from './once-for.ts'
import { selectAdjustment, selectTaxResult } from './select-results.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** Two answers, at the rates at the exit that leave the least and the most: the same where the saver has chosen the only rate that counts. */
type Bounds<Answer> = { readonly least: Answer; readonly most: Answer }

/** One payment, with what is left of it in one go, and of every 100 € of an annuity a year. */
export type LifeLine = Bounds<PaymentLife> & { readonly kind: PaymentKind; readonly annuity: Bounds<AnnuityLeft> }

/** The same amount, paid in each of the ways. */
export type LivesView = {
  readonly asOf: PlainDate
  readonly payment: Euros
  readonly years: number
  /** Age at the exit. */
  readonly age: number
  /** Growth a year, in percent. */
  readonly growthPercent: number
  /** Highest marginal rate of the scale, as a share. */
  readonly highest: Decimal
  readonly lines: readonly LifeLine[]
}

const percentOf = (share: Decimal): number => share.times(100).toNumber()

/**
 * "Toute la vie d’un versement": what is deducted of the payment of the adjustment, from its cost to what is left at the exit (BEY-90 to BEY-98). Computed
 * once for each state.
 */
export const selectLives = onceFor((snapshot: TaxSavingSnapshot): LivesView | undefined => {
  const { result: kept, exitAge, exitRate, today } = snapshot.context
  const result = selectTaxResult(snapshot)
  if (result === undefined || kept?.situation === undefined) return undefined
  const rates = exitRates(today)
  const [lowest, highest] = [rates[0], rates.at(-1)]
  if (lowest === undefined || highest === undefined) return undefined
  const { payment, saving } = selectAdjustment(snapshot)?.preview ?? result
  const deducted = payment.lessThan(result.ceiling) ? payment : result.ceiling
  if (deducted.isZero()) return undefined
  const asked = {
    payment: deducted,
    rate: percentOf(marginalRate(kept.situation)),
    years: Math.max(0, exitAge - result.request.client_age),
    growthPercent: valueOrStandIn(NET_RETURN, today).value,
    asOf: today,
  } satisfies Partial<LifeQuestion>
  const charges = offeredRates(today).pensionCharges
  const [fewest, heaviest] = [Math.min(...charges), Math.max(...charges)]
  const least: ExitRates = { marginal: percentOf(exitRate ?? highest), pensionCharges: heaviest }
  const most: ExitRates = { marginal: percentOf(exitRate ?? lowest), pensionCharges: fewest }
  const age = Math.max(exitAge, result.request.client_age)
  const lifeAt = (kind: PaymentKind, exit: ExitRates): PaymentLife =>
    lifeOfPayment({ ...asked, kind, taxSaved: kind === 'voluntary-deducted' ? saving : undefined, exit })
  const annuityAt = (kind: PaymentKind, exit: ExitRates): AnnuityLeft => annuityLeft({ kind, exit, age, asOf: today })
  return {
    asOf: today,
    payment: deducted,
    years: asked.years,
    age,
    growthPercent: asked.growthPercent,
    highest,
    lines: PAYMENT_KINDS.map((kind) => ({
      kind,
      least: lifeAt(kind, least),
      most: lifeAt(kind, most),
      annuity: { least: annuityAt(kind, least), most: annuityAt(kind, most) },
    })),
  }
})

/**
 * Explains a figure of the life of a payment.
 *
 * @param view what is shown of it
 * @param figure which of its figures
 * @returns undefined for a payment that is not shown
 * @example explainLifeFigure(view, 'life-most-cost-voluntary-deducted')?.value // '3780'
 */
export const explainLifeFigure = ({ lines }: LivesView, figure: LifeFigureId): Derivation | undefined => {
  const [, bound = '', name = '', kind = ''] = /^life-(least|most)-([a-z]+)-(.+)$/.exec(figure) ?? []
  const line = lines.find((each) => each.kind === kind)
  if (line === undefined) return undefined
  const isLeast = bound === 'least'
  if (name === 'annuity') return (isLeast ? line.annuity.least : line.annuity.most).explanation
  return explainLife(isLeast ? line.least : line.most)[name as keyof LifeFigures]
}
