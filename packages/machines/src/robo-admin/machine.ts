import type { AdminRole, GridVersion } from '@hautelisse/domain/robo-advice'
import { assign, setup } from 'xstate'
import { ApiFailure, failureCode, isSilence } from '../api/index.ts'
import { authorize, exchange, exportGrid, importFile, leave, publish, readArea, submit, typedDay, withdraw } from './calls.ts'
import type { ActFailure, AdminContext, AdminEvent, AdminInput, Area } from './context.ts'
import { firstPlan } from './plans.ts'

const failureOf = (error: unknown): ActFailure => ({
  code: failureCode(error),
  fields: error instanceof ApiFailure ? error.fields : [],
})

type WithError = { readonly error: unknown }

const base = setup({
  types: { context: {} as AdminContext, events: {} as AdminEvent, input: {} as AdminInput },
  actors: { authorize, exchange, exportGrid, importFile, leave, publish, readArea, submit, withdraw },
  guards: {
    hasReturned: ({ context: { returned } }) => returned !== undefined,
    isEnded: (_, { error }: WithError) => failureCode(error) === 'ERR_TOKEN' || failureCode(error) === 'ERR_EXP',
    isConflict: (_, { error }: WithError) => failureCode(error) === 'ERR_CONFLICT',
    isSilent: (_, { error }: WithError) => isSilence(error),
    hasPlan: ({ context: { plan } }) => plan?.entity_id !== undefined,
    hasVersion: ({ context: { version, area } }) => area?.versions?.some(({ id }) => id === version) === true,
    hasDay: ({ context: { day } }) => typedDay(day) !== undefined,
  },
  actions: {
    takeWho: assign((_, { who }: { readonly who: { readonly email: string; readonly role: AdminRole } }) => ({
      who,
      outside: 'none' as const,
    })),
    takeArea: assign(({ context: { plan } }, { area }: { readonly area: Area }) => ({ area, plan: plan ?? firstPlan(area) })),
    takePlan: assign((_, { plan }: { readonly plan: AdminContext['plan'] }) => ({ plan, mistakes: [], failure: undefined })),
    takeFile: assign((_, { file }: { readonly file: AdminContext['file'] }) => ({
      file,
      mistakes: [],
      failure: undefined,
      done: undefined,
    })),
    takeVersion: assign((_, { id }: { readonly id: string | undefined }) => ({
      version: id,
      failure: undefined,
      done: undefined,
      reason: '',
      day: '',
    })),
    takeImported: assign((_, { version }: { readonly version: GridVersion }) => ({
      version: version.id,
      done: 'imported' as const,
      file: undefined,
      reason: '',
      day: '',
    })),
    takeReason: assign((_, { text }: { readonly text: string }) => ({ reason: text, failure: undefined })),
    takeDay: assign((_, { text }: { readonly text: string }) => ({ day: text, failure: undefined })),
    sayDone: assign((_, { done }: { readonly done: NonNullable<AdminContext['done']> }) => ({ done, failure: undefined })),
    takeMistakes: assign((_, { error }: WithError) => {
      const failure = failureOf(error)
      return failure.code === 'ERR_INVALID' ? { mistakes: failure.fields, file: undefined } : { failure }
    }),
    takeFailure: assign((_, { error }: WithError) => ({ failure: failureOf(error), done: undefined })),
    askForDay: assign({ failure: { code: 'ERR_INVALID', fields: [{ path: 'effective_on', code: 'required' }] } }),
    forget: assign((_, { outside }: { readonly outside: AdminContext['outside'] }) => ({
      who: undefined,
      area: undefined,
      version: undefined,
      outside,
    })),
  },
})

const failedWith = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error })
const ended = {
  guard: { type: 'isEnded', params: failedWith },
  target: '#robo-admin.outside',
  actions: { type: 'forget', params: { outside: 'expired' } },
} as const
/** An answer that did not come: whether it was done is read, and it is never sent again by itself. */
const acting = <const Src extends 'submit' | 'publish' | 'withdraw'>(src: Src, done: NonNullable<AdminContext['done']>) =>
  ({
    invoke: {
      src,
      input: ({ context }: { readonly context: AdminContext }) => context,
      onDone: { target: 'refreshing', actions: { type: 'sayDone', params: { done } } },
      onError: [
        ended,
        {
          guard: { type: 'isConflict', params: failedWith },
          target: 'refreshing',
          actions: { type: 'takeFailure', params: failedWith },
        },
        {
          guard: { type: 'isSilent', params: failedWith },
          target: 'refreshing',
          actions: { type: 'takeFailure', params: failedWith },
        },
        { target: 'resting', actions: { type: 'takeFailure', params: failedWith } },
      ],
    },
  }) as const

