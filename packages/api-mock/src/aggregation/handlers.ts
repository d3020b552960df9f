import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import {
  addMinutes,
  aggregatedInvestmentsCall,
  aggregatedTransactionsCall,
  connectionsCall,
  connectorsCall,
  deleteConnectionCall,
  foundAccountsCall,
  isBefore,
  openConnectionCall,
  REFRESH_MINUTES,
  refreshConnectionCall,
  returnCall,
  showAccountsCall,
} from '@hautelisse/domain/aggregation'

import type { Person } from '../people/index.ts'
import { answered, forMembers, refused, type Api } from '../server/index.ts'
import { bankDoor } from '../doors/index.ts'
import { LEFT_OUT } from './accounts-at.ts'
import { investmentsOn, transactionsUntil } from './bank.ts'
import { CONNECTORS, connectorOf } from './connectors.ts'
import { linksOf } from './erase.ts'
import { updateKept } from './kept.ts'
import { accountOfLink, accountsOf, connectionOf, isShown, momentAt, worthOf, type LinkedAccount } from './links.ts'
import { askedAnew } from './refresh.ts'
import { isRegisterFull, keepConsent, readRegister } from './register.ts'
import { openVisit, tellVisit } from './visits.ts'

type Asker = { readonly api: Api; readonly person: Person }

const shownOf = async ({ api, person }: Asker): Promise<readonly LinkedAccount[]> => {
  const now = momentAt(api.options.clock)
  return (await linksOf(api, person)).links.flatMap((link) => accountsOf(person, link, now)).filter(isShown)
}

const shownAccount = async (asker: Asker, { user_id, account_id }: { user_id: string; account_id: string }) =>
  user_id === asker.person.oauth_profile.sub ? (await shownOf(asker)).find(({ at }) => at.id === account_id) : undefined

const isOwn = ({ accounts }: Person, { at }: LinkedAccount): boolean =>
  accounts.some(({ type, policy_id }) => type === at.type && policy_id === at.policy_id.replaceAll(/\s/g, ''))

/** Whether a person holds accounts with other banks, or has linked one. */
const hasElsewhere = async ({ api, person }: Asker): Promise<boolean> =>
  person.oauth_profile.bi_customer_id !== undefined || (await linksOf(api, person)).links.length > 0

