import { errorsOn, PAYMENT_STEPS, stepOfField, type Offer, type PaymentStep } from '@hautelisse/domain/payment'
import type { Flow } from '../stepper/index.ts'
import type { PaymentContextOf } from './context.ts'

export const STATE_OF_STEP = {
  account: 'choosingAccount',
  amount: 'choosingAmount',
  means: 'choosingMeans',
  summary: 'summingUp',
  results: 'showingRecord',
} as const satisfies Record<PaymentStep, string>

/** The account that was chosen, with its company. */
export const offerOf = ({ offers, form }: Pick<PaymentContextOf, 'offers' | 'form'>): Offer | undefined =>
  offers.find(({ account }) => account.policy_id === form.policyId)

/** The bank account that lets us debit it. */
export const mandateOf = ({
  payer,
}: Pick<PaymentContextOf, 'payer'>): PaymentContextOf['payer']['bankAccounts'][number] | undefined =>
  payer.bankAccounts.find(({ type, warrant }) => type === 'PRELEVEMENT' && warrant?.rum !== undefined)

export const rumOf = (context: Pick<PaymentContextOf, 'payer'>): string | undefined => mandateOf(context)?.warrant?.rum

/** How the steps of a payment follow each other. */
export const flow: Flow<PaymentContextOf, PaymentStep> = {
  steps: () => PAYMENT_STEPS,
  stateOf: STATE_OF_STEP,
  errorsOn: (context, step) => errorsOn(context.form, offerOf(context), step, rumOf(context)),
  stepOfField: (path) => stepOfField(path),
  // What was recorded stays recorded: there is no way back into its answers.
  isReached: ({ result }, step) => result === undefined || step === 'results',
}
