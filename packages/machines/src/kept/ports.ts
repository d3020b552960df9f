import {
  eraseKeptCall,
  keepCall,
  keptCall,
  keptListCall,
  type KeptAct,
  type KeptContent,
  type KeptDraft,
} from '@hautelisse/domain/kept'
import { failureCode, type Client } from '../api/index.ts'

type Signal = { readonly signal: AbortSignal }

/** What a draft that is kept for the person is read, written and erased through. */
export type KeptPorts = {
  /** What is told of the draft; undefined where none is kept, and where the server keeps none. */
  readonly look: (options: Signal) => Promise<KeptDraft | undefined>
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

/**
 * Makes the ports of one act's draft.
 *
 * @param client client of the API
 * @param act act that it is a draft of
 */
export const keptPorts = (client: Client, act: KeptAct): KeptPorts => {
  const params = { id: act } as const
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
