import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Decimal } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import type {
  ComparedQuestion,
  KnownSaver,
  ShownPeriodicity,
  Situation,
  Step,
  TaxAnswer,
  TaxForm,
  TaxRequest,
  Variant,
} from '@hautelisse/domain/tax-saving'
import type { ClockPort } from '../ports/index.ts'
import type { Edit, SimulatePort, StepperContext } from '../stepper/index.ts'
import type { TaxSavingDraft } from './draft.ts'
import type { FigureId } from './figures.ts'
import type { NoticeAnswers } from './notice-answers.ts'

/** What the simulator reaches the outside with. */
export type TaxSavingPorts = {
  readonly simulate: SimulatePort<TaxRequest, TaxAnswer>
  readonly clock: Pick<ClockPort, 'today'>
  /** Loads what prices an annuity, when the exit as an annuity is looked at. */
  readonly loadTables: () => Promise<MortalityTables>
  readonly print: () => void
}

export type TaxSavingInput = {
  readonly variant: Variant
  /** What the profile tells; nothing of a visitor. */
  readonly saver?: KnownSaver
  /** Answers kept from before a reload (`draft`). */
  readonly draft?: TaxSavingDraft | undefined
  readonly ports: TaxSavingPorts
}

/** An answer of the API together with the question it answers. */
export type Asked = { readonly request: TaxRequest; readonly answer: TaxAnswer }

/** What of it is kept. */
export type KeptAnswer = Asked & {
  /** The household under the law of the answer, for what the page computes itself; undefined where that law is not known here. */
  readonly situation: Situation | undefined
}

/** A variant that is kept beside others, under a number of its own. */
export type KeptVariant = ComparedQuestion & { readonly id: number }

export type TaxSavingContext = StepperContext<Step> & {
  /** Step that was on the screen last. */
  readonly step: Step
  readonly ports: TaxSavingPorts
  readonly variant: Variant
  readonly saver: KnownSaver
  /** Day by which age and law are judged: that on which the simulator was opened, or the nearest one with the law of the last answer. */
  readonly today: PlainDate
  /** Everything typed and chosen, as it stands; the amount of the adjustment in the periodicity in which it was typed. */
  readonly form: TaxForm
  /** Periodicity that the adjustment shows. */
  readonly shown: ShownPeriodicity
  /** The amount of the adjustment was emptied and the caret is still in it. */
  readonly isCleared: boolean
  readonly result: KeptAnswer | undefined
  /** The answer that is open on the results. */
  readonly edit: Edit<TaxSavingContext, Step> | undefined
  /** Figure whose calculation is open: one at a time. */
  readonly openedFigure: FigureId | undefined
  /** Lines of the tax notice, which a case of the result carries; undefined until they stand beside it. */
  readonly notice: NoticeAnswers | undefined
  readonly variants: readonly KeptVariant[]
  /** Rate expected at the exit; nothing is preset. */
  readonly exitRate: Decimal | undefined
  readonly exitAge: number
  readonly tables: MortalityTables | undefined
  /** They were asked for once and did not come. */
  readonly haveTablesFailed: boolean
}
