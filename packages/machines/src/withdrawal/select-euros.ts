import { inflationAt } from '@hautelisse/domain/withdrawal'
import { expectedRates } from './rates.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** In which euros projected amounts are shown, and by what rise of prices a year, in percent. */
export type EurosView = { readonly isInTodaysEuros: boolean; readonly inflationPercent: number }

/**
 * Tells in which euros projected amounts are shown. NET-09.
 *
 * @param snapshot state of the machine
 * @example selectEuros(snapshot).inflationPercent // 2
 */
export const selectEuros = ({ context }: WithdrawalSnapshot): EurosView => ({
  isInTodaysEuros: context.isInTodaysEuros,
  inflationPercent: inflationAt(context.result?.on ?? context.today),
})

/**
 * Tells whether both rates that a net amount needs are known. Whether they are offered is for `selectNet` to say.
 *
 * @param snapshot state of the machine
 */
export const selectHasRates = ({ context }: WithdrawalSnapshot): boolean => {
  const { marginal, pensionCharges } = expectedRates(context)
  return marginal !== null && pensionCharges !== null
}
