import { changePasswordCall } from '@hautelisse/domain/session'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import { isOwnPage } from './departure.ts'
import type { SessionPorts } from './ports.ts'

export type ChangePasswordInput = {
  readonly ports: Pick<SessionPorts, 'client' | 'navigation' | 'mayFollow'>
  /** An employee who looks at a customer's space does not change the customer's password. */
  readonly isMirror: boolean
  /** Page that "back" leads to. */
  readonly back: string
}

export type ChangePasswordEvent = { readonly type: 'retryRequested' } | { readonly type: 'backRequested' }

type ChangePasswordContext = ChangePasswordInput & { readonly code: string | undefined }

const askAddress = fromPromise<string, { readonly client: Client }>(
  async ({ input: { client }, signal }) => (await client.call(changePasswordCall, {}, { signal })).data,
)

/** /change-password: asks where the password is changed and goes there (P-CALL-08); what fails can be tried again or left. */
export const changePasswordMachine = setup({
  types: { context: {} as ChangePasswordContext, events: {} as ChangePasswordEvent, input: {} as ChangePasswordInput },
  actors: { askAddress },
  guards: {
    isMirror: ({ context }) => context.isMirror,
    isFollowed: ({ context: { ports } }, { address }: { address: string }) => (ports.mayFollow ?? isOwnPage)(address),
  },
  actions: {
    leave: ({ context }, { address }: { address: string }) => context.ports.navigation.leave(address),
    goBack: ({ context }) => context.ports.navigation.go(context.back),
    forbid: ({ context }) => context.ports.navigation.openModal('forbidden_mirror'),
    note: assign((_, { code }: { code: string }) => ({ code })),
    forget: assign({ code: undefined }),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ ...input, code: undefined }),
  initial: 'starting',
  on: { backRequested: '.left' },
  states: {
    starting: {
      always: [
        { guard: 'isMirror', target: 'failed', actions: [{ type: 'note', params: { code: 'ERR_MIRROR' } }, 'forbid'] },
        { target: 'asking' },
      ],
    },
    asking: {
      entry: 'forget',
      invoke: {
        src: 'askAddress',
        input: ({ context }) => ({ client: context.ports.client }),
        onDone: [
          {
            guard: { type: 'isFollowed', params: ({ event }) => ({ address: event.output }) },
            target: 'leaving',
            actions: { type: 'leave', params: ({ event }) => ({ address: event.output }) },
          },
          { target: 'failed', actions: { type: 'note', params: { code: 'ADDRESS_REFUSED' } } },
        ],
        onError: { target: 'failed', actions: { type: 'note', params: ({ event }) => ({ code: failureCode(event.error) }) } },
      },
    },
    /** The page is about to be left; a saver who comes back to it by the browser's history may try again. */
    leaving: { on: { retryRequested: 'starting' } },
    failed: { on: { retryRequested: 'starting' } },
    left: { type: 'final', entry: 'goBack' },
  },
})

export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>

/** How far the page is: the address is asked for, followed, or was not to be had. */
export const selectChangePassword = (snapshot: ChangePasswordSnapshot): 'asking' | 'leaving' | 'failed' => {
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('leaving') || snapshot.matches('left') ? 'leaving' : 'asking'
}
