import { shownGauges } from '@hautelisse/domain/contributions'
import type { ShownGauge } from '@hautelisse/domain/contributions'
import type { SnapshotFrom } from 'xstate'
import { contentOf } from '../resource/index.ts'
import type { Content } from '../resource/index.ts'
import { GAUGE_PARTS } from './machine.ts'
import type { contributionGaugeMachine, GaugePart } from './machine.ts'

export type ContributionGaugeSnapshot = SnapshotFrom<typeof contributionGaugeMachine>

/** One gauge for each account type; what could not be read is named. */
export type KnownGauges = { readonly gauges: readonly ShownGauge[]; readonly missing: readonly GaugePart[] }

/**
 * The gauges that are known, once nothing is under way any more (GAUGE-01, GAUGE-02). Absent: the person holds no plan that has one. Failed:
 * none could be read (S-ERR-21).
 */
export const selectGauges = ({ value, context }: ContributionGaugeSnapshot): Content<KnownGauges> => {
  if (GAUGE_PARTS.some((part) => value[part] === 'loading')) return { kind: 'loading' }
  const gauges = shownGauges({ ...context.employee, ...context.retired })
  const missing = GAUGE_PARTS.filter((part) => value[part] === 'failed')
  if (gauges.length > 0) return contentOf('loaded', { gauges, missing })
  return { kind: missing.length > 0 ? 'failed' : 'absent' }
}
