import { yearOf } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Decimal } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import {
  dayUnder,
  EXIT_AGES,
  firstStep,
  freshForm,
  incomeYearOn,
  savingAt,
  situationOf,
  yearlyEnvelope,
} from '@hautelisse/domain/tax-saving'
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
import type { FieldError } from '@hautelisse/domain/validation'
import type { ClockPort } from '../ports/index.ts'
import type { TaxSavingDraft } from './draft.ts'
import { resumed } from './draft.ts'
import type { AmountField } from './events.ts'
import type { FigureId } from './figures.ts'
import { paymentOf } from './payment.ts'

/** Asks the API for a simulation; rejects with an `ApiFailure`, and gives up when the signal says so. */
export type TaxSimulatePort = (request: TaxRequest, options: { readonly signal: AbortSignal }) => Promise<TaxAnswer>

/** What the simulator reaches the outside with. */
export type TaxSavingPorts = {
  readonly simulate: TaxSimulatePort
  readonly clock: Pick<ClockPort, 'today'>
  /** Loads what prices an annuity, when the exit as an annuity is looked at. */
  readonly loadTables: () => Promise<MortalityTables>
}

export type TaxSavingInput = {
  readonly variant: Variant
  /** What the profile tells; nothing of a visitor. */
  readonly saver?: KnownSaver
  /** Answers kept from before a reload (`readTaxDraft`). */
  readonly draft?: TaxSavingDraft | undefined
  readonly ports: TaxSavingPorts
}

/** An answer of the API together with the question it answers. */
export type Asked = { readonly request: TaxRequest; readonly answer: TaxAnswer }

/** What of it is kept. */
export type KeptAnswer = Asked & {
  /** The household under the law of the answer, for what the page computes itself; nothing where that law is not known here. */
  readonly situation: Situation | undefined
}

/** Why the last call gave no answer: the server's code or the client's own, and the fields that were refused. */
export type Failure = { readonly code: string; readonly fields: readonly FieldError[] }

/** A variant that is kept beside others, under a number of its own. */
export type KeptVariant = ComparedQuestion & { readonly id: number }

export type TaxSavingContext = {
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
  /** Field whose last paste was no amount; what it held is still there. */
  readonly refusedPaste: AmountField | undefined
  /** Step that was on the screen last. */
  readonly step: Step
  /** Step on which kept answers go on. */
  readonly resumedAt: Step
  /** Steps that were asked to go on: their errors show. */
  readonly attempted: readonly Step[]
  readonly failure: Failure | undefined
  /** Fields that the server refused and that hold the same as then. */
  readonly refused: readonly FieldError[]
  readonly result: KeptAnswer | undefined
  /** Figure whose calculation is open: one at a time. */
  readonly openedFigure: FigureId | undefined
  readonly variants: readonly KeptVariant[]
  /** Rate expected at the exit; the marginal rate of today unless chosen. */
  readonly exitRate: Decimal | undefined
  readonly exitAge: number
  readonly tables: MortalityTables | undefined
  /** They were asked for once and did not come. */
  readonly haveTablesFailed: boolean
}

/** The day nearest to the page's with the law of an answer, by the years that it names. */
const lawDayOf = ({ year, income_year: named }: TaxAnswer, today: PlainDate): PlainDate | undefined => {
  const incomeYear = named ?? incomeYearOn(today)
  return incomeYear === undefined ? undefined : dayUnder({ year: year ?? yearOf(today), incomeYear }, today)
}

/** Whether the page computes what the answer says, ceiling and saving to the cent. */
const agrees = (situation: Situation, asked: Asked): boolean =>
  situation.ceiling.equals(yearlyEnvelope(asked.answer.vv_envelope_monthly)) &&
  savingAt(situation, paymentOf(asked)).equals(asked.answer.tax_reduction)

/**
 * Keeps an answer. What the page computes beside it follows the answer's law, not the page's clock: both differ when one year ends in between, and where
 * one of the clocks is wrong. Where the page comes to other figures it computes nothing.
 *
 * @param context context that waited for it
 * @param asked question and answer
 */
export const withAnswer = ({ today }: TaxSavingContext, asked: Asked): Pick<TaxSavingContext, 'today' | 'result'> => {
  const day = lawDayOf(asked.answer, today)
  const situation = day && situationOf(asked.request, day)
  return {
    today: day ?? today,
    result: { ...asked, situation: situation && agrees(situation, asked) ? situation : undefined },
  }
}

/** What a simulation begins with, the first one and each one after it (TAX-48). */
export const freshAnswers = (saver: KnownSaver, today: PlainDate) =>
  ({
    form: freshForm(saver, today),
    shown: 'one_shot',
    isCleared: false,
    refusedPaste: undefined,
    step: firstStep(saver, today),
    attempted: [],
    failure: undefined,
    refused: [],
    result: undefined,
    openedFigure: undefined,
  }) as const satisfies Partial<TaxSavingContext>

/**
 * Opens the simulator: empty but for what the profile tells, or with the answers of a draft.
 *
 * @param input variant, saver, draft and ports
 */
export const openContext = ({ variant, saver = {}, draft, ports }: TaxSavingInput): TaxSavingContext => {
  const today = ports.clock.today()
  const fresh = freshAnswers(saver, today)
  const opened: TaxSavingContext = {
    ports,
    variant,
    saver,
    today,
    ...fresh,
    resumedAt: fresh.step,
    variants: [],
    exitRate: undefined,
    exitAge: EXIT_AGES.usual,
    tables: undefined,
    haveTablesFailed: false,
  }
  return draft === undefined ? opened : resumed(opened, draft)
}
