import { purposeCall, type Purpose } from '@hautelisse/domain/accounts'
import { hasCall } from '@hautelisse/domain/contract'
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'

export type PurposeEvent =
  | { readonly type: 'changeRequested' }
  /** Null: the saver takes back what they said. */
  | { readonly type: 'purposeChosen'; readonly purpose: Purpose | null }
  | { readonly type: 'keepRequested' }
  | { readonly type: 'changeGivenUp' }

export type PurposeInput = {
  readonly client: Client
  readonly policyId: string
  /** What the account says; null while nothing is said. */
  readonly purpose: Purpose | null
  /** Reads the accounts anew, so that every page knows what was said. */
  readonly askAgain: () => void
}

type PurposeContext = PurposeInput & { readonly choice: Purpose | null; readonly hasFailed: boolean }

const base = setup({
  types: { context: {} as PurposeContext, events: {} as PurposeEvent, input: {} as PurposeInput },
  actors: {
    keepPurpose: fromPromise<unknown, PurposeContext>(({ input: { client, policyId, choice } }) =>
      client.call(purposeCall, { params: { policy_id: policyId }, body: { purpose: choice } }),
    ),
  },
  guards: { isOther: ({ context: { choice, purpose } }) => choice !== purpose },
  actions: {
    begin: assign(({ context: { purpose } }) => ({ choice: purpose, hasFailed: false })),
    takeChoice: assign(({ event }) => (event.type === 'purposeChosen' ? { choice: event.purpose } : {})),
    forgetFailure: assign({ hasFailed: false }),
    noteFailure: assign({ hasFailed: true }),
    takeKept: assign(({ context: { choice } }) => ({ purpose: choice })),
    askAgain: ({ context }) => context.askAgain(),
  },
})

/**
 * What a saver says that an account is for. A choice counts once it is kept: until then it can be given up, and a failure leaves it as it was chosen.
 * P-CONST-25.
 */
export const purposeMachine = base.createMachine({
  id: 'purpose',
  context: ({ input }) => ({ ...input, choice: input.purpose, hasFailed: false }),
  initial: 'shown',
  states: {
    shown: { on: { changeRequested: { target: 'choosing', actions: 'begin' } } },
    choosing: {
      on: {
        purposeChosen: { actions: 'takeChoice' },
        keepRequested: [{ guard: 'isOther', target: 'keeping' }, { target: 'shown' }],
        changeGivenUp: 'shown',
      },
    },
    keeping: {
      entry: 'forgetFailure',
      invoke: {
        src: 'keepPurpose',
        input: ({ context }) => context,
        onDone: { target: 'kept', actions: ['takeKept', 'askAgain'] },
        onError: { target: 'choosing', actions: 'noteFailure' },
      },
    },
    /** What was kept is said until the next change. */
    kept: { on: { changeRequested: { target: 'choosing', actions: 'begin' } } },
  },
})

export type PurposeSnapshot = SnapshotFrom<typeof purposeMachine>

/** What is said of the account's purpose, what is being chosen, and how far that is. */
export const selectPurpose = ({
  value,
  context: { purpose, choice, hasFailed },
}: PurposeSnapshot): {
  readonly purpose: Purpose | null
  readonly choice: Purpose | null
  readonly step: 'shown' | 'choosing' | 'keeping' | 'kept'
  readonly hasFailed: boolean
} => ({ purpose, choice, step: value, hasFailed })

/**
 * Says whether the server keeps what accounts are for.
 *
 * @param extensions calls of its own that the server names
 * @example canSayPurpose(undefined) // true: of the same build
 */
export const canSayPurpose = (extensions: readonly string[] | undefined): boolean => hasCall(extensions, purposeCall)
