import type { Account } from '@hautelisse/domain/accounts'
import type { AnswerOf } from '@hautelisse/domain/contract'
import type { Euros } from '@hautelisse/domain/money'
import type { ScheduledPayment } from '@hautelisse/domain/operations'
import type {
  Frequency,
  LabContext,
  Offer,
  paymentCall,
  PaymentContext,
  PaymentForm,
  PaymentPermission,
  PaymentRequest,
  PaymentStep,
  RetirementTerms,
  TaxChoice,
  Way,
} from '@hautelisse/domain/payment'
import type { BankAccount } from '@hautelisse/domain/session'
import type { ActContext, ActPorts, KeptContext } from '../act/index.ts'
import type { NavigationPort } from '../ports/index.ts'
import type { AmountLeft, AmountTyped, StepperContext, StepperMove } from '../stepper/index.ts'
import type { PaymentDraft } from './draft.ts'

/** What the saver holds that payments go to: companies of employee savings, retirement contracts, and the payment that is to be replaced. */
export type Asked = {
  readonly companies: readonly string[]
  readonly hasRetirement: boolean
  readonly replaces: string | undefined
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
}

type Signal = { readonly signal: AbortSignal }

/** What a payment was recorded as. */
export type Recorded = AnswerOf<typeof paymentCall>

/** What a payment reaches the outside with. */
export type PaymentPorts = ActPorts & {
  readonly readTerms: (asked: Asked, options: Signal) => Promise<Terms>
  readonly readLabs: (companies: readonly string[], options: Signal) => Promise<readonly LabContext[]>
  readonly pay: (request: PaymentRequest, scope: 's2e' | 'ais', key: string, options: Signal) => Promise<Recorded>
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
  /** Id of a scheduled payment that this one takes the place of. */
  readonly replaces?: string | undefined
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
    readonly replaces: string | undefined
    readonly offers: readonly Offer[]
    /** Contracts whose payments are made in the external space. */
    readonly external: readonly Account[]
    readonly labs: readonly LabContext[]
    /** Paid to retirement contracts in the year; undefined without one. */
    readonly retirementPaid: Euros | undefined
    readonly form: PaymentForm
    /** Key under which the payment is made once: another one after any change of the answers. */
    readonly requestKey: string
    readonly result: Recorded | undefined
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
  /** The box of the summary: a statement, no datum of the payment. */
  | { readonly type: 'documentsRead'; readonly on: boolean }
