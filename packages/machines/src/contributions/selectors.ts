import { shownGauges } from '@hautelisse/domain/contributions'
import type { ShownGauge } from '@hautelisse/domain/contributions'
import type { SnapshotFrom } from 'xstate'
import { GAUGE_PARTS } from './machine.ts'
import type { contributionGaugeMachine, GaugePart } from './machine.ts'

export type ContributionGaugeSnapshot = SnapshotFrom<typeof contributionGaugeMachine>

/** The gauges as they are shown. */
export type GaugesView =
  | { readonly kind: 'loading' }
  /** "Le simulateur est temporairement indisponible." (S-ERR-21), with a way to ask again. */
  | { readonly kind: 'unavailable' }
  /** The person holds no plan that has a gauge. */
  | { readonly kind: 'none' }
  /** One gauge for each account type; what could not be read is named. */
  | { readonly kind: 'shown'; readonly gauges: readonly ShownGauge[]; readonly missing: readonly GaugePart[] }

/** Reads the gauges that are known, once nothing is under way any more (GAUGE-01, GAUGE-02, S-ERR-21). */
export const selectGauges = ({ value, context }: ContributionGaugeSnapshot): GaugesView => {
  if (GAUGE_PARTS.some((part) => value[part] === 'loading')) return { kind: 'loading' }
  const gauges = shownGauges({ ...context.employee, ...context.retired })
  const missing = GAUGE_PARTS.filter((part) => value[part] === 'failed')
  if (gauges.length > 0) return { kind: 'shown', gauges, missing }
  return { kind: missing.length > 0 ? 'unavailable' : 'none' }
}
