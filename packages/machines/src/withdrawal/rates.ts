import { isNegative, parseAmount, type Euros } from '@hautelisse/domain/money'
import type { WithdrawalMachineContext } from './context.ts'
import type { ExpectedRates } from './events.ts'

/** Nothing is picked, and nothing follows from the household: nothing is preset. NET-02. */
export const NO_RATES: ExpectedRates = { marginal: null, pensionCharges: null }

/**
 * Gives the rates that a net amount is estimated with: those picked by hand, else those of the household. NET-02.
 *
 * @param context context of the stepper
 * @returns `null` for what neither says
 * @example expectedRates({ rates: { marginal: 30, pensionCharges: null }, householdRates: { marginal: 11, pensionCharges: 8.4 } }) // 30, 8.4
 */
export const expectedRates = ({
  rates,
  householdRates,
}: Pick<WithdrawalMachineContext, 'rates' | 'householdRates'>): ExpectedRates => ({
  marginal: rates.marginal ?? householdRates.marginal,
  pensionCharges: rates.pensionCharges ?? householdRates.pensionCharges,
})

/**
 * Gives what the saver says was paid in.
 *
 * @param context context of the stepper
 * @returns undefined as long as it is not said, or is no amount
 */
export const paidInOf = ({ paidIn }: Pick<WithdrawalMachineContext, 'paidIn'>): Euros | undefined => {
  const parsed = parseAmount(paidIn)
  return parsed.kind === 'amount' && !isNegative(parsed.amount) ? parsed.amount : undefined
}
