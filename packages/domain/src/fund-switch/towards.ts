import { formatAmountInput, isPositive, splitAmount, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { SwitchForm } from './form.ts'
import type { SwitchOffer } from './offers.ts'

/** What a fund should hold after a switch. */
export type FundTarget = { readonly fund: string; readonly amount: Euros }

/**
 * Fills in the answers that lead from what a contract holds to amounts by fund. docs/rules/robo-advice.md, 16.8.
 *
 * Of a fund leaves at most what may move. What comes to the others is split by what each lacks, so that both sides are equal to the cent; a fund
 * without a target keeps what it holds.
 *
 * @param offer account with its funds
 * @param targets what each fund should hold
 * @example formTowards(offer, [{ fund: 'FR01', amount: euros('4561.66') }, { fund: 'FR02', amount: euros('3991.46') }])
 */
export const formTowards = ({ account, switchable }: SwitchOffer, targets: readonly FundTarget[]): SwitchForm => {
  const wanted = new Map(targets.map(({ fund, amount }) => [fund, amount]))
  const changes = (switchable?.investments ?? []).flatMap(({ id, amount, movable }) => {
    const target = wanted.get(id)
    return target === undefined ? [] : [{ id, movable, change: subtractEuros(target, amount) }]
  })
  const out = changes.flatMap(({ id, movable, change }) => {
    const less = subtractEuros(ZERO_EUROS, change)
    const leaves = less.greaterThan(movable) ? movable : less
    return isPositive(leaves) ? [{ id, amount: leaves }] : []
  })
  const into = changes.filter(({ change }) => isPositive(change))
  const moved = sumEuros(out.map(({ amount }) => amount))
  const parts =
    into.length === 0 || moved.isZero()
      ? []
      : splitAmount(
          moved,
          into.map(({ change }) => change),
        )
  const typed = (amounts: readonly { readonly id: string; readonly amount: Euros | undefined }[]) =>
    Object.fromEntries(
      amounts.flatMap(({ id, amount }) => (amount === undefined || amount.isZero() ? [] : [[id, formatAmountInput(amount)]])),
    )
  return {
    policyId: account.policy_id,
    out: into.length === 0 ? {} : typed(out),
    in: typed(into.map(({ id }, index) => ({ id, amount: parts[index] }))),
  }
}
