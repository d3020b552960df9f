import type { PlainDate } from '@hautelisse/domain/calendar'
import { NET_RETURN, valueOrStandIn } from '@hautelisse/domain/law'
import type { Decimal, Euros } from '@hautelisse/domain/money'
import { lifeOfPayment, type LifeQuestion, type PaymentKind, type PaymentLife } from '@hautelisse/domain/payment-life'
import { exitRates, marginalRate } from '@hautelisse/domain/tax-saving'
import { onceFor } from './once-for.ts'
import { selectAdjustment, selectTaxResult } from './select-results.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** Payments that a saver may choose between; what is mandatory and what an employer adds are not among them. */
const KINDS = ['voluntary-deducted', 'voluntary-not-deducted', 'premium'] as const satisfies readonly PaymentKind[]

/** One payment, at the rate at the exit that leaves the least and at that which leaves the most: the same once the saver has chosen one. */
export type LifeLine = { readonly kind: (typeof KINDS)[number]; readonly least: PaymentLife; readonly most: PaymentLife }

/** The same amount, paid in each of the ways. */
export type LivesView = {
  readonly asOf: PlainDate
  readonly payment: Euros
  readonly years: number
  /** Growth a year, in percent. */
  readonly growthPercent: number
  /** Highest marginal rate of the scale, as a share. */
  readonly highest: Decimal
  readonly lines: readonly LifeLine[]
}

const percentOf = (share: Decimal): number => share.times(100).toNumber()

/**
 * "Toute la vie d’un versement": what is deducted of the payment of the adjustment, from its cost to what is left at the exit (BEY-90 to BEY-97). Computed
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
  const lifeAt = (kind: LifeLine['kind'], rate: Decimal): PaymentLife =>
    lifeOfPayment({
      ...asked,
      kind,
      taxSaved: kind === 'voluntary-deducted' ? saving : undefined,
      exit: { marginal: percentOf(rate) },
    })
  return {
    asOf: today,
    payment: deducted,
    years: asked.years,
    growthPercent: asked.growthPercent,
    highest,
    lines: KINDS.map((kind) => {
      const most = lifeAt(kind, exitRate ?? lowest)
      // Of the others nothing is taken by the marginal rate.
      return { kind, least: kind === 'voluntary-deducted' ? lifeAt(kind, exitRate ?? highest) : most, most }
    }),
  }
})
