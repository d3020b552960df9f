import { aisAccountsCall, s2eAccountsCall, type Account } from '@hautelisse/domain/accounts'
import { actsOf, type ActHolder, type ActOutlook, type ActReadings } from '@hautelisse/domain/possible-acts'
import type { AnswerOf, Call } from '@hautelisse/domain/contract'
import { partLines } from '@hautelisse/domain/contract'
import {
  actPermissionsCall,
  authorizedActsCall,
  retirementSwitchCall,
  switchCall,
  switchContextCall,
} from '@hautelisse/domain/fund-switch'
import { isPositive } from '@hautelisse/domain/money'
import {
  allowedBy,
  paymentCall,
  paymentContextCall,
  paymentPermissionCall,
  retirementPaymentCall,
  retirementPermissionCall,
} from '@hautelisse/domain/payment'
import { unclaimed } from '@hautelisse/domain/operations'
import { freeLots, refundCall, refundContextCall, refundPermissionsCall, releasesCall } from '@hautelisse/domain/release'
import { scopesOf } from '@hautelisse/domain/session'
import { expect, it } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { confirmByCode, keyed, startApi, TODAY, type Visitor } from '../testing/index.ts'

const scopes = ({ oauth_profile }: Person) => scopesOf(oauth_profile)
/** Each act is carried out by reading all that came before, so somebody with very many accounts is left out. */
const MOST_ACCOUNTS = 20
const SAVERS = PEOPLE.filter(
  (person) => person.accounts.length <= MOST_ACCOUNTS && scopes(person).some((scope) => scope === 's2e' || scope === 'ais'),
)

const pathOf = ({ version, path }: Call): string => `/api/${version}${path}`

/** Reads a call as the client does. */
const read = async <C extends Call>(visitor: Visitor, call: C, { query = '', body }: { query?: string; body?: unknown } = {}) => {
  const sent = { method: call.method, path: `${pathOf(call)}${query}` }
  const answer = await visitor.send(body === undefined && call.method === 'GET' ? sent : { ...sent, body: body ?? {} })
  return call.answer.parse(answer.json()) as AnswerOf<C>
}

const readAccounts = async (visitor: Visitor, person: Person): Promise<readonly Account[]> => {
  const savings = scopes(person).includes('s2e') ? (await read(visitor, s2eAccountsCall)).s2e_accounts : []
  const retirement = scopes(person).includes('ais') ? (await read(visitor, aisAccountsCall)).ais_accounts : []
  return partLines([...savings, ...retirement]).lines
}

const readTerms = async (visitor: Visitor, accounts: readonly Account[]): Promise<ActReadings> => {
  const savings = accounts.filter(({ scope }) => scope === 's2e')
  const companies = [...new Set(savings.flatMap(({ company_id: company }) => company ?? []))]
  const hasRetirement = accounts.length > savings.length
  const ofEach = <Value>(ask: (query: string, company: string) => Promise<Value>): Promise<Value[]> =>
    Promise.all(companies.map((company) => ask(`?main_company_id=${company}`, company)))
  const acts = hasRetirement ? (await read(visitor, authorizedActsCall)).authorized_acts : []
  const permissions = companies.length === 0 ? undefined : (await read(visitor, actPermissionsCall)).s2e_permissions
  const none = { punctual: false, periodic: false }
  const refunds = companies.length === 0 ? [] : (await read(visitor, refundPermissionsCall)).s2e_refunds_permissions
  const own = refunds.filter(({ company_id }) => companies.includes(company_id))
  return {
    payment: {
      permission: permissions === undefined ? none : allowedBy(await read(visitor, paymentPermissionCall), permissions),
      contexts: await ofEach((query) => read(visitor, paymentContextCall, { query })),
      ...(hasRetirement ? { retirement: { acts, permission: await read(visitor, retirementPermissionCall) } } : {}),
    },
    switching: {
      permissions,
      contexts: await ofEach(async (query, company) =>
        Object.assign(await read(visitor, switchContextCall, { query }), { company }),
      ),
      acts,
    },
    release: {
      permissions: own,
      releases: companies.length === 0 ? [] : (await read(visitor, releasesCall)).s2e_releases,
      contexts: await Promise.all(own.map(({ id, type }) => read(visitor, refundContextCall, { body: { type, id } }))),
    },
    operations: [],
  }
}

const holderOf = ({ s2e_profile: savings, ais_profile: retirement, oauth_profile }: Person): ActHolder => ({
  birth: (savings ?? retirement)?.birth_date,
  isMirror: oauth_profile.is_mirror === true,
  canReceive: savings?.bank_accounts.some(({ type }) => type === 'VIREMENT') === true,
  hasMandate: false,
  payors: (savings?.companies ?? []).filter(({ payor }) => payor).map(({ id }) => id),
  needsMobile: false,
  contact: {},
})

