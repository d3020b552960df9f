import { requireMessage } from '@hautelisse/domain/advisor'
import type { FieldError } from '@hautelisse/domain/validation'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

export type ContactEvent =
  | { readonly type: 'messageTyped'; readonly text: string }
  | { readonly type: 'agreementChanged'; readonly agreed: boolean }
  /** "Envoyer". */
  | { readonly type: 'sendRequested' }
  /** Leaves the error screen for the message, which is still there. */
  | { readonly type: 'returnRequested' }

export type ContactInput = {
  /** Sends the message to the advisor. */
  readonly send: (message: string, signal: AbortSignal) => Promise<unknown>
  /** Shares the simulation with the advisor; called only if the saver agrees. */
  readonly share: (signal: AbortSignal) => Promise<unknown>
  /** Counts a share that succeeded as an action of the saver. */
  readonly countAction: () => void
}

type ContactContext = ContactInput & {
  readonly message: string
  readonly agreed: boolean
  /** The message went out before the share failed: it is not sent twice. */
  readonly isMessageSent: boolean
  /** The saver has asked to send: what is wrong with the message shows. */
  readonly isAttempted: boolean
}

/**
 * A message to the advisor: the form, the calls, then what became of them.
 *
 * The simulation is shared only if the box is ticked, after the message (TADV-16). A failure keeps the message, and sending again repeats only what
 * failed (TADV-19). Every opening of the window starts a new form (TADV-09).
 */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent, input: {} as ContactInput },
  actors: {
    sendMessage: fromPromise<unknown, ContactContext>(({ input: { send, message }, signal }) => send(message.trim(), signal)),
    shareSimulation: fromPromise<unknown, ContactContext>(({ input: { share }, signal }) => share(signal)),
  },
  guards: {
    isComplete: ({ context }) => requireMessage(context.message) === undefined,
    isMessageSent: ({ context }) => context.isMessageSent,
    isAgreed: ({ context }) => context.agreed,
  },
  actions: {
    take: assign(({ event }) => {
      if (event.type === 'messageTyped') return { message: event.text, isMessageSent: false }
      return event.type === 'agreementChanged' ? { agreed: event.agreed } : {}
    }),
    showError: assign({ isAttempted: true }),
    keepSent: assign({ isMessageSent: true }),
    countAction: ({ context }) => context.countAction(),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, message: '', agreed: false, isMessageSent: false, isAttempted: false }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        messageTyped: { actions: 'take' },
        agreementChanged: { actions: 'take' },
        sendRequested: [{ guard: 'isComplete', target: 'sending' }, { actions: 'showError' }],
      },
    },
    sending: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isMessageSent', target: 'sharingIfAgreed' }, { target: 'sendingMessage' }],
        },
        sendingMessage: {
          invoke: {
            src: 'sendMessage',
            input: ({ context }) => context,
            onDone: { target: 'sharingIfAgreed', actions: 'keepSent' },
            onError: '#contact.failed',
          },
        },
        sharingIfAgreed: { always: [{ guard: 'isAgreed', target: 'sharing' }, { target: '#contact.sent' }] },
        sharing: {
          invoke: {
            src: 'shareSimulation',
            input: ({ context }) => context,
            onDone: { target: '#contact.sent', actions: 'countAction' },
            onError: '#contact.failed',
          },
        },
      },
    },
    sent: { type: 'final' },
    failed: { on: { returnRequested: 'writing' } },
  },
})

type ContactSnapshot = SnapshotFrom<typeof contactMachine>

/** What the window shows: the form, also while it is sent, or what became of it (TADV-10). */
export const selectContact = (snapshot: ContactSnapshot): 'writing' | 'sending' | 'sent' | 'failed' => {
  if (snapshot.matches('sent')) return 'sent'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('sending') ? 'sending' : 'writing'
}

/** The message and the agreement as they stand, and what is wrong with the message once the saver has asked to send it. */
export const selectLetter = ({
  context: { message, agreed, isAttempted },
}: ContactSnapshot): { readonly message: string; readonly agreed: boolean; readonly error: FieldError | undefined } => ({
  message,
  agreed,
  error: isAttempted ? requireMessage(message) : undefined,
})
