import type { AnnuityType } from '@hautelisse/domain/annuity'
import { hasReversion } from '@hautelisse/domain/annuity'
import { retirementOpening, retirementWithdrawCall, withdrawnOf } from '@hautelisse/domain/retirement-withdrawal'
import { isPositive } from '@hautelisse/domain/money'
import { availableOf, takingPart } from '@hautelisse/domain/withdrawal'
import type { WithdrawalSnapshot } from '../withdrawal/index.ts'
import type { Converting, SigningQuestion } from './signing-form.ts'

/**
 * Gives what the saver would agree to, from the results of the simulator; undefined before there are results. RWD-04.
 *
 * @param snapshot state of the simulator
 */
export const signingQuestion = ({ context }: WithdrawalSnapshot): SigningQuestion | undefined => {
  const { result, form, birthDate, today, contracts } = context
  if (result === undefined) return undefined
  const accounts = takingPart(contracts).map(({ account }) => account)
  const simulation = result.request
  const type: AnnuityType | undefined = form.annuity_type ?? simulation.annuity_type
  const available = availableOf(result.contracts)
  const converting = withdrawnOf(simulation, accounts, today).flatMap(({ policyId, annuity }): readonly Converting[] => {
    if (!isPositive(annuity)) return []
    const own = available.find((one) => one.policyId === policyId)
    const rows = type !== undefined && hasReversion(type) ? own?.withReversion : own?.withoutReversion
    const title = accounts.find(({ policy_id }) => policy_id === policyId)?.title ?? ''
    return [{ policyId, title, years: (rows?.guaranteed ?? []).map(({ years }) => years) }]
  })
  return {
    simulation,
    type,
    converting,
    opening: retirementOpening(accounts, birthDate, today),
    text: JSON.stringify([retirementWithdrawCall.request.shape.simulation.encode(simulation), type ?? null]),
  }
}
