export { employeeGaugeCall, retirementGaugeByTypeCall, retirementGaugeCall } from './calls.ts'
export { topUpCeiling, topUpCeilingYear, topUpCheckedUntil, topUpShare } from './ceilings.ts'
export { availableOf, fillOf, shownGauges, type ShownGauge } from './gauge.ts'
export { deductiblePaid, planKindOf, topUpsPaid, type PlanKind } from './paid.ts'
export {
  BULLETIN_TYPES,
  gauge,
  GAUGE_ANIMATION_MS,
  GAUGE_TYPES,
  type Gauge,
  type Gauges,
  type GaugeType,
  type BulletinType,
} from './model.ts'
