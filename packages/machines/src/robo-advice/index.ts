export { advisorMachine, type AdvisorEvent } from './advisor.ts'
export type { AdvisorInput } from './advisor-context.ts'
export { selectCase } from './case-of.ts'
export type { PlanClass } from './plan.ts'
export { questionnaireDraft, type QuestionnaireDraft } from './questionnaire-draft.ts'
export {
  questionnaireMachine,
  type AnswerGiven,
  type AskedPlan,
  type KeptQuestionnaire,
  type QuestionnaireEvent,
  type QuestionnaireInput,
} from './questionnaire.ts'
export {
  questionnaireDraftOf,
  selectAnswers,
  selectEditedAnswer,
  selectParts,
  selectQuestion,
  selectQuestionnaireScreen,
  selectResult,
  selectStandingAnswers,
  type PartView,
  type QuestionnaireScreen,
  type QuestionnaireSnapshot,
} from './questionnaire-select.ts'
export { QUESTIONS, type GivenAnswers, type PartName } from './questions.ts'
export {
  selectAdvisorScreen,
  selectAskedPlan,
  selectEntities,
  selectEntity,
  selectFigures,
  selectFuturesParts,
  selectLeaving,
  selectPlan,
  type AdvisorScreen,
  type AdvisorSnapshot,
  type GapsView,
  type GlideView,
  type HorizonStep,
  type Leaving,
  type PlanView,
} from './select.ts'
export { askedRanges, LEVEL_PROFILES, worstYears, type AskedRange, type WorstYear } from './asked-amounts.ts'
export { DRAWN_THREADS, futuresMachine } from './futures.ts'
export type { Drawn, DrawRequest, FuturesEvent, FuturesInput, FuturesPorts, OpenedFuture } from './futures-context.ts'
export { selectExplainedFuture } from './futures-explained.ts'
export {
  selectFutures,
  selectFuturesForm,
  selectSensitivities,
  type FollowedThread,
  type FuturesForm,
  type FuturesSnapshot,
  type FuturesView,
  type ShownFan,
} from './futures-select.ts'
