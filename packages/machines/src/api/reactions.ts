/** What the whole application does about a server code, whatever the call. */
export type Reaction =
  | { readonly kind: 'open-modal'; readonly hash: 'auto_logout' | 'forbidden_mirror' }
  | { readonly kind: 'go'; readonly path: '/error-page?reason=ERR_CONSENT' }
  /** The server does not know that a code was given, whatever the tab remembers: the session asks for one again. */
  | { readonly kind: 'ask-code' }
  /** The session is another person's by now: the tab asks whose. */
  | { readonly kind: 'ask-person' }
  | { readonly kind: 'pass' }

const PASS: Reaction = { kind: 'pass' }

// A Map, because an unknown code such as `constructor` must not find anything.
const REACTIONS: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['ERR_TOKEN', { kind: 'open-modal', hash: 'auto_logout' }],
  ['ERR_EXP', { kind: 'open-modal', hash: 'auto_logout' }],
  ['ERR_MIRROR', { kind: 'open-modal', hash: 'forbidden_mirror' }],
  ['ERR_CONSENT', { kind: 'go', path: '/error-page?reason=ERR_CONSENT' }],
  ['ERR_OTP', { kind: 'ask-code' }],
  ['ERR_PERSON', { kind: 'ask-person' }],
])

/**
 * Answers the reaction of the whole application to a code; every other code is left to the caller (P-ERR-06 to -11, Spec 1 §8).
 *
 * @param code - the server's code, or one of the client's
 * @example reactionTo('ERR_EXP') // { kind: 'open-modal', hash: 'auto_logout' }
 * @example reactionTo('ERR_NOT_FOUND') // { kind: 'pass' }
 */
export const reactionTo = (code: string): Reaction => REACTIONS.get(code) ?? PASS
