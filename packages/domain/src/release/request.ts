import type { PlainDate } from '../calendar/index.ts'
import { sumEuros } from '../money/index.ts'
import { amountOfForm, asksForCost, eventOf, fundOrder, lineOfForm, lotsOfForm, reasonOfForm, type ReleaseForm } from './form.ts'
import type { RefundRequest, WithdrawRequest } from './model.ts'
import { REFUND_OF, type ReleaseOffer } from './offers.ts'
import { takeFrom } from './taking.ts'

/** What is sent: a release for a reason, or a refund. */
export type MoneyOut =
  | { readonly kind: 'withdraw'; readonly body: WithdrawRequest }
  | { readonly kind: 'refund'; readonly body: RefundRequest }

/**
 * Makes the request; undefined while the answers make none.
 *
 * @param form the answers
 * @param offer account with what can be asked of it
 * @param today day of the request
 */
export const requestOf = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): MoneyOut | undefined => {
  const { policy_id, company_id = '' } = offer.account
  const [amount, order, line] = [amountOfForm(form), fundOrder(form, offer, today), lineOfForm(form, offer)]
  if (amount === undefined || form.kind === '') return undefined
  if (form.kind === 'blocked') {
    const reason = reasonOfForm(form, offer)
    if (line === undefined || reason === undefined) return undefined
    const event_date = eventOf(form, line) ?? null
    const cost = asksForCost(form, offer) ? amountOfForm({ amount: form.toFinance }) : undefined
    const policies = [{ policy_id, amount, funds: [...order] }]
    const body = { company_id, release_id: line.id, event_date, policies }
    return { kind: 'withdraw', body: cost === undefined ? body : { ...body, amount_to_finance: cost } }
  }
  const taken = takeFrom(lotsOfForm(form, offer, today), amount, order)
  const avoirs = order.flatMap((investment_id) => {
    const part = sumEuros(taken.flatMap((one) => (one.lot.fund === investment_id ? one.amount : [])))
    return part.isZero() ? [] : [{ policy_id, investment_id, amount: part }]
  })
  const context = { id_entreprise: company_id, type: REFUND_OF[form.kind], avoirs }
  return { kind: 'refund', body: { context, reason: null } }
}
