export { employeeGaugeCall, retirementGaugeCall } from './calls.ts'
export { topUpCeiling } from './ceilings.ts'
export { availableOf, fillOf, shownGauges, type ShownGauge } from './gauge.ts'
export { BULLETIN_TYPES, gauge, GAUGE_ANIMATION_MS, GAUGE_TYPES, type Gauge, type Gauges, type GaugeType } from './model.ts'
