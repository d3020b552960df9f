import { test } from '@fast-check/vitest'
import { s2eAccountsCall, type Account } from '@hautelisse/domain/accounts'
import { actsOf, type ActHolder } from '@hautelisse/domain/possible-acts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { switchContextCall } from '@hautelisse/domain/fund-switch'
import { addEuros, euros, formatAmountInput, isPositive, sumEuros, type Euros } from '@hautelisse/domain/money'
import { unclaimed } from '@hautelisse/domain/operations'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import {
  EMPTY_RELEASE,
  freeLots,
  lotsOfForm,
  refundContextCall,
  refundPermissionsCall,
  releaseLines,
  releaseOffers,
  worthOf,
  type RefundContext,
  type ReleaseReadings,
} from '@hautelisse/domain/release'
import { expect, it } from 'vitest'

import { CONTRACTS, openWorlds, SAVERS, worldSteps, type Saver } from './world.testing.ts'

const S2E = '/api/v2/services/api-s2e'
const CENT = euros('0.01')

const worlds = await openWorlds()
/** How often the server named a maximum: what it refuses for another reason names none. */
let named = 0

/** What the calls of releases say to a saver. */
const readingsOf = async (sub: Saver, today: PlainDate): Promise<ReleaseReadings> => {
  const read = refundPermissionsCall.answer.parse(await worlds.get(sub, `${S2E}/refunds/permissions`))
  const permissions = read.s2e_refunds_permissions
  const contexts: RefundContext[] = []
  for (const { type, id } of permissions)
    contexts.push(refundContextCall.answer.parse(await worlds.read(sub, `${S2E}/refunds/contexts`, { type, id })))
  return { permissions, contexts, releases: releaseLines(today) }
}

const HOLDER: ActHolder = {
  birth: undefined,
  isMirror: false,
  canReceive: true,
  hasMandate: true,
  payors: [],
  needsMobile: false,
  contact: {},
}

/** The accounts of a saver as the wire carries them to a page. */
const wireAccounts = async (sub: Saver): Promise<readonly Account[]> => {
  const { s2e_accounts: accounts } = s2eAccountsCall.answer.parse(await worlds.read(sub, `${S2E}/accounts`))
  return accounts.flatMap((account) => (account !== undefined && CONTRACTS.has(account.policy_id) ? [account] : []))
}

type Refused = { readonly fields?: readonly { readonly code: string; readonly params?: { readonly max?: string } }[] }

/** The most that the server names when a cent more is asked for; what it refuses for another reason names none. */
const mostBy = async (sub: Saver, path: string, body: unknown): Promise<string | undefined> => {
  const answer = await worlds.send(sub, path, body)
  const { fields = [] } = (answer === undefined ? {} : answer.json()) as Refused
  const max = fields.find(({ code }) => code === 'amount-too-large')?.params?.max
  if (max !== undefined) named += 1
  return max
}

const refundOf = ({ policy_id, company_id }: Account, fund: string, amount: Euros) => ({
  context: {
    id_entreprise: company_id,
    type: 'REMBOURSEMENT_DISPONIBLE',
    avoirs: [{ policy_id, investment_id: fund, amount: amount.toNumber() }],
  },
  reason: null,
})

const EVENT = '14/09/2026'
const DISABILITY = 'pee-disability'

const releaseOf = ({ policy_id, company_id }: Account, amount: Euros) => ({
  company_id,
  release_id: DISABILITY,
  event_date: EVENT,
  policies: [{ policy_id, amount: amount.toNumber(), funds: [] }],
})

const expectOneMaximum = async (sub: Saver): Promise<void> => {
  const [accounts, today] = [await wireAccounts(sub), worlds.today()]
  const release = await readingsOf(sub, today)
  const outlooks = actsOf(accounts, { payment: undefined, switching: undefined, release, operations: [] }, HOLDER, today)
  for (const offer of releaseOffers(accounts, release, today)) {
    const { account } = offer
    const left = unclaimed(account, [], today)
    const free = freeLots(left, today)
    const act = outlooks.find((one) => one.account === account)?.acts.find((one) => one.act === 'release')
    const page = worthOf(free).toFixed(2)
    const flow = worthOf(lotsOfForm({ ...EMPTY_RELEASE, kind: 'free' }, offer, today)).toFixed(2)
    expect([flow, act?.act === 'release' ? act.free.toFixed(2) : undefined]).toEqual([page, page])
    for (const [fund, lots] of Map.groupBy(free, (lot) => lot.fund)) {
      const most = worthOf(lots)
      const max = await mostBy(sub, `${S2E}/refunds`, refundOf(account, fund, addEuros(most, CENT)))
      if (max !== undefined) expect([account.policy_id, fund, max]).toEqual([account.policy_id, fund, formatAmountInput(most)])
    }
    const form = { ...EMPTY_RELEASE, kind: 'blocked' as const, releaseId: DISABILITY, event: EVENT }
    const blocked = worthOf(lotsOfForm(form, offer, today))
    if (!isPositive(blocked)) continue
    const max = await mostBy(sub, `${S2E}/withdraw`, releaseOf(account, addEuros(blocked, CENT)))
    if (max !== undefined) expect([account.policy_id, max]).toEqual([account.policy_id, formatAmountInput(blocked)])
  }
  for (const account of accounts) {
    const path = `${S2E}/context/arbitration?main_company_id=${account.company_id ?? ''}`
    const context = switchContextCall.answer.parse(await worlds.get(sub, path))
    const own = context.switchable_accounts?.find(({ policy_id }) => policy_id === account.policy_id)
    for (const { id, movable } of own?.investments ?? []) {
      const left = sumEuros(unclaimed(account, [], today).flatMap((lot) => (lot.fund === id ? [lot.amount] : [])))
      expect([id, movable.toFixed(2)]).toEqual([id, left.toFixed(2)])
    }
  }
}

test.prop([worldSteps], SLOW)(
  '[OPER-17] [REL-15] [FSW-01] whatever savers did, their page, their account, their acts, the flow and the server name one maximum',
  async (given) => {
    worlds.begin()
    for (const step of given) await worlds.act(step)
    for (const sub of SAVERS) await expectOneMaximum(sub)
    expect(worlds.errors).toEqual([])
  },
)

it('[OPER-17] the server named its maximum more than once', () => {
  expect(named).toBeGreaterThan(0)
})
