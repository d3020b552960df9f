import { SESSION_COOKIE } from '@hautelisse/domain/contract'

import { actBehind, recordSignature, signatureDoor } from '../journal/index.ts'
import type { Person } from '../people/index.ts'
import { ensureToken, isOwnToken, type Api, type ApiContext } from '../server/index.ts'
import { answerDoor, leaveDoor, readForm } from './page.ts'
import { renderSignature, renderSignatureNote, type SignatureDoor } from './signature-door.ts'

const SIGNED_OUT =
  'Cette signature ne s’ouvre qu’au cours de votre session. Reconnectez-vous, puis reprenez depuis vos opérations.'
const NOTHING = 'Ce document n’attend plus de signature : il a été signé, refusé, annulé, ou son délai est passé.'
const EXPIRED = 'Cette page a expiré. Recommencez.'

const operationPage = (id: string): string => `/operations/${encodeURIComponent(id)}`

const DIGITS = 6

/** Six digits that differ from document to document: they are printed on the page, and guard nothing. */
const codeOf = (id: string): string => String((Number(id) * 37) % 1_000_000).padStart(DIGITS, '0')

const digestOf = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

type Opened = { readonly person: Person; readonly door: SignatureDoor }

/** Finds the document that still waits for its signature, or answers with a page that says why it cannot go on. */
const open = async (api: Api, context: ApiContext, id: string): Promise<Opened | Response> => {
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  if (found.kind !== 'open') return answerDoor(context, renderSignatureNote(SIGNED_OUT, '/login'), 400)
  const seeded = api.people.find(({ oauth_profile: { sub } }) => sub === found.session.sub)
  const person = seeded && (await api.settled(seeded))
  const stood = person && (await actBehind(api, person, id))
  if (person === undefined || stood?.kept.act.kind !== 'retirement')
    return answerDoor(context, renderSignatureNote('Ce document n’existe pas.', '/operations'), 404)
  const parts = person.operations?.filter((one) => one.id === id || one.linked_id === id) ?? []
  if (!parts.some(({ url }) => url === signatureDoor(id)))
    return answerDoor(context, renderSignatureNote(NOTHING, operationPage(id)), 200)
  const titleOf = new Map(person.accounts.map(({ policy_id, title }) => [policy_id, title]))
  const door = {
    id,
    csrf: await ensureToken(api, context),
    lines: parts.map(({ policy_id = '', gross_amount, amount }) => ({
      title: titleOf.get(policy_id) ?? '',
      amount: gross_amount ?? amount,
    })),
    digest: await digestOf(JSON.stringify(stood.kept.asked)),
    code: codeOf(id),
  }
  return { person, door }
}

/** Shows the door of a document that waits for its signature. */
export const showSignature = async (api: Api, context: ApiContext): Promise<Response> => {
  const opened = await open(api, context, context.req.query('envelope') ?? '')
  return opened instanceof Response ? opened : answerDoor(context, renderSignature(opened.door), 200)
}

/**
 * Takes the form of the door: what the saver did is told to the journal as a provider would, and the saver is led to the operation, which proves nothing by
 * itself. docs/rules/retirement-withdrawal.md, RWD-05.
 *
 * @param api the API
 * @param context the request, with the door's form
 */
export const takeSignature = async (api: Api, context: ApiContext): Promise<Response> => {
  const form = await readForm(api, context)
  const opened = await open(api, context, form.get('envelope') ?? '')
  if (opened instanceof Response) return opened
  const { person, door } = opened
  const again = (problem: string): Response => answerDoor(context, renderSignature({ ...door, problem }), 400)
  if (!(await isOwnToken(api, context, form.get('csrf')))) return again(EXPIRED)
  switch (form.get('answer') ?? '') {
    case 'sign': {
      const typed = form.get('code') ?? ''
      if (typed.replaceAll(/\s/g, '') !== door.code) return again('Ce code n’est pas le bon.')
      await recordSignature(api, person, door.id, true)
      break
    }
    case 'refuse':
      await recordSignature(api, person, door.id, false)
      break
    case 'later':
      break
    default:
      return again('Choisissez une réponse.')
  }
  return leaveDoor(context, operationPage(door.id))
}
