import { documentsOf, errorsOn, RELEASE_STEPS, stepOfField } from '@hautelisse/domain/release'
import type { ReleaseDocument, ReleaseMeans, ReleaseOffer, ReleaseStep } from '@hautelisse/domain/release'
import type { AwaitedAccount } from '@hautelisse/domain/session'
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

/** What each chosen file is: as the saver said, else the first document that is still missing. */
export const kindsOf = (context: Pick<ReleaseContext, 'offers' | 'form' | 'files' | 'kinds'>): readonly ReleaseDocument[] => {
  const offer = offerOf(context)
  const documents = offer === undefined ? [] : documentsOf(context.form, offer)
  const [first] = documents
  if (first === undefined) return []
  const said = context.files.map(({ id }) => documents.find((one) => one === context.kinds[id]))
  const covered = new Set(said.filter((kind) => kind !== undefined))
  return said.map((kind) => {
    const own = kind ?? documents.find((one) => !covered.has(one)) ?? first
    covered.add(own)
    return own
  })
}

const meansOf = (context: ReleaseContext): ReleaseMeans => ({
  files: kindsOf(context),
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
