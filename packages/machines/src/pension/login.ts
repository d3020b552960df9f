import type { SnapshotFrom } from 'xstate'
import { failedWith, loginBase, waitingIn } from './login-base.ts'

export type { LoginEvent } from './login-base.ts'

/**
 * The login of the pension service: three providers, the code that two of them send, and its resending (MAREL-08 to MAREL-10, MAREL-62 to MAREL-64).
 *
 * Identifiers and passwords are never held: they go from the event to the call. What is encrypted is held until its code is accepted (MAREL-29). Attempts are
 * the server's to count (MAREL-138).
 */
export const loginMachine = loginBase.createMachine({
  id: 'login',
  context: ({ input: { ports } }) => ({
    ports,
    site: 'dgfip',
    asked: undefined,
    problems: [],
    refusal: undefined,
    waiting: undefined,
    isCodeWrong: false,
    isResent: false,
    opened: undefined,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        siteChosen: { actions: 'chooseSite' },
        loginRequested: [{ guard: 'isWhole', target: 'signingIn', actions: 'ask' }, { actions: 'showProblems' }],
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ context: { ports }, event }) => {
          if (event.type !== 'loginRequested') throw new Error('A login was sent without its credentials.')
          return { ports, provider: event.provider, typed: { identifier: event.identifier, password: event.password } }
        },
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ signedIn: event.output }) },
            target: 'opened',
            actions: { type: 'takeSignedIn', params: ({ event }) => ({ signedIn: event.output }) },
          },
          { target: 'givingCode', actions: { type: 'takeSignedIn', params: ({ event }) => ({ signedIn: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isOfFranceConnect', params: failedWith }, target: 'entering', actions: 'explainFranceConnect' },
          { target: 'entering', actions: { type: 'keepRefusal', params: failedWith } },
        ],
      },
      on: { waitEnded: 'entering' },
    },
    givingCode: {
      on: {
        codeGiven: [{ guard: 'isCode', target: 'checkingCode' }, { actions: 'refuseCode' }],
        codeResendRequested: { guard: 'canResend', target: 'resending' },
        credentialsRequested: { target: 'entering', actions: 'dropWaiting' },
      },
    },
    checkingCode: {
      entry: 'startChecking',
      invoke: {
        src: 'giveCode',
        input: ({ context, event }) => {
          if (event.type !== 'codeGiven') throw new Error('A code was checked without a code.')
          const { sessionId, sent } = waitingIn(context)
          return { ports: context.ports, provider: context.site, given: { code: event.code, sessionId, sent } }
        },
        onDone: { target: 'opened', actions: { type: 'takeOpened', params: ({ event }) => ({ opened: event.output }) } },
        onError: [
          {
            guard: { type: 'isGone', params: failedWith },
            target: 'entering',
            actions: [{ type: 'keepRefusal', params: failedWith }, 'dropWaiting'],
          },
          { target: 'givingCode', actions: { type: 'keepRefusal', params: failedWith } },
        ],
      },
      on: { waitEnded: 'givingCode' },
    },
    resending: {
      entry: 'startChecking',
      invoke: {
        src: 'resend',
        input: ({ context }) => ({ ports: context.ports, sessionId: waitingIn(context).sessionId }),
        onDone: { target: 'givingCode', actions: 'sayResent' },
        onError: [
          {
            guard: { type: 'isGone', params: failedWith },
            target: 'entering',
            actions: [{ type: 'keepRefusal', params: failedWith }, 'dropWaiting'],
          },
          { target: 'givingCode', actions: { type: 'keepRefusal', params: failedWith } },
        ],
      },
      on: { waitEnded: 'givingCode' },
    },
    opened: { type: 'final' },
  },
  output: ({ context: { opened } }) => {
    if (opened === undefined) throw new Error('A login ended without a session.')
    return opened
  },
})

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** What the login shows: both forms, or the code of the site that was asked. */
export const selectLogin = (snapshot: LoginSnapshot) => {
  const { site, asked, problems, refusal, waiting, isCodeWrong, isResent } = snapshot.context
  return {
    part: waiting === undefined ? ('credentials' as const) : ('code' as const),
    site,
    asked,
    problems,
    refusal,
    shown: waiting?.shown,
    isCodeWrong,
    isResent,
    isBusy: !snapshot.matches('entering') && !snapshot.matches('givingCode'),
  }
}
