import type { Account } from '@hautelisse/domain/accounts'
import type { AnswerOf } from '@hautelisse/domain/contract'
import type { Euros } from '@hautelisse/domain/money'
import type { FileLimits } from '@hautelisse/domain/files'
import type { ScheduledPayment } from '@hautelisse/domain/operations'
import type {
  Frequency,
  LabContext,
  Offer,
  PaymentAddress,
  paymentCall,
  PaymentContext,
  PaymentForm,
  PaymentPermission,
  PaymentRequest,
  PaymentStep,
  RefusedPayment,
  RetirementTerms,
  TaxChoice,
  Way,
} from '@hautelisse/domain/payment'
import type { BankAccount } from '@hautelisse/domain/session'
import type { ActContext, ActPorts, KeptContext } from '../act/index.ts'
import type { FieldFile, FileFieldEvent, FileFieldView, PickedFile } from '../files/index.ts'
import type { NavigationPort } from '../ports/index.ts'
import type { AmountLeft, AmountTyped, StepperContext, StepperMove } from '../stepper/index.ts'
import type { PaymentDraft } from './draft.ts'

/** What the saver holds that payments go to, and what is read beside it: the payment that is to be replaced, and the one that is tried again. */
export type Asked = {
  readonly companies: readonly string[]
  readonly hasRetirement: boolean
  readonly replaces: string | undefined
  readonly again?: string | undefined
}

/** Scheduled payments that could be read, and whether those are all. */
export type ScheduledKnown = { readonly payments: readonly ScheduledPayment[]; readonly isWhole: boolean }

/** What the saver may pay: the permission, and what each of their companies and retirement contracts says. */
export type Terms = {
  readonly permission: PaymentPermission
  readonly contexts: readonly PaymentContext[]
  readonly retirement?: (RetirementTerms & { readonly paid: Euros }) | undefined
  /** How each of their companies asks for documents on the origin of the money. */
  readonly labs?: readonly LabContext[]
  /** Scheduled payments as they stand, as far as they could be read. */
  readonly scheduled: ScheduledKnown
  /** The payment that is tried again, where its card was refused. */
  readonly refused?: RefusedPayment | undefined
}

type Signal = { readonly signal: AbortSignal }

/** What a payment was recorded as. */
export type Recorded = AnswerOf<typeof paymentCall>

/** What became of the documents of a recorded payment: none are asked, they are sent, they are still to send, or nobody waits for them any more. */
export type PapersFate = 'none' | 'sent' | 'to-send' | 'too-late'

/** A recorded payment, with its documents. */
export type RecordedPayment = Recorded & { readonly papers: PapersFate }

/** Documents that go with a payment. */
export type SentPapers = { readonly id: string; readonly files: readonly PickedFile[] }

/** What a payment reaches the outside with. */
export type PaymentPorts = ActPorts & {
  readonly readTerms: (asked: Asked, options: Signal) => Promise<Terms>
  readonly readLabs: (companies: readonly string[], options: Signal) => Promise<readonly LabContext[]>
  readonly pay: (request: PaymentRequest, scope: 's2e' | 'ais', key: string, options: Signal) => Promise<Recorded>
  readonly sendPapers: (papers: SentPapers, key: string, options: Signal) => Promise<void>
  readonly navigation: Pick<NavigationPort, 'leave'>
}

/** Who pays. */
export type Payer = {
  readonly userId: string
  readonly accounts: readonly Account[]
  readonly bankAccounts: readonly BankAccount[]
}

export type PaymentInput = {
  readonly payer: Payer
  /** Company that the address names: its only account is chosen. */
  readonly company: string | undefined
  /** What the address says of the payment. */
  readonly address?: Partial<PaymentAddress> | undefined
  readonly draft?: PaymentDraft | undefined
  readonly ports: PaymentPorts
}

export type PaymentContextOf = StepperContext<PaymentStep> &
  ActContext &
  KeptContext<PaymentDraft> & {
    readonly step: PaymentStep
    readonly ports: PaymentPorts
    readonly payer: Payer
    readonly company: string | undefined
    readonly address: Partial<PaymentAddress>
    readonly offers: readonly Offer[]
    /** Contracts whose payments are made in the external space. */
    readonly external: readonly Account[]
    readonly labs: readonly LabContext[]
    /** Paid to retirement contracts in the year; undefined without one. */
    readonly retirementPaid: Euros | undefined
    readonly form: PaymentForm
    /** Key under which the payment is made once: another one after any change of the answers. */
    readonly requestKey: string
    readonly files: readonly FieldFile[]
    readonly fileView: FileFieldView
    readonly limits: FileLimits
    /** Names of files that a reload has lost, to be chosen again. */
    readonly lostFiles: readonly string[]
    /** Key under which the documents are sent once. */
    readonly filesKey: string
    readonly result: RecordedPayment | undefined
  }

/** What the saver answers. */
export type Answer =
  | { readonly type: 'accountChosen'; readonly policyId: string }
  | { readonly type: 'wayChosen'; readonly way: Way }
  | { readonly type: 'frequencyChosen'; readonly frequency: Frequency }
  | { readonly type: 'dayChosen'; readonly day: number }
  /** A percent was typed, or a slider moved. */
  | { readonly type: 'shareTyped'; readonly fund: string; readonly text: string }
  /** The payment is shared as the account is today. */
  | { readonly type: 'todaysSharesTaken' }
  /** The new scheduled payment takes the place of one, or comes on top of those that run. */
  | { readonly type: 'programmeChosen'; readonly replaces: string | undefined }
  | { readonly type: 'taxChosen'; readonly choice: TaxChoice }
  | { readonly type: 'ceilingStated'; readonly on: boolean }
  | AmountTyped<'amount'>
  | AmountLeft<'amount'>

export type PaymentEvent =
  | Answer
  | StepperMove<PaymentStep>
  | FileFieldEvent
  /** What is recorded is left, with documents that did not arrive: another one is made. */
  | { readonly type: 'restartRequested' }
  /** The box of the summary: a statement, no datum of the payment. */
  | { readonly type: 'documentsRead'; readonly on: boolean }
