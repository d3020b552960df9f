import { formatAmountInput, isPositive } from '@hautelisse/domain/money'
import { isBalanced, type PartForm, type Side } from '@hautelisse/domain/withdrawal'
import type { KeptSide, WithdrawalDraft } from './draft.ts'
import { selectPlace } from './snapshot.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

const lookOf = ({ rates, paidIn, isInTodaysEuros }: WithdrawalSnapshot['context']): WithdrawalDraft['look'] =>
  rates.marginal === null && rates.pensionCharges === null && paidIn === ''
    ? undefined
    : {
        marginal: rates.marginal,
        pension_charges: rates.pensionCharges,
        todays_euros: isInTodaysEuros,
        ...(paidIn === '' ? {} : { paid_in: paidIn }),
      }

/** What is all of the balance, or what the capital leaves of it, is kept as that: the balance is not the saver's answer. */
const sideOf = (part: PartForm, side: Side): KeptSide => {
  const { text, parsed } = part[side]
  if (parsed.kind === 'amount' && isPositive(parsed.amount) && text === formatAmountInput(parsed.amount)) {
    if (parsed.amount.equals(part.balance)) return 'all'
    if (side === 'annuity' && isBalanced(part)) return 'rest'
  }
  return { typed: text }
}

const draftOfPart = (part: PartForm): WithdrawalDraft['distribution'][number] => ({
  policyId: part.policyId,
  name: part.name,
  capital: sideOf(part, 'capital'),
  annuity: sideOf(part, 'annuity'),
})

/**
 * Gives what is kept of a stepper at one moment, for `keepDraft`.
 *
 * A simulation under way is kept as its results: after a reload it is asked for again.
 *
 * @param snapshot state of the machine
 * @returns undefined before the first question, and once the saver has left
 * @example draftOf(snapshot)?.retirement_age // '64'
 */
export const draftOf = (snapshot: WithdrawalSnapshot): WithdrawalDraft | undefined => {
  const { setting, form, furthest } = snapshot.context
  const step = selectPlace(snapshot)?.step
  if (snapshot.status === 'done' || step === undefined || furthest === 'schemes') return undefined
  const look = lookOf(snapshot.context)
  const answers = { ...setting, step, furthest, ...form, distribution: form.distribution.map(draftOfPart) }
  return look === undefined ? answers : { ...answers, look }
}
