import type {
  BankAccountAnswer,
  BankAccountContext,
  BankAccountForm,
  BankAccountProblem,
  BankAccountRequest,
  Country,
  NewCodeAnswer,
  PaperReason,
  Purpose,
  Scores,
} from '@hautelisse/domain/bank-account'
import type { BankAccount } from '@hautelisse/domain/session'
import type { ActContext } from '../act/index.ts'
import type { FieldFile, FileFieldEvent, FileFieldView, PickedFile } from '../files/index.ts'
import type { RandomPort } from '../ports/index.ts'

type Signal = { readonly signal: AbortSignal }

/** What a signature says. */
export type Signed = { readonly requestId: string; readonly code: string; readonly payeeConfirmed: boolean }

/** What a change of bank account reaches the outside with. */
export type BankAccountPorts = {
  readonly readTerms: (company: string, options: Signal) => Promise<BankAccountContext>
  readonly readCountries: (options: Signal) => Promise<readonly Country[]>
  readonly ask: (
    request: BankAccountRequest,
    files: readonly PickedFile[],
    key: string,
    options: Signal,
  ) => Promise<BankAccountAnswer>
  readonly readRib: (company: string, file: PickedFile, options: Signal) => Promise<Scores>
  readonly sign: (signed: Signed, key: string, options: Signal) => Promise<unknown>
  readonly sendCode: (requestId: string, options: Signal) => Promise<NewCodeAnswer>
  /** Gives the document to sign, as a PDF in base64. */
  readonly readDocument: (requestId: string, options: Signal) => Promise<string>
  readonly cancel: (requestId: string, key: string, options: Signal) => Promise<unknown>
  /** The profile that the session holds is no longer what the server knows. */
  readonly profileChanged: () => void
  /** Hands the document over to the saver. */
  readonly save: (base64: string) => void
  readonly random: RandomPort
}

/** Whose account it is. */
export type BankAccountHolder = {
  /** Name that the form begins with. */
  readonly name: string
  /** Main company of employee savings; undefined without one. */
  readonly company: string | undefined
  readonly accounts: readonly BankAccount[]
}

/** What stands on the day: what may be changed, and the countries of accounts. */
export type BankTerms = { readonly terms: BankAccountContext; readonly countries: readonly Country[] }

export type BankAccountInput = { readonly holder: BankAccountHolder; readonly ports: BankAccountPorts }

/** What is wrong with a signature: the code is missing, wrong with tries left, or over; the box or the name is not confirmed. */
export type SignatureProblem =
  | { readonly field: 'code'; readonly code: 'required' | 'wrong' | 'over'; readonly left?: number | undefined }
  | { readonly field: 'certified' | 'payee'; readonly code: 'required' }

export type BankAccountMachineContext = BankAccountInput &
  ActContext & {
    readonly terms: BankAccountContext | undefined
    readonly countries: readonly Country[]
    readonly form: BankAccountForm
    readonly files: readonly FieldFile[]
    readonly fileView: FileFieldView
    /** The form was sent: what is wrong with it is said. */
    readonly wasSent: boolean
    /** What the server refused of the form, until it changes. */
    readonly refused: readonly BankAccountProblem[]
    /** Code of the call that gave no answer. */
    readonly failure: string | undefined
    /** Why papers go by post, once the server said so. */
    readonly paper: PaperReason | undefined
    readonly requestKey: string
    readonly signatureKey: string
    readonly answer: BankAccountAnswer | undefined
    readonly code: string
    readonly isCertified: boolean
    readonly isPayeeConfirmed: boolean
    readonly signatureProblems: readonly SignatureProblem[]
    /** Codes that can still be asked for. */
    readonly codesLeft: number
    /** Where no document can be printed, or it could not be. */
    readonly documentState: 'none' | 'unavailable' | 'failed'
  }

/** What the saver states. */
export type BankAnswer =
  | { readonly type: 'purposeSet'; readonly purpose: Purpose; readonly on: boolean }
  | { readonly type: 'countryChosen'; readonly country: string }
  | { readonly type: 'holderTyped'; readonly text: string }
  | { readonly type: 'ibanTyped'; readonly text: string }
  | { readonly type: 'bicTyped'; readonly text: string }

/** Steps of a change, in their order; the last one is its record. */
export const BANK_STEPS = ['form', 'signature', 'results'] as const
export type BankStep = (typeof BANK_STEPS)[number]

export type BankAccountEvent =
  | BankAnswer
  | FileFieldEvent
  | { readonly type: 'stepRequested' | 'historyMoved'; readonly step: BankStep }
  | { readonly type: 'nextRequested' }
  | { readonly type: 'previousRequested' }
  | { readonly type: 'retryRequested' }
  /** The saver says whether the name that the bank knows is theirs. */
  | { readonly type: 'payeeAnswered'; readonly isMine: boolean }
  | { readonly type: 'codeTyped'; readonly text: string }
  | { readonly type: 'certifiedSet'; readonly on: boolean }
  | { readonly type: 'codeRequested' }
  | { readonly type: 'documentRequested' }
