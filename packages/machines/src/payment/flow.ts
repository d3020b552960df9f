import {
  amountOf,
  errorsOn,
  PAYMENT_STEPS,
  papersFor,
  stepOfField,
  type AskedPapers,
  type LabContext,
  type Offer,
  type PaymentStep,
} from '@hautelisse/domain/payment'
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

/** How the company of the chosen account asks where money comes from; undefined where it does not: a contract of one's own is not asked. */
export const labOf = ({ labs, ...context }: Pick<PaymentContextOf, 'offers' | 'form' | 'labs'>): LabContext | undefined => {
  const account = offerOf(context)?.account
  return account?.scope === 's2e' ? labs.find((one) => one.company_id === account.company_id) : undefined
}

/** How documents on the origin of the money go with the payment as it is answered. */
export const papersOf = (context: Pick<PaymentContextOf, 'offers' | 'form' | 'labs'>): AskedPapers =>
  papersFor(amountOf(context.form), labOf(context))

/** How the steps of a payment follow each other. */
export const flow: Flow<PaymentContextOf, PaymentStep> = {
  steps: () => PAYMENT_STEPS,
  stateOf: STATE_OF_STEP,
  errorsOn: (context, step) =>
    errorsOn(context.form, offerOf(context), step, {
      rum: rumOf(context),
      lacksPapers: papersOf(context) === 'files' && context.files.length === 0,
    }),
  stepOfField: (path) => stepOfField(path),
  // What was recorded stays recorded: there is no way back into its answers.
  isReached: ({ result }, step) => result === undefined || step === 'results',
}
