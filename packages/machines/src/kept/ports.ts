import {
  eraseAnswersCall,
  eraseKeptCall,
  isKeptAnswers,
  keepAnswersCall,
  keepCall,
  keptAnswersCall,
  keptCall,
  keptListCall,
  type KeptAct,
  type KeptAnswers,
  type KeptContent,
  type KeptDraft,
  type KeptName,
  type KeptTold,
} from '@hautelisse/domain/kept'
import { failureCode, type Client } from '../api/index.ts'

type Signal = { readonly signal: AbortSignal }

/** What a draft that is kept for the person is read, written and erased through. */
export type KeptPorts = {
  /** What is told of the draft; undefined where none is kept, and where the server keeps none. */
  readonly look: (options: Signal) => Promise<KeptTold | undefined>
  /** What was typed; undefined where it is not there any more. */
  readonly read: (options: Signal) => Promise<KeptContent | undefined>
  readonly keep: (content: KeptContent, options: Signal) => Promise<void>
  readonly erase: (options: Signal) => Promise<void>
}

/** A server without the extension keeps nothing, and one with it may not have it any more: both say that it is unknown. */
const orNothing = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (failureCode(error) === 'ERR_UNKNOWN') return undefined
    throw error
  }
}

/** The write that is under way for each client. Readers wait for it, so that the home sees what the page before it has just kept. */
const WRITING = new WeakMap<Client, Promise<unknown>>()

/** Writes one after the other, so that what is erased is not written again by what was sent before. */
const writing = <Answer>(client: Client, write: () => Promise<Answer>): Promise<Answer> => {
  const before = WRITING.get(client) ?? Promise.resolve()
  const done = before.then(write)
  WRITING.set(
    client,
    done.catch(() => undefined),
  )
  return done
}

/**
 * Lists what is kept for the person, newest first; empty if the server keeps nothing.
 *
 * @param client client of the API
 * @param options signal that gives the call up
 */
export const listKept = async (client: Client, options: Signal): Promise<readonly KeptDraft[]> => {
  await WRITING.get(client)
  return (await orNothing(client.call(keptListCall, {}, options)))?.kept ?? []
}

const actPorts = (client: Client, act: KeptAct): KeptPorts => {
  const params = { id: act }
  return {
    look: async (options) => (await listKept(client, options)).find(({ id }) => id === act),
    read: async (options) => (await orNothing(client.call(keptCall, { params }, options)))?.content,
    keep: async (content, options) => {
      await writing(client, () => orNothing(client.call(keepCall, { params, body: { content } }, options)))
    },
    erase: async (options) => {
      await writing(client, () => orNothing(client.call(eraseKeptCall, { params }, options)))
    },
  }
}

const answersPorts = (client: Client, simulator: KeptAnswers): KeptPorts => {
  const params = { id: simulator }
  const read = async (options: Signal) => {
    await WRITING.get(client)
    return orNothing(client.call(keptAnswersCall, { params }, options))
  }
  return {
    look: async (options) => (await read(options))?.kept,
    read: async (options) => (await read(options))?.content,
    keep: async (content, options) => {
      await writing(client, () => orNothing(client.call(keepAnswersCall, { params, body: { content } }, options)))
    },
    erase: async (options) => {
      await writing(client, () => orNothing(client.call(eraseAnswersCall, { params }, options)))
    },
  }
}

/**
 * Makes the ports of one act's draft, or of the answers of one simulator.
 *
 * @param client client of the API
 * @param name act or simulator
 */
export const keptPorts = (client: Client, name: KeptName): KeptPorts =>
  isKeptAnswers(name) ? answersPorts(client, name) : actPorts(client, name)
