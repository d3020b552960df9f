import { SESSION_COOKIE } from '@hautelisse/domain/contract'
import type { Operation } from '@hautelisse/domain/operations'

import { recordCard } from '../journal/index.ts'
import type { Person } from '../people/index.ts'
import { ensureToken, isOwnToken, type Api, type ApiContext } from '../server/index.ts'
import { CARD_OUTCOMES, renderCard, renderCardCode, renderCardNote, type CardDoor } from './card-door.ts'
import { answerDoor, leaveDoor, readForm } from './page.ts'

type Payment = { readonly person: Person; readonly operation: Operation }

const SIGNED_OUT = 'Ce paiement ne s’ouvre qu’au cours de votre session. Reconnectez-vous, puis reprenez depuis vos opérations.'
const NOTHING = 'Ce paiement n’attend plus rien : il a été payé, refusé, annulé, ou son délai est passé.'
const LOST = 'La réponse du prestataire s’est perdue en chemin. Vos opérations disent ce qui a été enregistré.'

const operationPage = (id: string): string => `/operations/${encodeURIComponent(id)}`

const findPayment = async (api: Api, context: ApiContext, id: string): Promise<Payment | 'signed-out' | undefined> => {
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  if (found.kind !== 'open') return 'signed-out'
  const seeded = api.people.find(({ oauth_profile: { sub } }) => sub === found.session.sub)
  const person = seeded && (await api.settled(seeded))
  const operation = person?.operations?.find((one) => one.id === id)
  return person === undefined || operation === undefined ? undefined : { person, operation }
}

/** Finds the payment that still waits for a card, or answers with a page that says why it cannot go on. */
const open = async (api: Api, context: ApiContext, id: string): Promise<(Payment & { readonly door: CardDoor }) | Response> => {
  const payment = await findPayment(api, context, id)
  if (payment === 'signed-out') return answerDoor(context, renderCardNote(SIGNED_OUT, '/login'), 400)
  if (payment === undefined) return answerDoor(context, renderCardNote('Ce paiement n’existe pas.', '/operations'), 404)
  const { person, operation } = payment
  if (operation.url === undefined) return answerDoor(context, renderCardNote(NOTHING, operationPage(id)), 200)
  const account = person.accounts.find(({ policy_id }) => policy_id === operation.policy_id)
  const door = {
    id,
    csrf: await ensureToken(api, context),
    merchant: `Hautelisse, ${account?.title ?? ''}`,
    amount: operation.amount,
  }
  return { person, operation, door }
}

/** Shows the door of a payment that waits for a card; one that was paid says so. */
export const showCard = async (api: Api, context: ApiContext): Promise<Response> => {
  const opened = await open(api, context, context.req.query('payment') ?? '')
  return opened instanceof Response ? opened : answerDoor(context, renderCard(opened.door), 200)
}

const TRIES = 3
const DIGITS = 6

/** Six digits that differ from payment to payment: they are printed on the page, and guard nothing. */
const codeOf = (id: string): string => String((Number(id) * 31) % 1_000_000).padStart(DIGITS, '0')

const name = (id: string): string => `card/${id}`

/** Counts a wrong code; the number says how many there were. */
const countWrong = ({ options }: Api, { oauth_profile }: Person, id: string): Promise<number> =>
  options.storage.documents.update(oauth_profile.sub, name(id), (kept) => {
    const count = Number(kept?.value ?? '0') + 1
    return { value: String(count), result: count }
  })

const compare = async (api: Api, context: ApiContext, { person, door }: Payment & { readonly door: CardDoor }, typed: string) => {
  const code = codeOf(door.id)
  if (typed.replaceAll(/\s/g, '') === code) {
    await recordCard(api, person, door.id, true)
    return leaveDoor(context, operationPage(door.id))
  }
  const left = TRIES - (await countWrong(api, person, door.id))
  if (left > 0) {
    const problem = `Ce code n’est pas le bon. Il vous reste ${left === 1 ? 'un essai' : `${left} essais`}.`
    return answerDoor(context, renderCardCode({ ...door, problem }, code), 400)
  }
  await recordCard(api, person, door.id, false)
  return leaveDoor(context, operationPage(door.id))
}

/**
 * Takes the form of the card door: the outcome is told to the journal as a provider would, and the saver is led to the operation, which proves nothing by
 * itself. docs/rules/payment.md, PAYM-07.
 *
 * @param api the API
 * @param context the request, with the door's form
 */
export const takeCard = async (api: Api, context: ApiContext): Promise<Response> => {
  const form = await readForm(api, context)
  const opened = await open(api, context, form.get('payment') ?? '')
  if (opened instanceof Response) return opened
  const { person, door } = opened
  if (!(await isOwnToken(api, context, form.get('csrf'))))
    return answerDoor(context, renderCard({ ...door, problem: 'Cette page a expiré. Recommencez.' }), 400)
  const code = form.get('code')
  if (code !== undefined) return compare(api, context, opened, code)
  const outcome = CARD_OUTCOMES.find((one) => one === form.get('outcome'))
  if (outcome === undefined) return answerDoor(context, renderCard({ ...door, problem: 'Choisissez ce qui se passe.' }), 400)
  if (outcome === 'with-code') return answerDoor(context, renderCardCode(door, codeOf(door.id)), 200)
  if (outcome !== 'given-up') await recordCard(api, person, door.id, outcome === 'accepted')
  return form.has('lost')
    ? answerDoor(context, renderCardNote(LOST, operationPage(door.id)), 200)
    : leaveDoor(context, operationPage(door.id))
}