/**
 * The administrator's area: the door, the exchange of what it gives back, then grids, history and versions, and what may be done to a version.
 *
 * Nothing of the area is asked for before the exchange is answered (RADM-09, RADM-10). Its session is a cookie that no script sees; one that ended
 * leads back to the button, and never to the member's sign-out. A failed act keeps what was typed; a version that somebody else changed is read
 * again and shown; publishing is never sent twice (decision 16.16).
 */
export const adminMachine = base.createMachine({
  id: 'robo-admin',
  context: ({ input }) => ({
    ...input,
    who: undefined,
    area: undefined,
    plan: undefined,
    version: undefined,
    reason: '',
    day: '',
    failure: undefined,
    mistakes: [],
    done: undefined,
    file: undefined,
    outside: 'none',
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasReturned', target: 'exchanging' }, { target: 'outside' }] },
    outside: { on: { signInRequested: 'authorizing' } },
    authorizing: {
      invoke: {
        src: 'authorize',
        input: ({ context }) => context,
        onDone: 'leaving',
        onError: 'doorUnavailable',
      },
    },
    doorUnavailable: { on: { signInRequested: 'authorizing', retryRequested: 'authorizing' } },
    /** The door is another page. */
    leaving: { on: { signInRequested: 'authorizing' } },
    exchanging: {
      invoke: {
        src: 'exchange',
        input: ({ context }) => context,
        onDone: { target: 'reading', actions: { type: 'takeWho', params: ({ event }) => ({ who: event.output }) } },
        onError: { target: 'outside', actions: { type: 'forget', params: { outside: 'refused' } } },
      },
    },
    reading: {
      invoke: {
        src: 'readArea',
        input: ({ context }) => context,
        onDone: { target: 'inside', actions: { type: 'takeArea', params: ({ event }) => ({ area: event.output }) } },
        onError: [ended, { target: 'unreadable' }],
      },
    },
    unreadable: { on: { retryRequested: 'reading', leaveRequested: 'goingOut' } },
    inside: {
      initial: 'resting',
      on: {
        planChosen: { actions: { type: 'takePlan', params: ({ event }) => ({ plan: event.plan }) } },
        reasonTyped: { actions: { type: 'takeReason', params: ({ event }) => ({ text: event.text }) } },
        dayTyped: { actions: { type: 'takeDay', params: ({ event }) => ({ text: event.text }) } },
      },
      states: {
        resting: {
          on: {
            versionChosen: { actions: { type: 'takeVersion', params: ({ event }) => ({ id: event.id }) } },
            fileChosen: {
              guard: 'hasPlan',
              target: 'importing',
              actions: { type: 'takeFile', params: ({ event }) => ({ file: event.file }) },
            },
            submitRequested: { guard: 'hasVersion', target: 'submitting' },
            publishRequested: [{ guard: 'hasDay', target: 'publishing' }, { actions: 'askForDay' }],
            withdrawRequested: { guard: 'hasVersion', target: 'withdrawing' },
            exportRequested: 'exporting',
            leaveRequested: '#robo-admin.goingOut',
          },
        },
        importing: {
          invoke: {
            src: 'importFile',
            input: ({ context }) => context,
            onDone: {
              target: 'refreshing',
              actions: { type: 'takeImported', params: ({ event }) => ({ version: event.output }) },
            },
            onError: [ended, { target: 'resting', actions: { type: 'takeMistakes', params: failedWith } }],
          },
        },
        submitting: acting('submit', 'submitted'),
        publishing: acting('publish', 'published'),
        withdrawing: acting('withdraw', 'withdrawn'),
        exporting: {
          invoke: {
            src: 'exportGrid',
            input: ({ context, event }) => ({ ...context, id: event.type === 'exportRequested' ? event.id : '' }),
            onDone: 'resting',
            onError: [ended, { target: 'resting', actions: { type: 'takeFailure', params: failedWith } }],
          },
        },
        /** What stands is read again; what was read before stays until then, and if it cannot be read. */
        refreshing: {
          invoke: {
            src: 'readArea',
            input: ({ context }) => context,
            onDone: { target: 'resting', actions: { type: 'takeArea', params: ({ event }) => ({ area: event.output }) } },
            onError: [ended, { target: 'stale' }],
          },
        },
        /** Acts wait until it is known what stands. */
        stale: { on: { retryRequested: 'refreshing', leaveRequested: '#robo-admin.goingOut' } },
      },
    },
    goingOut: {
      invoke: {
        src: 'leave',
        input: ({ context }) => context,
        onDone: { target: 'outside', actions: { type: 'forget', params: { outside: 'none' } } },
        onError: { target: 'outside', actions: { type: 'forget', params: { outside: 'none' } } },
      },
    },
  },
})
