import { BI_STATES } from '@hautelisse/domain/accounts'
import { SESSION_COOKIE } from '@hautelisse/domain/contract'

import { connectorOf, endVisit, linksOf, openVisitOf, type AtBank } from '../aggregation/index.ts'
import type { Person } from '../people/index.ts'
import { ensureToken, isOwnToken, type Api, type ApiContext } from '../server/index.ts'
import { bankReturn } from '../doors/index.ts'
import { BANK_OUTCOMES, renderBank, renderBankCode, renderBankNote, type BankDoor, type BankOutcome } from './bank-door.ts'
import { answerDoor, leaveDoor, readForm } from './page.ts'

const SIGNED_OUT = 'Cette page ne s’ouvre qu’au cours de votre session. Reconnectez-vous, puis recommencez.'
const NOTHING = 'Cette visite a déjà une réponse, ou son délai est passé. Recommencez depuis vos comptes ailleurs.'

const note = (context: ApiContext, words: string): Response => answerDoor(context, renderBankNote(words), 400)

type Open = { readonly person: Person; readonly door: BankDoor }

/** Finds the visit that the person of the session has opened here, or answers with a page that says why it cannot go on. */
const open = async (api: Api, context: ApiContext, id: string, state: string): Promise<Open | Response> => {
  const { credentials, clock } = api.options
  const found = await api.sessions.find(credentials.read(context, SESSION_COOKIE))
  const person = found.kind === 'open' ? api.people.find(({ oauth_profile: { sub } }) => sub === found.session.sub) : undefined
  if (person === undefined) return note(context, SIGNED_OUT)
  const connector = connectorOf(id)
  const visit = openVisitOf(await linksOf(api, person), state, clock.now())
  if (connector === undefined || visit?.connector !== id) return note(context, NOTHING)
  const isDown = connector.state === 'DOWN'
  const left = connector.asks_code ? BANK_OUTCOMES.filter((one) => one !== 'right') : BANK_OUTCOMES
  const outcomes: readonly BankOutcome[] = isDown ? ['down', 'given-up'] : left
  return { person, door: { id, name: connector.name, state, csrf: await ensureToken(api, context), outcomes } }
}

/**
 * Shows the page of a bank to the person who has opened a visit there.
 *
 * @param api the API
 * @param context the request
 * @param id id of the bank
 */
export const showBank = async (api: Api, context: ApiContext, id: string): Promise<Response> => {
  const opened = await open(api, context, id, context.req.query('state') ?? '')
  return opened instanceof Response ? opened : answerDoor(context, renderBank(opened.door), 200)
}

/** Six digits that differ from visit to visit: they are printed on the page, and guard nothing. */
const codeOf = (state: string): string =>
  String(Array.from(state).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000, 7)).padStart(6, '0')

const RESULTS: Readonly<Record<Exclude<BankOutcome, 'with-code'>, AtBank['result']>> = {
  right: 'CONNECTED',
  wrong: 'WRONG_PASSWORD',
  refused: 'REFUSED',
  down: 'UNAVAILABLE',
  'given-up': 'CANCELLED',
}

/**
 * Takes the form of a bank's page: the bank tells the outcome itself, and the person is led back with the state alone.
 *
 * @param api the API
 * @param context the request, with the page's form
 * @param id id of the bank
 */
export const takeBank = async (api: Api, context: ApiContext, id: string): Promise<Response> => {
  const form = await readForm(api, context)
  const state = form.get('state') ?? ''
  const opened = await open(api, context, id, state)
  if (opened instanceof Response) return opened
  const { person, door } = opened
  const again = (problem: string): Response => answerDoor(context, renderBank({ ...door, problem }), 400)
  if (!(await isOwnToken(api, context, form.get('csrf')))) return again('Cette page a expiré. Recommencez.')

  const later = BI_STATES.find((one) => one === form.get('later')) ?? null
  const leave = async (result: AtBank['result']): Promise<Response> =>
    (await endVisit(api, person, state, { result, state: later }))
      ? leaveDoor(context, bankReturn(state))
      : note(context, NOTHING)
  const code = form.get('code')
  if (code !== undefined) {
    if (code.replaceAll(/\s/g, '') === codeOf(state)) return leave('CONNECTED')
    const page = renderBankCode({ ...door, problem: 'Ce code n’est pas le bon.' }, codeOf(state), later ?? '')
    return answerDoor(context, page, 400)
  }
  const outcome = door.outcomes.find((one) => one === form.get('outcome'))
  if (outcome === undefined) return again('Choisissez ce qui se passe.')
  if (outcome === 'with-code') return answerDoor(context, renderBankCode(door, codeOf(state), later ?? ''), 200)
  return leave(RESULTS[outcome])
}
