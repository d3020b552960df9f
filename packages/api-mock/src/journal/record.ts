import type { AnswerOf, Call, FieldProblem, OutcomeOrder } from '@hautelisse/domain/contract'
import type { Moment } from '@hautelisse/domain/operations'

import { draftsOf } from '../kept/index.ts'
import type { Person } from '../people/index.ts'
import { answered, refused, type Api, type Outcome, type Refusal } from '../server/index.ts'
import { StorageUnavailable } from '../storage/index.ts'
import { readAct, writeAct, type Act, type NewLetter } from './model.ts'
import { momentOf } from './moment.ts'

/** What a handler decides when it sees what stands: what is done, what is answered, and who is written to. */
type Decision<Answer> =
  | { readonly kind: 'done'; readonly act: Act; readonly answer: Answer; readonly letters: readonly NewLetter[] }
  | Refusal

/** Decides to do an act and to answer so; letters are kept with the act, so that none of them is lost between the two. */
export const doing = <const Answer>(act: Act, answer: Answer, letters: readonly NewLetter[] = []): Decision<Answer> => ({
  kind: 'done',
  act,
  answer,
  letters,
})

/** What stands when an act is decided: the person with everything done so far, the moment, and a number for what is made. */
type Standing = { readonly person: Person; readonly now: Moment; readonly id: string }

/** An act that is asked for, and who asks: the call with its body as the wire writes it, and the key under which it is done once. */
type Asked<C extends Call> = {
  readonly api: Api
  readonly person: Person
  /** Says whether who asks may still ask: a session can end while a request is under way. */
  readonly stands: () => Promise<Refusal | undefined>
  readonly call: C
  readonly requestKey: string
  readonly asked: unknown
}

/** How often an act is tried again when another one of the same person came first. */
const MOST_TRIES = 5

const REUSED: readonly FieldProblem[] = [{ path: 'Idempotency-Key', code: 'key-reused' }]

/** Numbers look as those of a paper form: eight digits. */
const numberOf = (number: number): string => `4172${String(number).padStart(4, '0')}`

/** What the journal answers to a request that came before under its key; undefined for a new one. */
const answerBefore = async <C extends Call>(
  { api, person, asked }: Asked<C>,
  key: string,
): Promise<Outcome<AnswerOf<C>> | undefined> => {
  const before = await api.options.storage.journal.find(person.oauth_profile.sub, key)
  const known = before && readAct(before.value)
  if (known === undefined) return undefined
  return JSON.stringify(known.asked) === JSON.stringify(asked)
    ? answered(known.answer as AnswerOf<C>)
    : refused('ERR_CONFLICT', REUSED)
}

type Kept = { readonly options: Pick<Api['options'], 'storage' | 'clock'> }
type Told = Extract<Act, { readonly kind: 'card' | 'outcome' | 'signature' }>

/** Keeps what was told of an operation, once under its key: what came first stands. */
const recordTold = async ({ options: { storage, clock } }: Kept, person: Person, call: string, act: Told): Promise<void> => {
  const { sub } = person.oauth_profile
  const key = `${call} ${act.id}`
  const value = writeAct({ call, key: act.id, asked: null, answer: null, at: momentOf(clock), act })
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const last = await storage.journal.last(sub)
    if ((await storage.journal.append(sub, last, [{ at: clock.now(), key, value }])) !== 'conflict') return
  }
}

/**
 * Keeps what the card provider told of a payment, once: what came first stands. docs/rules/payment.md, PAYM-07.
 *
 * @param api the API
 * @param person whose payment it is
 * @param id number of the payment
 * @param isAccepted what the provider told
 */
export const recordCard = (api: Kept, person: Person, id: string, isAccepted: boolean): Promise<void> =>
  recordTold(api, person, 'card', { kind: 'card', id, isAccepted })

/**
 * Keeps that a withdrawal at retirement was signed, or that its signature was refused, once. docs/rules/retirement-withdrawal.md, RWD-05.
 *
 * @param api the API
 * @param person whose withdrawal it is
 * @param id number of the withdrawal
 * @param isSigned what the saver did
 */
export const recordSignature = (api: Kept, person: Person, id: string, isSigned: boolean): Promise<void> =>
  recordTold(api, person, 'signature', { kind: 'signature', id, isSigned })

/**
 * Keeps that the next documents of a person are refused, or their next debits rejected: ordered in development alone.
 *
 * @param api the API
 * @param person whose documents and debits
 * @param order what ends badly, and how often
 */
export const recordOutcome = (
  api: { readonly options: Pick<Api['options'], 'storage' | 'clock' | 'random'> },
  person: Person,
  { event, times }: OutcomeOrder,
): Promise<void> => recordTold(api, person, 'outcome', { kind: 'outcome', id: api.options.random(), event, times })

/** What is recorded is no draft any more. A store that is out of reach now does not undo the act: the same request again erases it. */
const eraseDraft = async (api: Api, sub: string, requestKey: string): Promise<void> => {
  try {
    await draftsOf(api.options, sub).eraseSent(requestKey)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
  }
}

/**
 * Does an act once: it is decided on what stands, appended to the journal of the person, and decided anew when another one came first. The same request
 * under the same key gets the same answer and does nothing. docs/rules/ledger.md, LEDG-08.
 *
 * @param asked who asks for what, under which key; asked again whether they still may
 * @param decide what follows from what stands; a proof, such as a code, is compared here and nowhere before
 */
export const recordAct = async <C extends Call>(
  asked: Asked<C>,
  decide: (standing: Standing) => Decision<AnswerOf<C>> | Promise<Decision<AnswerOf<C>>>,
): Promise<Outcome<AnswerOf<C>>> => {
  const { api, call, requestKey } = asked
  const { storage, clock } = api.options
  const { sub } = asked.person.oauth_profile
  const seeded = api.people.find(({ oauth_profile }) => oauth_profile.sub === sub) ?? asked.person
  const key = `${call.name} ${requestKey}`
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const ended = await asked.stands()
    if (ended !== undefined) return ended
    const before = await answerBefore(asked, key)
    if (before !== undefined) {
      await eraseDraft(api, sub, requestKey)
      return before
    }
    const { person, now, last, isFull } = await api.standing(seeded)
    const decision = await decide({ person, now, id: numberOf(last + 1) })
    if (decision.kind === 'refused') return decision
    if (isFull(decision.act.kind)) return refused('ERR_LIMIT')
    const value = writeAct({
      call: call.name,
      key: requestKey,
      asked: asked.asked,
      answer: decision.answer,
      at: now,
      act: decision.act,
      ...(decision.letters.length === 0 ? {} : { letters: [...decision.letters] }),
    })
    if ((await storage.journal.append(sub, last, [{ at: clock.now(), key, value }])) === 'appended') {
      await eraseDraft(api, sub, requestKey)
      return answered(decision.answer)
    }
  }
  return refused('ERR_CONFLICT')
}
