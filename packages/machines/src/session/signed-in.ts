import { base } from './base.ts'
import { ofMark, ofOrigin, ofUser } from './open.ts'
import type { OtpEvent } from './otp-base.ts'
import type { WatchEvent } from './watch-base.ts'

const LEAVE = ['forgetUser', 'forgetOrigin', 'forgetToken', 'clearMarker', 'wipe', 'goToEntrance'] as const

/** The families of a user, after a sign-in and after each reload: no tab keeps them. One that fails keeps nobody out. */
export const loadingFamilies = base.createStateConfig({
  tags: 'waiting',
  invoke: {
    src: 'readFamilies',
    input: ({ context }) => ofUser(context),
    onDone: { target: 'signedIn', actions: { type: 'takeFamilies', params: ({ event }) => event.output } },
    onError: { target: 'signedOut', actions: ['turnBack', 'forgetUser', 'clearMarker', 'wipe'] },
  },
  on: {
    otpCallbackReached: { actions: 'takeToken' },
    signedOutElsewhere: { target: 'signedOut', actions: [...LEAVE] },
    reactionRaised: { guard: 'isPersonWanted', target: 'starting', actions: 'wipe' },
  },
})

const TELL_EXPIRED = { type: 'tellTabs', params: { message: 'expired' } } as const
/** What happens is told to the machines that run beside. */
const TO_WATCH = { type: 'toWatch', params: ({ event }: { event: WatchEvent }) => event } as const
const TO_OTP = { type: 'toOtp', params: ({ event }: { event: OtpEvent }) => event } as const

const LAPSE = { type: 'toOtp', params: { type: 'otpLapsed' } } as const
const VALIDATED = { type: 'takeValidated', params: { isValidated: true } } as const
const NOT_VALIDATED = { type: 'takeValidated', params: { isValidated: false } } as const

const BY_SERVER = { type: 'noteExpiry', params: { expiry: 'server' } } as const
const BY_OTHERS = { type: 'noteExpiry', params: { expiry: 'elsewhere' } } as const

/** The server knows the session no more. */
const LOST = [
  { guard: 'isAutoLogoutWithoutDialog', target: 'restarting.atOnce', actions: [BY_SERVER, TELL_EXPIRED] },
  { guard: 'isAutoLogout', target: 'ended.told', actions: [BY_SERVER, TELL_EXPIRED] },
] as const

/**
 * Signed in: families can be asked for again, and a sign-in in another tab is looked into without disturbing this one.
 *
 * Two machines run beside it: the watch over the limits of the session, and the confirmation by a one-time code, which also leads on to the
 * page that the sign-in was for.
 */
export const signedIn = base.createStateConfig({
  entry: ['announce', 'wipeVisitor', 'keepUser', 'beginLife', 'settle'],
  exit: ['stopWatch', 'stopOtp', 'endLife'],
  initial: 'resting',
  on: {
    localizationChosen: { actions: ['takeLocalization', 'keepUser'] },
    actionCounted: { actions: ['countAction', 'keepUser'] },
    reactionRaised: [
      ...LOST,
      { guard: 'isCodeWanted', actions: [NOT_VALIDATED, 'keepUser', LAPSE] },
      // An answer was for somebody else: the cookies changed under this tab, without a word from the other one.
      { guard: 'isPersonWanted', target: '.recheckingPerson' },
      { actions: 'react' },
    ],
    sessionLost: [...LOST],
    limitReached: [
      { guard: 'isWithoutDialog', target: 'restarting.telling', actions: ['takeLimit', TELL_EXPIRED] },
      { target: 'ended.telling', actions: ['takeLimit', TELL_EXPIRED] },
    ],
    signedOutElsewhere: { target: 'signedOut', actions: [...LEAVE] },
    expiredElsewhere: [
      { guard: 'isWithoutDialog', target: 'restarting.atOnce', actions: BY_OTHERS },
      { target: 'ended.told', actions: BY_OTHERS },
    ],
    activitySeen: { actions: TO_WATCH },
    activeElsewhere: { actions: TO_WATCH },
    stayRequested: { actions: TO_WATCH },
    pageShown: { actions: TO_WATCH },
    warningTold: { actions: 'takeWarning' },
    otpRequested: { actions: ['forgetNotice', TO_OTP] },
    otpDeclined: { actions: ['forgetNotice', TO_OTP] },
    retryRequested: { actions: TO_OTP },
    otpCallbackReached: { actions: TO_OTP },
    otpTold: { actions: 'takeStanding' },
    otpValidated: { actions: [VALIDATED, 'keepUser', { type: 'tellTabs', params: { message: 'otp-validated' } }] },
    otpValidatedElsewhere: { actions: [VALIDATED, 'keepUser', TO_OTP] },
    otpRefused: { actions: { type: 'note', params: { kind: 'otp-refused' } } },
  },
  states: {
    resting: {
      on: { familiesRequested: 'refreshing', scopesRequested: 'rereadingScopes', signedInElsewhere: 'recheckingPerson' },
    },
    refreshing: {
      invoke: {
        src: 'readFamilies',
        input: ({ context }) => ofUser(context),
        onDone: { target: 'resting', actions: [{ type: 'takeFamilies', params: ({ event }) => event.output }, 'keepUser'] },
        onError: { target: '#session.ended.told', actions: BY_SERVER },
      },
    },
    /** Something new is held: which families, then what they hold. What was known stays if that fails. */
    rereadingScopes: {
      invoke: {
        src: 'readProfile',
        input: ({ context }) => ofOrigin(context),
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: [{ type: 'takeScopes', params: ({ event }) => event.output }, 'keepUser'],
          },
          { target: 'resting' },
        ],
        onError: [
          { guard: { type: 'isSessionGone', params: ({ event }) => event }, target: '#session.ended.told', actions: BY_SERVER },
          { target: 'resting' },
        ],
      },
      on: { signedInElsewhere: 'recheckingPerson' },
    },
    recheckingPerson: {
      invoke: {
        src: 'readProfile',
        input: ({ context }) => ofMark(context),
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'renewWatch', params: ({ event }) => event.output },
          },
          {
            target: '#session.loadingFamilies',
            actions: ['wipe', { type: 'takeRecognised', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { guard: { type: 'isSessionGone', params: ({ event }) => event }, target: '#session.ended.told', actions: BY_SERVER },
          { target: 'resting' },
        ],
      },
      on: {
        signedInElsewhere: { target: 'recheckingPerson', reenter: true },
        // It is looked into already.
        reactionRaised: { guard: 'isPersonWanted' },
      },
    },
  },
})
