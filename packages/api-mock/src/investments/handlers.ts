import type { PlainDate } from '@hautelisse/domain/calendar'
import { fundUrlCall, historyOf, valuationDay, valuationsCall } from '@hautelisse/domain/investments'

import { fundNamed, offeredFunds, type Fund, type Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'
import { fundDoor } from '../doors/index.ts'

type Asked = { readonly accountId: string; readonly investmentId: string }

/** The fund that is asked about, if the person holds it in that contract. */
const heldFund = (person: Person, day: PlainDate, { accountId, investmentId }: Asked): Fund | undefined => {
  const contract = accountsOn(person, day).find(({ policy_id }) => policy_id === accountId)
  return contract?.investments?.some(({ id }) => id === investmentId) === true ? fundNamed(investmentId) : undefined
}

/** The fund whose document is asked for: one that the contract holds or offers, since it is read before it is paid into. */
const readableFund = (person: Person, day: PlainDate, { accountId, investmentId }: Asked): Fund | undefined => {
  const contract = accountsOn(person, day).find(({ policy_id }) => policy_id === accountId)
  const isOffered = contract !== undefined && offeredFunds(contract).includes(investmentId)
  return isOffered ? fundNamed(investmentId) : heldFund(person, day, { accountId, investmentId })
}

/** The calls about one fund of a contract, answered. A fund in euros has no units, and so no values of them. */
export const investmentsCalls = [
  forMembers(valuationsCall, async ({ api, person, params }) => {
    const today = api.options.clock.today()
    const fund = heldFund(person, today, params)
    if (fund === undefined) return refused('ERR_UNKNOWN')
    return answered({ s2e_valuations: fund.kind.of === 'units' ? [...historyOf(fund.kind.market, valuationDay(today))] : [] })
  }),

  forMembers(fundUrlCall, async ({ api, person, params }) => {
    const fund = readableFund(person, api.options.clock.today(), params)
    return fund === undefined ? refused('ERR_UNKNOWN') : answered({ s2e_fund_url: fundDoor(fund.id) })
  }),
]
