import {
  checkComment,
  EMPTY_OPINION,
  HINT_AFTER_MS,
  HINT_LASTS_MS,
  opinionCall,
  opinionOf,
  showsHint,
  THANKS_LAST_MS,
  type CommentName,
  type OpinionForm,
  type Satisfaction,
} from '@hautelisse/domain/opinion'
import { assign, fromPromise, setup } from 'xstate'
import * as z from 'zod'
import type { Client } from '../api/index.ts'
import { type StoragePort, storedEntry } from '../ports/index.ts'

/** That a saver sent the survey in this session (OPIN-17). */
const givenOpinion = storedEntry({
  key: 'hautelisse.opinion',
  version: 1,
  schema: z.strictObject({ userId: z.string() }),
})

export type OpinionInput = {
  readonly client: Client
  readonly userId: string
  /** Storage of the tab: it keeps that the survey was sent. */
  readonly storage: StoragePort
  /** Path of the page. */
  readonly path: string
  /** Whether the words of the button were shown before, in this browser or anywhere. */
  readonly isHintSeen: boolean
  readonly noteHintSeen: () => void
}

export type OpinionEvent =
  | { readonly type: 'pathFollowed'; readonly path: string }
  | { readonly type: 'openRequested' }
  | { readonly type: 'nextRequested' }
  | { readonly type: 'backRequested' }
  | { readonly type: 'closeRequested' }
  | { readonly type: 'satisfactionChosen'; readonly satisfaction: Satisfaction }
  | { readonly type: 'commentTyped'; readonly name: CommentName; readonly text: string }

type OpinionContext = OpinionInput & { readonly form: OpinionForm }

type Sent = Pick<OpinionContext, 'client' | 'userId' | 'form'>

const sendOpinion = fromPromise<unknown, Sent>(async ({ input: { client, userId, form }, signal }) => {
  const opinion = opinionOf(form)
  if (opinion === undefined) throw new Error('The survey is not complete.')
  return client.call(opinionCall, { body: { user_id: userId, opinion } }, { signal })
})

const isShort = (form: OpinionForm, name: CommentName): boolean => checkComment(name, form[name]) === undefined

/**
 * The opinion survey: its button, the words that it shows on a first visit, and five steps.
 *
 * The survey is sent when the last comment is confirmed, and thanks only once the answer is there (OPIN-18). A failure and a closed window keep what was
 * typed; what was sent hides the button for the rest of the session (OPIN-17, OPIN-21).
 */
export const opinionMachine = setup({
  types: { context: {} as OpinionContext, events: {} as OpinionEvent, input: {} as OpinionInput },
  actors: { sendOpinion },
  delays: { hintAfter: HINT_AFTER_MS, hintLasts: HINT_LASTS_MS, thanksLast: THANKS_LAST_MS },
  guards: {
    isGiven: ({ context: { storage, userId } }) => givenOpinion.read(storage)?.userId === userId,
    showsHint: ({ context: { path, isHintSeen } }) => showsHint(path, isHintSeen),
    hidesHint: ({ context: { path, isHintSeen } }) => !showsHint(path, isHintSeen),
    hasSatisfaction: ({ context: { form } }) => form.satisfaction !== undefined,
    hasShortComment: ({ context: { form } }) => isShort(form, 'satisfaction_comment'),
    isComplete: ({ context: { form } }) => opinionOf(form) !== undefined,
    isElsewhere: ({ context }, { path }: { readonly path: string }) => path !== context.path,
  },
  actions: {
    follow: assign((_, { path }: { readonly path: string }) => ({ path })),
    answer: assign(({ context: { form } }, { change }: { readonly change: Partial<OpinionForm> }) => ({
      form: { ...form, ...change },
    })),
    keepGiven: ({ context: { storage, userId } }) => givenOpinion.write(storage, { userId }),
    noteHintSeen: assign(({ context }) => {
      context.noteHintSeen()
      return { isHintSeen: true }
    }),
  },
}).createMachine({
  id: 'opinion',
  context: ({ input }) => ({ ...input, form: EMPTY_OPINION }),
  initial: 'opening',
  on: { pathFollowed: { actions: { type: 'follow', params: ({ event: { path } }) => ({ path }) } } },
  states: {
    opening: { always: [{ guard: 'isGiven', target: 'given' }, { target: 'closed' }] },
    closed: {
      initial: 'resting',
      on: { openRequested: 'open' },
      states: {
        resting: { always: { guard: 'showsHint', target: 'waiting' } },
        waiting: { always: { guard: 'hidesHint', target: 'resting' }, after: { hintAfter: 'hint' } },
        hint: { entry: 'noteHintSeen', after: { hintLasts: 'resting' } },
      },
    },
    open: {
      initial: 'intro',
      on: {
        closeRequested: 'closed',
        pathFollowed: {
          guard: { type: 'isElsewhere', params: ({ event: { path } }) => ({ path }) },
          target: 'closed',
          actions: { type: 'follow', params: ({ event: { path } }) => ({ path }) },
        },
        satisfactionChosen: {
          actions: { type: 'answer', params: ({ event: { satisfaction } }) => ({ change: { satisfaction } }) },
        },
        commentTyped: { actions: { type: 'answer', params: ({ event: { name, text } }) => ({ change: { [name]: text } }) } },
      },
      states: {
        intro: { on: { nextRequested: 'satisfaction' } },
        satisfaction: { on: { backRequested: 'intro', nextRequested: { guard: 'hasSatisfaction', target: 'comment' } } },
        comment: {
          on: { backRequested: 'satisfaction', nextRequested: { guard: 'hasShortComment', target: 'improvement' } },
        },
        improvement: {
          initial: 'editing',
          states: {
            editing: {
              on: { backRequested: '#opinion.open.comment', nextRequested: { guard: 'isComplete', target: 'sending' } },
            },
            failed: { on: { backRequested: '#opinion.open.comment', nextRequested: { guard: 'isComplete', target: 'sending' } } },
            sending: {
              // What is on its way is no longer changed.
              on: { satisfactionChosen: {}, commentTyped: {} },
              invoke: {
                src: 'sendOpinion',
                input: ({ context: { client, userId, form } }) => ({ client, userId, form }),
                onDone: '#opinion.thanks',
                onError: 'failed',
              },
            },
          },
        },
      },
    },
    thanks: { entry: 'keepGiven', on: { closeRequested: 'given' }, after: { thanksLast: 'given' } },
    given: { type: 'final' },
  },
})
