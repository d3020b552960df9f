import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { PREMIUM_SOCIAL_CONTRIBUTIONS, valueOrStandIn } from '../law/index.ts'
import { shareLabel } from './label.ts'

/** CSG and CRDS on a bonus, a profit share or a top-up: to the cent, half up, once (TOPUP-05, TOPUP-07). */
export const reckonContributions = <Figure>(steps: Reckoning<Figure>, label: Label, gross: Figure, asOf: PlainDate): Figure => {
  const { csg, crds } = valueOrStandIn(PREMIUM_SOCIAL_CONTRIBUTIONS, asOf).value
  const rate = steps.given(shareLabel('contributions.rate', 'premium-contributions'), csg.plus(crds))
  return steps.roundedToCents(label, steps.product(label, [gross, rate]))
}
