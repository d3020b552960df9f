export { allocableAccount, topUpCaseOf, topUpFor, type AllocableAccount } from './allocable.ts'
export { employeeGaugeCall, retirementGaugeByTypeCall, retirementGaugeCall } from './calls.ts'
export { topUpCeiling, topUpCeilingYear, topUpCheckedUntil, topUpShare } from './ceilings.ts'
export type { TopUpBand } from './bands.ts'
export { availableOf, fillOf, roomOf, shownGauges, type ShownGauge } from './gauge.ts'
export {
  countedForCeiling,
  deductiblePaid,
  deductiblePayments,
  isDeductible,
  matchedBy,
  ownPaid,
  planKindOf,
  topUpsPaid,
  voluntaryPaid,
  type PlanKind,
} from './paid.ts'
export { missingForTopUp } from './missing.ts'
export {
  hasPaymentCeiling,
  PAYER_STATUSES,
  paymentCeilingOf,
  type CeilingCase,
  type PayerStatus,
  type PaymentCeiling,
} from './payment-ceiling.ts'
export { explainPremium, premiumOf, type Premium } from './premium.ts'
export { SOURCES, type SourceCode } from './sources.ts'
export { type Term } from './terms.ts'
export {
  explainTopUp,
  topUpLawCheckedUntil,
  topUpOf,
  type TopUp,
  type TopUpBound,
  type TopUpCase,
  type TopUpExplanation,
  type TopUpRule,
} from './top-up.ts'
export { gauge, GAUGE_ANIMATION_MS, GAUGE_TYPES, type Gauge, type Gauges, type GaugeType, type BulletinType } from './model.ts'
