import type { PlainDate } from '@hautelisse/domain/calendar'
import type { FieldProblem } from '@hautelisse/domain/contract'
import type {
  CodeProvider,
  DemonstrationAccount,
  Estimate,
  FormField,
  FormStep,
  OpenedSession,
  PensionContract,
  PensionForm,
  PensionPayload,
  Provider,
  SavedEstimate,
  RegisterFirstForm,
  ForgotSecondForm,
  RegisterSecondForm,
} from '@hautelisse/domain/pension'
import type { Origin } from '@hautelisse/domain/session'
import type { ClockPort, NavigationPort } from '../ports/index.ts'

type Options = { readonly signal: AbortSignal }

/** An identifier and a password, as typed or encrypted. */
export type Credentials = { readonly identifier: string; readonly password: string }

/** What a login leads to: an open session, or one that waits for its code. */
export type SignedIn =
  | { readonly kind: 'open'; readonly session: OpenedSession }
  | {
      readonly kind: 'code'
      readonly sessionId: string
      /** Encrypted, for the provider that wants them again beside the code. */
      readonly sent: Credentials | undefined
      /** The code itself, in a demonstration. */
      readonly shown: string | undefined
    }

/** A code, the session that it is for, and what its provider wants beside it. */
export type GivenCode = { readonly code: string; readonly sessionId: string; readonly sent: Credentials | undefined }

/** An account whose identifier is encrypted, and its secret question. */
export type AskedQuestion = { readonly question: string; readonly sealed: string }

/** Everything that the estimator reaches the outside with. Whatever is secret is encrypted behind these. */
export type PensionPorts = {
  readonly signIn: (provider: Provider, typed: Credentials, options: Options) => Promise<SignedIn>
  readonly giveCode: (provider: CodeProvider, given: GivenCode, options: Options) => Promise<OpenedSession>
  readonly resend: (sessionId: string, options: Options) => Promise<unknown>
  /** Begins a registration; gives the encrypted number that its second step sends. */
  readonly registerFirst: (typed: RegisterFirstForm, options: Options) => Promise<string>
  readonly registerSecond: (sealed: string, typed: RegisterSecondForm, options: Options) => Promise<unknown>
  readonly askQuestion: (typed: string, options: Options) => Promise<AskedQuestion>
  readonly answerQuestion: (sealed: string, typed: ForgotSecondForm, options: Options) => Promise<unknown>
  /** Accounts of a demonstration; anywhere else the call is refused. */
  readonly demonstration: (options: Options) => Promise<readonly DemonstrationAccount[]>
  readonly initialize: (options: Options) => Promise<SavedEstimate>
  readonly contracts: (sessionId: string, options: Options) => Promise<readonly PensionContract[]>
  readonly simulate: (payload: PensionPayload | null, sessionId: string, options: Options) => Promise<Estimate>
  readonly save: (sessionId: string, options: Options) => Promise<unknown>
  /** Tells the advisor that the estimator was opened; its failure changes nothing (S-ROLE-02, S-ROLE-03). */
  readonly tellAdvisor: () => void
  readonly openModal: NavigationPort['openModal']
  readonly clock: Pick<ClockPort, 'today'>
}

/** Who asks. */
export type Asker = {
  readonly userId: string
  readonly origin: Origin
  readonly birth: PlainDate | undefined
}

export type PensionInput = {
  readonly asker: Asker
  readonly ports: PensionPorts
  /** Answers kept from before a reload. */
  readonly form?: PensionForm | undefined
}

/** What is said above the login. */
export type Notice = 'registered' | 'session-ended'

export type PensionEvent =
  /** "J’ai compris". */
  | { readonly type: 'understood' }
  /** The window was closed, by whatever way. */
  | { readonly type: 'closed' }
  | { readonly type: 'registrationRequested' }
  | { readonly type: 'passwordForgotten' }
  | { readonly type: 'answered'; readonly field: FormField; readonly text: string }
  | { readonly type: 'nextRequested' }
  | { readonly type: 'previousRequested' }
  | { readonly type: 'retryRequested' }
  /** Ends the wait for an answer; what was typed stays. */
  | { readonly type: 'waitEnded' }
  | { readonly type: 'redoRequested' }
  /** Answers of another day are taken up again. */
  | { readonly type: 'answersTaken'; readonly form: PensionForm }
  /** One answer of the result is changed where it stands, by the field that it is called by. */
  | { readonly type: 'editBegun'; readonly field: FormField }
  /** The changed answer is taken: the pension is estimated again. */
  | { readonly type: 'editTaken' }
  | { readonly type: 'editLeft' }
  /** The saver looks at the start of an age, in months. */
  | { readonly type: 'ageChosen'; readonly ageInMonths: number }

export type Edit = {
  readonly field: FormField
  /** Answers of the result. */
  readonly before: PensionForm
  /** The form that stood before the change, such as one begun anew. */
  readonly former: PensionForm
  /** Whether the change was asked to be taken: what is wrong with it is said. */
  readonly isTried: boolean
}

export type PensionContext = PensionInput & {
  readonly session: OpenedSession | undefined
  readonly notice: Notice | undefined
  /** Accounts that the person may sign in with, in a demonstration alone. */
  readonly accounts: readonly DemonstrationAccount[]
  readonly form: PensionForm
  /** Steps that the saver wanted to leave: what is wrong on them is said. */
  readonly attempted: readonly FormStep[]
  /** Fields that the service refused, until they are answered anew. */
  readonly refused: readonly FieldProblem[]
  readonly hasFailed: boolean
  /** The answer that is changed on the result, and the form as it was before. */
  readonly edit: Edit | undefined
  readonly result: Estimate | undefined
  readonly contracts: readonly PensionContract[]
  readonly isSaveFailed: boolean
  /** Age of the start that the saver looks at, in months, until the window is closed; undefined until one is chosen. */
  readonly chosenAge: number | undefined
  readonly hasToldAdvisor: boolean
}
