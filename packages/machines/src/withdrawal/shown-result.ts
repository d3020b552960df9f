import { inTodaysEuros, scheduleOf } from '@hautelisse/domain/withdrawal'
import type { KeptResult, WithdrawalMachineContext } from './context.ts'

/** An answer is brought to the euros of today once, not at each reading of it. */
const inReal = new WeakMap<KeptResult, KeptResult>()

/**
 * Gives the answer as its amounts are shown: as it came, or in the euros of the day on which it came.
 *
 * @param context context of the stepper
 * @returns undefined as long as there is no answer
 */
export const shownResult = ({
  result,
  birthDate,
  isInTodaysEuros,
}: Pick<WithdrawalMachineContext, 'result' | 'birthDate' | 'isInTodaysEuros'>): KeptResult | undefined => {
  if (result === undefined || !isInTodaysEuros) return result
  const known = inReal.get(result)
  if (known !== undefined) return known
  const { contracts, request, on } = result
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf: on })
  const real: KeptResult = { contracts: inTodaysEuros(contracts, schedule, on), request, on }
  inReal.set(result, real)
  return real
}
