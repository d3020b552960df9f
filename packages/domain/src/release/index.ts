export {
  refundCall,
  refundContextCall,
  refundPermissionsCall,
  releaseDocumentsCall,
  releasesCall,
  withdrawCall,
} from './calls.ts'
export { boundsOf, type ReleaseBound } from './bounds.ts'
export { answerFor, eventDays, type EventDays, type ReleaseChoice } from './check.ts'
export { explainPlanRelease, figuresOfRelease, releasesOf, type PlanRelease } from './compartments.ts'
export { yearOfEarlyGains } from './early-gains.ts'
export {
  afterNextYear,
  estimateOf,
  releaseHappenings,
  type AfterNextYear,
  type ReleaseEstimate,
  type ReleaseHappening,
} from './estimate.ts'
export {
  explainRelease,
  releaseCheckedUntil,
  RELEASE_TAXES,
  releaseOf,
  taxOf,
  type Release,
  type ReleaseFigures,
  type ReleaseTax,
} from './figures.ts'
export {
  EMPTY_RELEASE,
  errorsOn,
  eventOf,
  fundOrder,
  grossOfForm,
  asksForCost,
  lineOfForm,
  lotsOfForm,
  reasonOfForm,
  RELEASE_HOUSEHOLDS,
  RELEASE_STEPS,
  slotsOf,
  stepOfField,
  type ReleaseForm,
  type ReleaseMeans,
  type ReleaseSlot,
  type ReleaseStep,
} from './form.ts'
export {
  availableIn,
  claimedIn,
  RELEASE_KINDS,
  releaseOffers,
  type KindOffer,
  type ReleaseKind,
  type ReleaseOffer,
  type ReleaseReadings,
  type ReleaseRefusal,
} from './offers.ts'
export { grossFor, type GrossForNet } from './inverse.ts'
export { releaseLater, type ReleaseLater } from './later.ts'
export { requestOf, type MoneyOut } from './request.ts'
export { hasPurpose, purposeError } from './purpose.ts'
export { legalAgeDay, type LegalAgeDay } from './legal-age.ts'
export { addedTax, type AddedTax } from './next-year.ts'
export {
  hasEvent,
  isSensitive,
  RELEASE_COMPARTMENTS,
  RELEASE_PLANS,
  RELEASE_REASONS,
  reasonsOf,
  releaseAnswer,
  type ReasonLaw,
  type ReleaseAnswer,
  type ReleaseCompartment,
  type ReleasePlan,
  type ReleaseQuestion,
  type ReleaseReason,
} from './reasons.ts'
export { type SourceCode } from './sources.ts'
export {
  canBePaid,
  refundDenial,
  releaseDenial,
  type FormerRelease,
  type ReleaseDenial,
  type ReleaseStanding,
} from './refusals.ts'
export { orderOfRefund, orderOfRelease, soldBy, takenBy, type LotsAtSale, type ReleaseOrder } from './order.ts'
export { splitFor, type ReleaseSplit } from './split.ts'
export { freeLots, releasedLots, soonFreeLots, takeFrom, worthOf, type Taken, type TakenLot } from './taking.ts'
export { type Term } from './terms.ts'
export { lifeOfRelease, takesFiles, withPay, type AskedRelease, type ReleaseLife } from './life.ts'
export { documentNamed, reasonNamed, toldRelease, type IncomeTaxOnRelease, type ToldRelease } from './told.ts'
export {
  monthsOf,
  reasonOfLine,
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
export {
  answerReleaseCase,
  FIRST_REQUEST_DAY,
  readReleaseCase,
  RELEASE_CASE_COLUMNS,
  RELEASE_CASE_PLANS,
  type ReleaseCase,
  type ReleaseCaseColumn,
  type ReleaseCaseProblem,
} from './case.ts'
export { releaseCases } from './cases.ts'
