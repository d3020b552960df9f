import type { Account } from '@hautelisse/domain/accounts'
import type { FileLimits } from '@hautelisse/domain/files'
import type {
  MoneyOut,
  ReleaseDocument,
  ReleaseFigures,
  ReleaseForm,
  ReleaseKind,
  ReleaseOffer,
  ReleaseReadings,
  ReleaseStep,
} from '@hautelisse/domain/release'
import type { AwaitedAccount, BankAccount } from '@hautelisse/domain/session'
import type { ActContext, ActPorts, KeptContext } from '../act/index.ts'
import type { FieldFile, FileFieldEvent, FileFieldView, PickedFile } from '../files/index.ts'
import type { AmountLeft, AmountTyped, StepperContext, StepperMove } from '../stepper/index.ts'
import type { ReleaseDraft } from './draft.ts'

type Signal = { readonly signal: AbortSignal }

/** Files of a request, each with what it is; what is added to a refund says nothing. */
export type SentFiles = {
  readonly id: string
  readonly files: readonly PickedFile[]
  readonly kinds: readonly ReleaseDocument[]
}

/** What may be asked for, with the accounts as they stand at that moment: what orders have claimed changes with every one of them. */
export type ReleaseTerms = ReleaseReadings & { readonly accounts: readonly Account[] }

/** What a request for money out reaches the outside with. */
export type ReleasePorts = ActPorts & {
  readonly readTerms: (companies: readonly string[], options: Signal) => Promise<ReleaseTerms>
  /** Asks for the money, and gives the number of the request. */
  readonly ask: (request: MoneyOut, key: string, options: Signal) => Promise<string>
  readonly sendFiles: (files: SentFiles, key: string, options: Signal) => Promise<void>
}

/** Who asks, and where their money may go. */
export type ReleaseHolder = {
  readonly userId: string
  readonly accounts: readonly Account[]
  readonly bankAccounts: readonly BankAccount[]
  /** A bank account in validation, to which money will be sent. */
  readonly awaited: AwaitedAccount | undefined
  readonly companies: readonly { readonly id: string; readonly payor: boolean }[]
}

export type ReleaseInput = {
  readonly holder: ReleaseHolder
  readonly draft?: ReleaseDraft | undefined
  readonly ports: ReleasePorts
}

/** What became of the documents of a recorded request: none are asked, they are sent, they are still to send, or nobody waits for them any more. */
export type FilesFate = 'none' | 'sent' | 'to-send' | 'too-late'

/** What a request was recorded as. */
export type RecordedRelease = { readonly id: string; readonly files: FilesFate }

export type ReleaseContext = StepperContext<ReleaseStep> &
  ActContext &
  KeptContext<ReleaseDraft> & {
    readonly step: ReleaseStep
    readonly ports: ReleasePorts
    readonly holder: ReleaseHolder
    readonly offers: readonly ReleaseOffer[]
    readonly limits: FileLimits
    readonly form: ReleaseForm
    readonly files: readonly FieldFile[]
    readonly fileView: FileFieldView
    /** Names of files that a reload has lost, to be chosen again. */
    readonly lostFiles: readonly string[]
    /** Keys under which the request is made once, and its documents are sent once. */
    readonly requestKey: string
    readonly filesKey: string
    readonly result: RecordedRelease | undefined
    /** Figure whose calculation is open. */
    readonly opened: ReleaseFigure | undefined
  }

/** Figures that open their calculation. */
export type ReleaseFigure = keyof ReleaseFigures<unknown> | 'afterTax' | 'afterQuotient'

/** Amounts that the saver types: what is taken, what is to be received, and the yearly wages of the household. */
export type ReleaseField = 'amount' | 'wanted' | 'toFinance' | 'wage'

/** What the saver answers. */
export type Answer =
  | { readonly type: 'accountChosen'; readonly policyId: string }
  | { readonly type: 'kindChosen'; readonly kind: ReleaseKind }
  | { readonly type: 'reasonChosen'; readonly releaseId: string }
  | { readonly type: 'eventTyped'; readonly text: string }
  | { readonly type: 'firstChosen'; readonly fund: string }
  | { readonly type: 'householdChosen'; readonly couple: ReleaseForm['couple'] }
  /** Everything that can be taken is asked for. */
  | { readonly type: 'allTaken' }
  | AmountTyped<ReleaseField>
  | AmountLeft<ReleaseField>

export type ReleaseEvent =
  | Answer
  | StepperMove<ReleaseStep>
  | FileFieldEvent
  /** What is recorded is left, with documents that did not arrive: another one is made. */
  | { readonly type: 'restartRequested' }
  | { readonly type: 'figureOpened'; readonly figure: ReleaseFigure }
  | { readonly type: 'figureClosed' }