/** The calls about accounts of other banks, answered by banks that live: what they tell follows from account and day. */
export const aggregationCalls = [
  forMembers(aggregatedAccountsCall, async ({ api, person, body }) => {
    if (body.user_id !== person.oauth_profile.sub || !(await hasElsewhere({ api, person }))) return refused('ERR_UNKNOWN')
    const now = momentAt(api.options.clock)
    return answered({ bi_accounts: (await shownOf({ api, person })).map((one) => accountOfLink(one, now)) })
  }),

  forMembers(aggregatedInvestmentsCall, async ({ api, person, body }) => {
    const found = await shownAccount({ api, person }, body)
    return found === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ bi_investments: [...investmentsOn(found.at, found.told.day)] })
  }),

  forMembers(aggregatedTransactionsCall, async ({ api, person, body }) => {
    const found = await shownAccount({ api, person }, body)
    return found === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ bi_transactions: [...transactionsUntil(found.at, found.told.day)] })
  }),

  forMembers(connectorsCall, async () => answered({ connectors: [...CONNECTORS] })),

  forMembers(connectionsCall, async ({ api, person }) => {
    const { links } = await linksOf(api, person)
    const now = momentAt(api.options.clock)
    return answered({
      connections: links.filter(({ shown }) => shown !== null).map((link) => connectionOf(link, now)),
      register: [...(await readRegister(api.options.storage, person, links))],
    })
  }),

  forMembers(openConnectionCall, async ({ api, person, body }) => {
    const connector = connectorOf(body.connector_id)
    if (body.user_id !== person.oauth_profile.sub || connector === undefined) return refused('ERR_UNKNOWN')
    if (!(await api.acts(body.user_id))) return refused('ERR_LIMIT')
    if (await isRegisterFull(api.options.storage, person)) return refused('ERR_LIMIT')
    await linksOf(api, person)
    const opened = await openVisit(api, person, { connector, consent: body.consent })
    if (opened.kind === 'opened') return answered({ data: bankDoor(connector.id, opened.state) })
    return opened.kind === 'closed' ? refused('ERR_CONFLICT') : refused('ERR_INVALID', [{ path: 'consent', code: 'required' }])
  }),

  forMembers(returnCall, async ({ api, person, body: { state } }) => {
    const visit = await tellVisit(api, person, state)
    if (visit === 'unknown') return refused('ERR_UNKNOWN')
    if (visit === 'told') return refused('ERR_CONFLICT')
    return answered({
      result: visit.result ?? 'CANCELLED',
      name: connectorOf(visit.connector)?.name ?? '',
      is_new: visit.isNew === true,
      ...(visit.link === undefined ? {} : { connection_id: visit.link }),
    })
  }),

  forMembers(foundAccountsCall, async ({ api, person, params: { id } }) => {
    const link = (await linksOf(api, person)).links.find((one) => one.id === id)
    if (link === undefined) return refused('ERR_UNKNOWN')
    const accounts = accountsOf(person, link, momentAt(api.options.clock)).map((one) => ({
      id: one.at.id,
      type: one.at.type,
      title: one.at.title,
      policy_id: one.at.policy_id,
      balance: worthOf(one),
      is_known: isOwn(person, one),
      is_shown: isShown(one),
    }))
    return answered({ name: connectorOf(link.connector)?.name ?? '', accounts, left_out: [...LEFT_OUT] })
  }),

  forMembers(showAccountsCall, async ({ api, person, params: { id }, body: { shown } }) => {
    const now = momentAt(api.options.clock)
    return updateKept(api.options.storage, person, (kept) => {
      const link = kept.links.find((one) => one.id === id)
      if (link === undefined) return { result: refused('ERR_UNKNOWN') }
      const offered = new Set(accountsOf(person, link, now).map(({ at }) => at.id))
      const stranger = shown.findIndex((one) => !offered.has(one))
      if (stranger >= 0) return { result: refused('ERR_INVALID', [{ path: `shown.${stranger}`, code: 'unknown-account' }]) }
      const links = kept.links.map((one) => (one.id === id ? { ...one, shown: [...new Set(shown)] } : one))
      return { kept: { ...kept, links }, result: answered('OK') }
    })
  }),

  forMembers(refreshConnectionCall, async ({ api, person, params: { id } }) => {
    const now = momentAt(api.options.clock)
    await linksOf(api, person)
    return updateKept(api.options.storage, person, (kept) => {
      const link = kept.links.find((one) => one.id === id)
      if (link === undefined) return { result: refused('ERR_UNKNOWN') }
      const from = link.asked && addMinutes(link.asked, REFRESH_MINUTES)
      if (from !== undefined && isBefore(now, from))
        return { result: refused('ERR_LIMIT', [{ path: 'id', code: 'too-soon', params: { at: from.time } }]) }
      const asked = askedAnew(link, now)
      if (asked === undefined) return { result: refused('ERR_CONFLICT') }
      const links = kept.links.map((one) => (one.id === id ? asked : one))
      return { kept: { ...kept, links }, result: answered({ connection: connectionOf(asked, now) }) }
    })
  }),

  forMembers(deleteConnectionCall, async ({ api, person, params: { id } }) => {
    const { storage, clock } = api.options
    const deleted = await updateKept(storage, person, (kept) => {
      const link = kept.links.find((one) => one.id === id)
      if (link === undefined) return { result: undefined }
      const visits = kept.visits.filter(({ connector }) => connector !== link.connector)
      return { kept: { links: kept.links.filter((one) => one !== link), visits }, result: link }
    })
    if (deleted === undefined) return refused('ERR_UNKNOWN')
    await keepConsent(storage, person, { at: clock.now(), kind: 'DELETED', link: deleted, on: clock.today() })
    return answered('OK')
  }),
]
