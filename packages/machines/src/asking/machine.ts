import { assign, fromPromise, setup } from 'xstate'
import { contentOf, resource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, ResourceState } from '../resource/index.ts'

export type AskingEvent = { readonly type: 'retryRequested' }

type AskingContext<Answer> = { readonly answer: Answer | undefined }

type AskingSnapshot<Answer> = { readonly value: ResourceState; readonly context: AskingContext<Answer> }

/**
 * Makes the machine of a page that shows one answer: it asks at once, holds the answer, and after a failure asks again when told to.
 *
 * @param ask - asks; its signal aborts when the page is left
 * @example createActor(askingMachine((signal) => client.call(versionCall, {}, { signal }))).start()
 */
export const askingMachine = <Answer>(ask: (signal: AbortSignal) => Promise<Answer>) =>
  setup({
    types: { context: {} as AskingContext<Answer>, events: {} as AskingEvent },
    actors: { ask: fromPromise<Answer>(({ signal }) => ask(signal)) },
    guards: resourceGuards,
    actions: { takeAnswer: assign((_, { given }: Given<Answer>) => ({ answer: given })) },
  }).createMachine({
    id: 'asking',
    context: { answer: undefined },
    ...resource<Answer>()({ part: 'answer', read: 'ask', input: () => undefined, take: 'takeAnswer' }),
  })

/** What the page shows of its answer. */
export const selectAnswer = <Answer>({ value, context }: AskingSnapshot<Answer>): Content<Answer> =>
  contentOf(value, context.answer)
