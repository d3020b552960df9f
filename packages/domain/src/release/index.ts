export {
  refundCall,
  refundContextCall,
  refundPermissionsCall,
  releaseDocumentsCall,
  releasesCall,
  withdrawCall,
} from './calls.ts'
export { choiceError, lotsFor, releaseAmountError, type ReleaseChoice } from './check.ts'
export {
  explainRelease,
  releaseCheckedUntil,
  releaseOf,
  taxOf,
  type Release,
  type ReleaseFigures,
  type ReleaseTax,
} from './figures.ts'
export { grossFor, type GrossForNet } from './inverse.ts'
export { addedTax, type AddedTax } from './next-year.ts'
export {
  hasEvent,
  RELEASE_COMPARTMENTS,
  RELEASE_PLANS,
  RELEASE_REASONS,
  releaseAnswer,
  type ReasonLaw,
  type ReleaseAnswer,
  type ReleaseCompartment,
  type ReleasePlan,
  type ReleaseQuestion,
  type ReleaseReason,
} from './reasons.ts'
export { type SourceCode } from './sources.ts'
export { freeLots, releasedLots, soonFreeLots, takeFrom, worthOf, type Taken, type TakenLot } from './taking.ts'
export { type Term } from './terms.ts'
export { lifeOfRelease, type AskedRelease, type ReleaseLife, type ReleaseMoment } from './life.ts'
export {
  REFUND_TYPES,
  refundRequest,
  withdrawRequest,
  type RefundContext,
  type RefundPermission,
  type RefundRequest,
  type RefundType,
  type ReleaseDocument,
  type ReleaseLine,
  type WithdrawRequest,
} from './model.ts'
export { releaseLines, releasePlanOf } from './offered.ts'
