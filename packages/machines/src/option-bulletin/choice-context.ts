import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Euros, ParsedAmount } from '@hautelisse/domain/money'
import type { BulletinAnswer, Choice, OptionBulletin, YearsToRetirement } from '@hautelisse/domain/option-bulletin'
import type { ActContext, ActPorts } from '../act/index.ts'
import type { AmountLeft, AmountTyped } from '../stepper/index.ts'

/** What the employer adds to a plan by the server's reckoning: gross, and what CSG and CRDS take of it. */
export type SimulatedTopUps = Readonly<Record<string, { readonly gross: Euros; readonly contributions: Euros }>>

type Options = { readonly signal: AbortSignal }

/** What the choice reaches the outside with. */
export type ChoicePorts = Pick<ActPorts, 'readOperations' | 'random'> & {
  /** Sends a choice under a key; gives the number of its operation. */
  readonly submit: (
    order: { readonly bulletin: OptionBulletin; readonly choice: Choice; readonly version: number; readonly key: string },
    options: Options,
  ) => Promise<string>
  /** Reads the bulletin again; undefined once it is over. */
  readonly read: (id: string, options: Options) => Promise<OptionBulletin | undefined>
  readonly simulate: (bulletin: OptionBulletin, choice: Choice, options: Options) => Promise<SimulatedTopUps>
}

export type ChoiceInput = {
  readonly bulletin: OptionBulletin
  readonly today: PlainDate
  /** Money can be paid out. */
  readonly hasBank: boolean
  /** Years until the legal age, as far as the profile tells. */
  readonly retirement: YearsToRetirement | undefined
  /** Texts kept from before a reload. */
  readonly draft?: ChoiceDraft | undefined
  readonly ports: ChoicePorts
}

/** An amount as it was typed, and what it says. */
export type TypedAmount = { readonly text: string; readonly parsed: ParsedAmount }

/** A field of the choice: cash, or a fund by its plan. */
export type ChoiceField = 'payment_amount' | `${string}/${string}`

/** What is kept of a choice in the tab. */
export type ChoiceDraft = {
  readonly texts: Readonly<Record<string, string>>
  /** Key of a choice that was sent, and of which no answer came. */
  readonly key?: string | undefined
}

/** What the comparison supposes, as it was typed. */
export type ComparedForm = {
  readonly by: 'rate' | 'household'
  /** Marginal rate in percent; undefined until the saver states it. */
  readonly rate: number | undefined
  readonly yearlyReturn: string
  readonly yearsToRetirement: string
  readonly marital_status: 'CE' | 'MA'
  readonly children: string
  readonly wage_1: string
  readonly wage_2: string
}

/** A place of the choice: its fields, the comparison beside them, the summary, the record. */
export type ChoicePlace = 'choice' | 'comparison' | 'summary' | 'results'

/** Places in their order, for the history of the browser. */
export const CHOICE_PLACES: readonly ChoicePlace[] = ['choice', 'comparison', 'summary', 'results']

/** A figure that can be explained: the top-up of a plan, or what a way of the comparison comes to; cash has no plan. */
export type ChoiceFigure =
  | { readonly kind: 'top-up'; readonly plan: string }
  | { readonly kind: 'way'; readonly plan: string | undefined }

export type ChoiceContext = ChoiceInput &
  ActContext & {
    readonly amounts: Readonly<Record<string, TypedAmount>>
    readonly refusedPaste: ChoiceField | undefined
    /** Field that was touched last: it is at fault where too much is distributed. */
    readonly lastField: ChoiceField | undefined
    /** Figure whose calculation is open. */
    readonly opened: ChoiceFigure | undefined
    /** The saver asked to go on: what is missing is said from then on. */
    readonly isAttempted: boolean
    /** Rate of the withholding on cash, in percent, as it was typed; empty at first. */
    readonly withholding: string
    /** Key of the choice that was confirmed: made once, and again after any change. */
    readonly key: string | undefined
    /** It was sent before a reload, and no answer came. */
    readonly wasSent: boolean
    /** Why the last sending failed. */
    readonly failure: string | undefined
    /** Another choice was taken meanwhile. */
    readonly newer: BulletinAnswer | undefined
    /** Number of the operation of the choice that was taken. */
    readonly transactionId: string | undefined
    readonly simulated: SimulatedTopUps | undefined
    readonly compared: ComparedForm
  }

export type ChoiceEvent =
  | AmountTyped<ChoiceField>
  | AmountLeft<ChoiceField>
  /** What is left goes to this field. */
  | { readonly type: 'restRequested'; readonly field: ChoiceField }
  | { readonly type: 'withholdingTyped'; readonly text: string }
  /** "Continuer" to the summary, and the confirmation there. */
  | { readonly type: 'nextRequested' }
  | { readonly type: 'previousRequested' }
  | { readonly type: 'stepRequested'; readonly step: ChoicePlace }
  | { readonly type: 'historyMoved'; readonly step: ChoicePlace }
  /** Asks again for what failed: the sending, the look for the operation, the newer choice, or the top-up. */
  | { readonly type: 'retryRequested' }
  /** Another choice is there: the saver's own goes on, or the other takes its place. */
  | { readonly type: 'ownKept' }
  | { readonly type: 'newerTaken' }
  /** "Comparer". */
  | { readonly type: 'comparisonOpened' }
  | { readonly type: 'comparisonClosed' }
  | { readonly type: 'supposed'; readonly change: Partial<ComparedForm> }
  | { readonly type: 'figureOpened'; readonly figure: ChoiceFigure }
  | { readonly type: 'figureClosed' }
