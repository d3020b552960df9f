export { compareAges, type AgeComparison, type AgeReason, type ComparedAge, type ComparedWay, type Way } from './ages.ts'
export { assumptionsAt, LAST_ROW_AGE, otherTableOf, rateSourceOf, tableOf, type Assumptions } from './assumptions.ts'
export { simulateCall } from './calls.ts'
export { withdrawalInputsOf, type AskedWithdrawal, type CaseContract, type WithdrawalInputs } from './case-inputs.ts'
export { withdrawalCases } from './cases.ts'
export { headingFigure, isOptionLacking, isResultComplete, resultOfContract, type AskedFor } from './complete.ts'
export { explainWithdrawal, simulateWithdrawal, type Simulation } from './compute.ts'
export {
  AMOUNT_TOLERANCE,
  defaultDistribution,
  everythingAs,
  moveDivider,
  noticeOf,
  remainderOf,
  totalsOf,
  typeSide,
  withdrawEverythingAs,
  type EditNotice,
  type Edited,
  type PartId,
  type RemainderNotice,
  type Totals,
} from './distribution.ts'
export { departureAges, type AgeMark, type DepartureAges } from './departure-ages.ts'
export { fillAfter, fillSide, isBalanced, otherSide, restFor } from './fill.ts'
export {
  distributionKey,
  parseDistributionKey,
  readDistribution,
  writeDistribution,
  type NamedPart,
  type WireDistribution,
} from './distribution-wire.ts'
export {
  asksForOption,
  contractsOf,
  ELIGIBLE_TYPES,
  isEligible,
  partsOf,
  SIMULATOR,
  takingPart,
  type Contract,
  type ForcedAnnuity,
} from './eligibility.ts'
export { withdrawalEvaluators } from './evaluators.ts'
export { annuityRate } from './explanation.ts'
export {
  basisOf,
  explainAnnuity,
  explainCapital,
  explainConverted,
  explainGap,
  explainOtherTable,
  explainSpouse,
  explainTotal,
  explainTotalCapital,
  explainTotalConverted,
  ofContract,
  type ContractBasis,
} from './figure-explanations.ts'
export {
  annuityOf,
  availableOf,
  convertingOf,
  figuresOf,
  gapOf,
  hasFigures,
  monthly,
  spouseAmount,
  totalByAge,
  totalCapitalOf,
  totalOf,
  type TotalAgeRow,
} from './figures.ts'
export { fuller } from './fuller.ts'
export { coverageOf, leftOutOf, type Coverage, type LeftOut, type LeftOutReason } from './left-out.ts'
export {
  COMPARTMENTS,
  FORM_STEPS,
  RETIREMENT_AGES,
  REVERSION_PERCENTAGES,
  SIDES,
  simulationRequest,
  STEPS,
  WITHDRAW_CASES,
  type Compartment,
  type Distribution,
  type DistributionForm,
  type FormStep,
  type LockReason,
  type Part,
  type PartForm,
  type PartName,
  type Reversible,
  type ReversionPercentage,
  type Side,
  type SimulationRequest,
  type SplitPart,
  type Step,
  type TypedAmount,
  type WithdrawalContext,
  type WithdrawalForm,
  type WithdrawCase,
} from './model.ts'
export {
  answerReversible,
  firstStepOf,
  guaranteedYears,
  guaranteedYearsAt,
  options,
  showsSpouse,
  stepAt,
  stepsFrom,
} from './options.ts'
export {
  explainNet,
  mostNetOf,
  mostNetOfConverted,
  netAnnuity,
  netCapital,
  netSmallAnnuity,
  netTotal,
  savedAsCapital,
  type NetPart,
  type NetQuestion,
  type NetTotal,
  type PaidIn,
} from './net.ts'
export { figureAt, paidSoFar, withoutRise, type PaidByAge, type PaidSoFar } from './paid-so-far.ts'
export { refusableCapital, type RefusableCapital } from './refusable.ts'
export {
  simulateContracts,
  type PlainAnswer,
  type PlainContract,
  type PlainQuestion,
  type PlainSplit,
} from './plain-contracts.ts'
export { checkRequest, requestOf, type RequestToCheck } from './request.ts'
export type {
  AgeRow,
  AnnuityFigure,
  AnnuityRows,
  AvailableResult,
  ContractExplanation,
  ContractResult,
  FactorEntry,
  GuaranteedRow,
  OtherTable,
  Period,
  SimulationResult,
  SmallAnnuity,
  StepRow,
  UnavailableResult,
} from './result.ts'
export { scheduleOf, type Schedule, type ScheduleNote } from './schedule.ts'
export { splitFor, type SplitFor, type SplitQuestion } from './split-for.ts'
export { takeSplit, type SplitAmount } from './take-split.ts'
export { SOURCES, sourceOf, TABLE_SOURCES, type SourceCode, type SourceEntry } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
export { inflationAt, inTodaysEuros } from './todays-euros.ts'
export { amountPath, HIGHEST_SPLIT, OLDEST_AGE, readAge, validateForm, validateStep, type FormContext } from './validate.ts'
export { completeFor, readResult, resultsFor, simulationAnswer, wireResult, writeResult, type WireResult } from './wire.ts'
export { RULES_VERSION } from './version.ts'
