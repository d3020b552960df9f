export {
  adminAllocationsCall,
  adminAuthorizeCall,
  adminDraftsCall,
  adminExportCall,
  adminHistoryCall,
  adminImportCall,
  adminLeaveCall,
  adminPublishCall,
  adminSubmitCall,
  adminTokenCall,
  adminWithdrawCall,
} from './admin-calls.ts'
export {
  gridsByScope,
  VERSION_STATES,
  type AdminGrid,
  type AdminRole,
  type CompanyGrids,
  type Finding,
  type FindingCode,
  type GridsByScope,
  type GridVersion,
  type HistoryRow,
  type VersionState,
} from './admin-model.ts'
export {
  BLOCKS,
  NEEDED_IN,
  PURPOSES,
  QUESTIONNAIRE_VERSION,
  SAID,
  roboAnswers,
  type Block,
  type Contradiction,
  type Level,
  type Levels,
  type Question,
  type QuestionnaireRecord,
  type QuestionnaireResult,
  type RoboAnswers,
} from './answers.ts'
export {
  LARGEST_PAYMENT,
  LONGEST_HORIZON,
  roboEntitiesCall,
  roboProfileCall,
  roboProjectionCall,
  roboQuestionnaireCall,
  roboStatementCall,
  type ProjectedFan,
} from './calls.ts'
export {
  PROFILES,
  type ApartReason,
  type ColumnRisks,
  type FundShare,
  type FundShares,
  type GridFund,
  type GridInForce,
  type HeldRoboFund,
  type Risks,
  type RoboAccountType,
  type RoboEntity,
  type RoboExplanation,
  type RoboHoldings,
  type RoboProfile,
  type RoboScope,
} from './model.ts'
export { checkGrid } from './check-grid.ts'
export { assetClassOf, mixOfFunds, risksOf, type ClassifiedMix, type MixPart } from './classes.ts'
export { columnRisksOf, glidePath } from './column-mix.ts'
export { columnsAt, columnSum, isBolder, isForSavers, tenThousandths, type Grid } from './columns.ts'
export { readGrid, writeGrid, type CsvProblem, type GridShares, type ReadGrid } from './csv.ts'
export { modelGrid } from './grid-model.ts'
export { profileNamed, type FundName } from './grid-names.ts'
export { explainFuture, FUTURE_FIGURES, type ExplainedFigure, type FutureFigure } from './explained-future.ts'
export { FUTURE_EVALUATORS } from './future-evaluators.ts'
export { gapsOf, type FundGap, type Gaps } from './gaps.ts'
export { contradictionsOf, levelsOf, profileOf, questionnaireOf } from './level.ts'
export { gridChanges, type GridChange } from './grid-changes.ts'
export { PROFILE_LIMITS, type ProfileLimits } from './limits.ts'
export { calmerProfile, inHundred, profileLossOf, type ProfileLoss } from './loss.ts'
export { projectionOf, type Projection, type ProjectionInput } from './projection.ts'
export { boundsOf, isStepCount, judgedAfter, stepAt, type StepCount } from './steps.ts'
export {
  inForceOn,
  mayDo,
  versionRefusal,
  type Administrator,
  type VersionAct,
  type VersionOrder,
  type VersionRefusal,
} from './versions.ts'
export { handOverOf, shownEuros, type HandOver } from './hand-over.ts'
export { sensitivitiesOf, type MovedAssumption, type Sensitivity } from './sensitivity.ts'
