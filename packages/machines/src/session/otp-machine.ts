import type { SnapshotFrom } from 'xstate'
import { openOtp, otpBase } from './otp-base.ts'

const DECLINED = { target: 'declined', actions: ['dropDeparture', 'arrive', 'haveArrived'] } as const
const BACK = ['dropDeparture', 'goBack', 'haveArrived', 'dropToken'] as const
const REQUESTED = [
  { guard: 'isMirror', actions: 'forbid' },
  { guard: 'isNeeded', target: 'asking', actions: ['prepare', 'keepDeparture'] },
] as const

/**
 * The confirmation by a one-time code: offered after a collective sign-in, asked again by the gate before personal data, always declined at
 * will (P-SESS-11 to P-SESS-16). It also completes what else comes back to /callback/{token}.
 *
 * State and place are kept with the offer or before the call that opens it, compared when the saver comes back, and deleted with the answer: a
 * reload on the way finds them again, one during the offer leads on to the page wanted, and a return with another state changes nothing.
 */
export const otpMachine = otpBase.createMachine({
  id: 'otp',
  context: ({ input }) => openOtp(input),
  initial: 'deciding',
  on: {
    otpCallbackReached: { target: '.deciding', actions: 'takeToken' },
    // The code was given in another tab: go on as if it had been given here.
    otpValidatedElsewhere: { target: '.validated', actions: ['takeValidated', 'dropDeparture', 'arrive', 'haveArrived'] },
  },
  states: {
    deciding: {
      entry: 'readDeparture',
      always: [
        { guard: 'isAwaited', target: 'checking' },
        { guard: 'isForeign', target: 'resting', actions: ['tellRefused', ...BACK] },
        { guard: 'isCalledBack', target: 'resting', actions: ['goHome', 'haveArrived', 'dropToken'] },
        { guard: 'isOffered', target: 'offered', actions: ['prepareOffer', 'keepDeparture'] },
        { guard: 'isInterrupted', target: 'resting', actions: [...BACK] },
        { target: 'resting', actions: ['arrive', 'haveArrived'] },
      ],
    },
    resting: { always: [{ guard: 'isValidated', target: 'validated' }, { target: 'none' }] },
    none: { entry: { type: 'tell', params: { standing: 'none' } }, on: { otpRequested: [...REQUESTED] } },
    offered: {
      entry: { type: 'tell', params: { standing: 'offered' } },
      on: { otpRequested: 'asking', otpDeclined: DECLINED },
    },
    asking: {
      entry: { type: 'tell', params: { standing: 'asking' } },
      invoke: {
        src: 'askAddress',
        input: ({ context: { ports, departure } }) => ({ client: ports.client, state: departure?.state ?? '' }),
        onDone: [
          {
            guard: { type: 'isFollowed', params: ({ event }) => ({ address: event.output }) },
            target: 'leaving',
            actions: { type: 'leave', params: ({ event }) => ({ address: event.output }) },
          },
          { target: 'failed', actions: 'dropDeparture' },
        ],
        onError: [
          {
            guard: { type: 'isSessionGone', params: ({ event }) => event },
            target: 'failed',
            actions: ['dropDeparture', 'tellLoss'],
          },
          { target: 'failed', actions: 'dropDeparture' },
        ],
      },
      on: { otpDeclined: DECLINED },
    },
    /** The page is about to be left; a saver who comes back to it by the browser's history may ask again, or go on without. */
    leaving: { on: { otpRequested: [...REQUESTED], otpDeclined: DECLINED } },
    checking: {
      entry: { type: 'tell', params: { standing: 'asking' } },
      invoke: {
        src: 'askWhetherValidated',
        input: ({ context }) => ({ client: context.ports.client }),
        onDone: [
          {
            guard: { type: 'isYes', params: ({ event }) => ({ isValidated: event.output }) },
            target: 'validated',
            actions: ['takeValidated', 'tellValidated', ...BACK],
          },
          { target: 'failed', actions: [...BACK] },
        ],
        onError: [
          {
            guard: { type: 'isSessionGone', params: ({ event }) => event },
            target: 'failed',
            actions: ['dropDeparture', 'tellLoss'],
          },
          {
            guard: { type: 'isLedElsewhere', params: ({ event }) => event },
            target: 'resting',
            actions: ['dropDeparture', 'haveArrived', 'dropToken'],
          },
          // The dialog is a part of the address: it is opened anew on the page that is led back to (P-ERR-08).
          { guard: { type: 'isForbidden', params: ({ event }) => event }, target: 'resting', actions: [...BACK, 'forbid'] },
          { target: 'failed', actions: [...BACK] },
        ],
      },
      on: {
        otpDeclined: { target: 'declined', actions: [...BACK] },
        otpValidatedElsewhere: { target: 'validated', actions: ['takeValidated', ...BACK] },
      },
    },
    failed: {
      entry: { type: 'tell', params: { standing: 'failed' } },
      on: { otpRequested: [...REQUESTED], retryRequested: [...REQUESTED], otpDeclined: DECLINED },
    },
    declined: { entry: { type: 'tell', params: { standing: 'declined' } }, on: { otpRequested: [...REQUESTED] } },
    validated: {
      entry: { type: 'tell', params: { standing: 'validated' } },
      on: { otpValidatedElsewhere: {}, otpLapsed: { target: 'none', actions: 'takeLapsed' } },
    },
  },
})

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>
