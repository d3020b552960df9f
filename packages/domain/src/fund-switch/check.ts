import { addEuros, Decimal, formatAmountInput, isPositive, subtractEuros, sumEuros, euros, type Euros } from '../money/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import type { SwitchableAccount, SwitchFund, SwitchRequest } from './model.ts'

const PERCENT = 100

/** An amount that leaves a fund, or comes to it. */
export type FundAmount = { readonly id: string; readonly amount: Euros }

/**
 * Gives the most that a fund may hold of a contract, cut down to the cent. docs/rules/fund-switch.md, FSW-03.
 *
 * @param account the contract with its value
 * @param fund one of its funds
 * @returns undefined for a fund without a limit
 * @example mostIn(contract, euroFund) // 7 365,10 € for 40 % of 18 412,75 €
 */
export const mostIn = (
  { value }: Pick<SwitchableAccount, 'value'>,
  { fund_max_rate: rate }: Pick<SwitchFund, 'fund_max_rate'>,
): Euros | undefined =>
  rate === undefined ? undefined : euros(value.times(rate).dividedBy(PERCENT).toDecimalPlaces(2, Decimal.ROUND_DOWN))

/**
 * Gives what may still be put into a fund beside an amount, never below zero. docs/rules/fund-switch.md, FSW-03.
 *
 * @param account the contract with its value
 * @param fund one of its funds, with what it comes to once every order is done
 * @param amount euros that are put into it already
 * @returns undefined for a fund without a limit
 * @example stillPossible(contract, euroFund, euros(1800)) // 41,27 €
 */
export const stillPossible = (
  account: Pick<SwitchableAccount, 'value'>,
  fund: Pick<SwitchFund, 'fund_max_rate' | 'expected'>,
  amount: Euros,
): Euros | undefined => {
  const most = mostIn(account, fund)
  return most && euros(Decimal.max(0, most.minus(fund.expected).minus(amount)))
}

const named = (side: 'out' | 'in', id: string): string => `${side}.${id}`

/**
 * Says what is wrong with an amount that leaves a fund: FSW-01.
 *
 * @param part fund and amount
 * @param account the contract
 */
export const outError = ({ id, amount }: FundAmount, { investments }: SwitchableAccount): FieldError | undefined => {
  const fund = investments.find((one) => one.id === id)
  if (fund === undefined) return fieldError(named('out', id), 'wrong')
  if (!isPositive(amount)) return fieldError(named('out', id), 'zero-amount')
  return amount.greaterThan(fund.movable)
    ? fieldError(named('out', id), 'amount-too-large', { max: formatAmountInput(fund.movable) })
    : undefined
}

/**
 * Says what is wrong with an amount that comes to a fund: FSW-02, FSW-03.
 *
 * @param part fund and amount
 * @param out what leaves funds
 * @param account the contract that it comes to, with its value after the switch
 * @param isSame whether it is the contract that the money leaves
 */
export const inError = (
  { id, amount }: FundAmount,
  out: readonly FundAmount[],
  account: SwitchableAccount,
  isSame: boolean,
): FieldError | undefined => {
  const fund = account.investments.find((one) => one.id === id)
  if (fund === undefined || (isSame && out.some((one) => one.id === id))) return fieldError(named('in', id), 'wrong')
  if (!isPositive(amount)) return fieldError(named('in', id), 'zero-amount')
  const left = stillPossible(account, fund, euros(0))
  return left !== undefined && amount.greaterThan(left)
    ? fieldError(named('in', id), 'fund-share-too-large', { max: formatAmountInput(left) })
    : undefined
}

const repeats = (parts: readonly FundAmount[]): boolean => new Set(parts.map(({ id }) => id)).size < parts.length

/**
 * Gives what is left to put into funds; below zero where too much is put. FSW-02.
 *
 * @param out what leaves funds
 * @param into what comes to funds
 * @example leftToPut([{ id: 'a', amount: euros(4000) }], []) // 4 000,00 €
 */
export const leftToPut = (out: readonly FundAmount[], into: readonly FundAmount[]): Euros =>
  subtractEuros(sumEuros(out.map(({ amount }) => amount)), sumEuros(into.map(({ amount }) => amount)))

/**
 * Gives the contract that money comes to, with its value after the switch. FSW-03.
 *
 * @param source the contract that money leaves
 * @param destination the one that it comes to
 * @param out what leaves funds
 */
export const receiving = (
  source: SwitchableAccount,
  destination: SwitchableAccount,
  out: readonly FundAmount[],
): SwitchableAccount =>
  source.policy_id === destination.policy_id
    ? source
    : { ...destination, value: addEuros(destination.value, sumEuros(out.map(({ amount }) => amount))) }

/**
 * Says everything that is wrong with a fund switch: the server refuses by it, and a form asks it before it sends. docs/rules/fund-switch.md, FSW-01 to FSW-03.
 *
 * @param request the switch
 * @param account the contract with its funds
 * @param to the contract that the money may go to, where it is another one
 * @example checkSwitch(request, account) // []
 */
export const checkSwitch = (
  { source, destination }: SwitchRequest,
  account: SwitchableAccount,
  to: SwitchableAccount = account,
): readonly FieldError[] => {
  const [out, into] = [source.investments, destination.investments]
  const [takes, isSame] = [receiving(account, to, out), account.policy_id === to.policy_id]
  return refusals(
    source.policy_id === account.policy_id ? undefined : fieldError('policy_id', 'unknown-policy'),
    destination.policy_id === (isSame ? source : to).policy_id ? undefined : fieldError('destination', 'wrong'),
    repeats(out) ? fieldError('out', 'wrong') : undefined,
    repeats(into) ? fieldError('in', 'wrong') : undefined,
    ...out.map((part) => outError(part, account)),
    ...into.map((part) => inError(part, out, takes, isSame)),
    leftToPut(out, into).isZero() ? undefined : fieldError('in', 'split-incomplete'),
  )
}