type Asked = { readonly call: Call; readonly body: unknown }

/** A payment of the least amount by card, to the first fund that takes all of it. */
const paymentOf = ({ company_id, policy_id, scope }: Account, { payment }: ActReadings): Asked => {
  const contexts = [...(payment?.contexts ?? []), ...(payment?.retirement?.acts ?? []).flatMap(({ payable }) => payable ?? [])]
  const context = contexts.find(({ allocable_accounts: all = [] }) => all.some((one) => one.policy_id === policy_id))
  const allocable = context?.allocable_accounts?.find((one) => one.policy_id === policy_id)
  const amount = context?.min_amount?.toNumber() ?? 15
  const fund = allocable?.investments.find(({ fund_max_rate: rate }) => rate === undefined)?.id ?? 'none'
  const [choice] = allocable?.tax_choices ?? []
  return {
    call: scope === 'ais' ? retirementPaymentCall : paymentCall,
    body: {
      main_company_id: company_id ?? 'none',
      policy_id,
      kind: 'PUNCTUAL',
      method: 'CARD',
      amount,
      repartitions: [{ id: policy_id, investments: [{ id: fund, amount }] }],
      ...(choice === undefined ? {} : { tax_choice: choice }),
    },
  }
}

/** A switch of one euro from a fund that has it to another that takes it. */
const switchOf = ({ company_id, policy_id, scope }: Account, { switching }: ActReadings): Asked => {
  const all = [
    ...(switching?.contexts ?? []).flatMap(({ switchable_accounts: own = [] }) => own),
    ...(switching?.acts ?? []).flatMap(({ switchable }) => switchable ?? []),
  ]
  const funds = all.find((one) => one.policy_id === policy_id)?.investments ?? []
  const from = funds.find(({ movable }) => movable.greaterThanOrEqualTo(1))
  const into = funds.find(({ id, fund_max_rate: rate }) => id !== from?.id && rate === undefined)
  const side = (id: string | undefined) => ({ policy_id, investments: [{ id: id ?? 'none', amount: 1 }] })
  return {
    call: scope === 'ais' ? retirementSwitchCall : switchCall,
    body: { main_company_id: company_id ?? 'none', source: side(from?.id), destination: side(into?.id) },
  }
}

/** A refund of one euro that is free. */
const refundOf = (account: Account): Asked => {
  const { company_id, policy_id } = account
  const held = unclaimed(account, [], TODAY)
  const free = freeLots(held, TODAY).find(({ amount }) => amount.greaterThan(1))
  const avoirs = [{ policy_id, investment_id: free?.fund ?? held[0]?.fund ?? 'none', amount: 1 }]
  return {
    call: refundCall,
    body: { context: { id_entreprise: company_id ?? 'none', type: 'REMBOURSEMENT_DISPONIBLE', avoirs }, reason: null },
  }
}

const askedBy = ({ act }: ActOutlook, account: Account, readings: ActReadings): Asked | undefined => {
  if (act === 'payment') return paymentOf(account, readings)
  if (act === 'switch') return switchOf(account, readings)
  return account.scope === 's2e' ? refundOf(account) : undefined
}

it.each(SAVERS.map((person) => [person.oauth_profile.sub, person] as const))(
  '[ACTS-04] [ACTS-05] [ACTS-06] for %s the API does every act that is possible, and refuses each other one',
  async (sub, person) => {
    const visitor = startApi('server', { limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } }).visit()
    await visitor.signIn(sub, person.origin)
    if (person.origin === 'collective') await confirmByCode(visitor)
    const accounts = await readAccounts(visitor, person)
    const readings = await readTerms(visitor, accounts)
    const wrong: unknown[] = []
    for (const { account, acts } of actsOf(accounts, readings, holderOf(person), TODAY))
      for (const outlook of acts) {
        const asked = askedBy(outlook, account, readings)
        // A transfer is a dossier on paper: no call does it.
        if (outlook.act === 'transfer') continue
        // What is free goes with its reason of the law where nothing is free without one.
        if (asked === undefined || (outlook.act === 'release' && outlook.state === 'possible' && !isPositive(outlook.free)))
          continue
        const { call, body } = asked
        const answer = await visitor.send({
          method: call.method,
          path: pathOf(call),
          body,
          headers: keyed(`${outlook.act} ${account.policy_id}`),
        })
        const isDone = answer.status < 300
        if (isDone !== (outlook.state === 'possible'))
          wrong.push([account.policy_id, outlook.act, outlook.reasons.map(({ kind }) => kind), answer.status, answer.text])
      }
    expect(wrong).toEqual([])
  },
)
