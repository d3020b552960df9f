import type { PartForm } from '@hautelisse/domain/withdrawal'
import type { WithdrawalDraft } from './draft.ts'
import { selectPlace } from './snapshot.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

const lookOf = ({ rates, isInTodaysEuros }: WithdrawalSnapshot['context']): WithdrawalDraft['look'] =>
  rates.marginal === null && rates.pensionCharges === null && !isInTodaysEuros
    ? undefined
    : { marginal: rates.marginal, pension_charges: rates.pensionCharges, todays_euros: isInTodaysEuros }

const draftOfPart = ({ policyId, name, balance, capital, annuity }: PartForm): WithdrawalDraft['distribution'][number] => ({
  policyId,
  name,
  balance: balance.toFixed(),
  capital: capital.text,
  annuity: annuity.text,
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
