import type { PlainDate } from '../calendar/index.ts'
import { addEuros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import { caseAt, computePension, variationsOf, type PensionPlan, type VariationKind } from '../state-pension/index.ts'
import { withOther } from './curve.ts'
import { planOf } from './plan.ts'
import type { EstimateBasis } from './wire.ts'

/** What one change makes of a pension: the changed plan and its start, and euros a month more or less; undefined where it no longer opens. */
export type EstimateVariation = {
  readonly kind: VariationKind
  readonly plan: PensionPlan
  readonly start: PlainDate
  readonly difference: Decimal | undefined
}

/**
 * Lists what changes a pension most, the largest difference first.
 *
 * Rule SP-18. The pension of another scheme counts on both sides, from the full rate on.
 *
 * @param basis of an estimate
 * @param start first day of the pension that is compared with
 */
export const whatChangesMost = (basis: EstimateBasis, start: PlainDate): readonly EstimateVariation[] => {
  const plan = planOf(basis)
  const found = variationsOf(plan, start)
  if (addEuros(basis.other_base, basis.other_complementary).isZero()) return found
  const monthOf = (asked: PensionPlan, day: PlainDate): Euros | undefined => {
    const { figures } = computePension(caseAt(asked, day))
    return figures && withOther(basis, figures).month
  }
  const held = monthOf(plan, start)
  const compared = Array.from(found, (variation) => {
    const reached = monthOf(variation.plan, variation.start)
    return { ...variation, difference: held && reached?.minus(held) }
  })
  return compared.toSorted((a, b) => (b.difference?.abs() ?? ZERO_EUROS).comparedTo(a.difference?.abs() ?? ZERO_EUROS))
}
