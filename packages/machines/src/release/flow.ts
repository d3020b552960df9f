import { errorsOn, RELEASE_STEPS, slotsOf, stepOfField } from '@hautelisse/domain/release'
import type { ReleaseMeans, ReleaseOffer, ReleaseSlot, ReleaseStep } from '@hautelisse/domain/release'
import type { AwaitedAccount } from '@hautelisse/domain/session'
import type { FieldFile } from '../files/index.ts'
import type { Flow } from '../stepper/index.ts'
import type { ReleaseContext } from './context.ts'

export const STATE_OF_STEP = {
  account: 'choosingAccount',
  reason: 'choosingReason',
  amount: 'choosingAmount',
  summary: 'summingUp',
  results: 'showingRecord',
} as const satisfies Record<ReleaseStep, string>

const WITHOUT_REASON = RELEASE_STEPS.filter((step) => step !== 'reason')

/** The account that was chosen, with what can be asked of it. */
export const offerOf = ({ offers, form }: Pick<ReleaseContext, 'offers' | 'form'>): ReleaseOffer | undefined =>
  offers.find(({ account }) => account.policy_id === form.policyId)

/** Where money goes: to a bank account of the saver, to one that is in validation, or by the company. */
export type PaidTo =
  | { readonly kind: 'bank'; readonly iban: string }
  | ({ readonly kind: 'awaited' } & AwaitedAccount)
  | { readonly kind: 'company' }

/** Where the money goes; undefined for nowhere. The account in use goes before one in validation (RIB-18). */
export const paidTo = ({ holder, ...context }: Pick<ReleaseContext, 'holder' | 'offers' | 'form'>): PaidTo | undefined => {
  const company = offerOf(context)?.account.company_id
  if (holder.companies.some(({ id, payor }) => id === company && payor)) return { kind: 'company' }
  const bank = holder.bankAccounts.find(({ type }) => type === 'VIREMENT')
  if (bank !== undefined) return { kind: 'bank', iban: bank.iban }
  return holder.awaited && { kind: 'awaited', ...holder.awaited }
}

type WithFiles = Pick<ReleaseContext, 'offers' | 'form' | 'files'>

/** Places for files: the documents that are asked for, or what may be added to a refund. */
export const slotsIn = (context: Pick<ReleaseContext, 'offers' | 'form'>): readonly ReleaseSlot[] => {
  const offer = offerOf(context)
  return offer === undefined ? [] : slotsOf(context.form, offer)
}

/** Files that lie in a place of the request as it stands; what was chosen for another reason is not sent with this one. */
export const filesIn = (context: WithFiles): readonly (FieldFile & { readonly slot: ReleaseSlot })[] => {
  const slots = slotsIn(context)
  return context.files.flatMap((file) => {
    const slot = slots.find((one) => one === file.slot)
    return slot === undefined ? [] : [{ ...file, slot }]
  })
}

const meansOf = (context: ReleaseContext): ReleaseMeans => ({
  files: filesIn(context).map(({ slot }) => slot),
  canBePaid: paidTo(context) !== undefined,
  today: context.ports.clock.today(),
})

/** How the steps of a request follow each other. */
export const flow: Flow<ReleaseContext, ReleaseStep> = {
  steps: ({ form: { kind } }) => (kind === 'free' || kind === 'soon' ? WITHOUT_REASON : RELEASE_STEPS),
  stateOf: STATE_OF_STEP,
  errorsOn: (context, step) => errorsOn(context.form, offerOf(context), step, meansOf(context)),
  stepOfField: (path) => stepOfField(path),
  // What was recorded stays recorded: there is no way back into its answers.
  isReached: ({ result }, step) => result === undefined || step === 'results',
}
