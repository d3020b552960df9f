import type { Account } from '@hautelisse/domain/accounts'
import type { AnswerOf } from '@hautelisse/domain/contract'
import type { OperationsRead } from '@hautelisse/domain/operations'
import type {
  Frequency,
  Offer,
  paymentCall,
  PaymentContext,
  PaymentForm,
  PaymentPermission,
  PaymentRequest,
  PaymentStep,
  Way,
} from '@hautelisse/domain/payment'
import type { BankAccount } from '@hautelisse/domain/session'
import type { ClockPort, NavigationPort, RandomPort } from '../ports/index.ts'
import type { AmountLeft, AmountTyped, StepperContext, StepperMove } from '../stepper/index.ts'
import type { PaymentDraft } from './draft.ts'

/** What the saver may pay: the permission, and what each of their companies says. */
export type Terms = { readonly permission: PaymentPermission; readonly contexts: readonly PaymentContext[] }

type Signal = { readonly signal: AbortSignal }

/** What a payment was recorded as. */
export type Recorded = AnswerOf<typeof paymentCall>

/** What a payment reaches the outside with. */
export type PaymentPorts = {
  readonly readTerms: (companies: readonly string[], options: Signal) => Promise<Terms>
  readonly pay: (request: PaymentRequest, key: string, options: Signal) => Promise<Recorded>
  readonly readOperations: (options: Signal) => Promise<OperationsRead>
  readonly clock: Pick<ClockPort, 'today' | 'now'>
  readonly navigation: Pick<NavigationPort, 'leave'>
  readonly random: RandomPort
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
  readonly draft?: PaymentDraft | undefined
  readonly ports: PaymentPorts
}

export type PaymentContextOf = StepperContext<PaymentStep> & {
  readonly step: PaymentStep
  readonly ports: PaymentPorts
  readonly payer: Payer
  readonly company: string | undefined
  readonly offers: readonly Offer[]
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
  | { readonly type: 'ceilingStated'; readonly on: boolean }
  | AmountTyped<'amount'>
  | AmountLeft<'amount'>

export type PaymentEvent =
  | Answer
  | StepperMove<PaymentStep>
  /** The box of the summary: a statement, no datum of the payment. */
  | { readonly type: 'documentsRead'; readonly on: boolean }
