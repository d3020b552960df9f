/** Cookie that carries the CSRF token; scripts read it (P-NET-05). */
export const CSRF_COOKIE = 'XSRF-TOKEN'

/** The same token on https, under a name that browsers take from this very host alone. */
export const HOST_CSRF_COOKIE = `__Host-${CSRF_COOKIE}`

/** Header that repeats the CSRF token on every call (P-NET-04, P-NET-05). */
export const CSRF_HEADER = 'X-XSRF-TOKEN'

/** Header of a write that is done once: a text that the client makes when the saver comes to confirm, and sends again with each repetition. */
export const KEY_HEADER = 'Idempotency-Key'

/**
 * Header that names the person whom a page shows, as an encoded id. A browser sends the cookies of the person who signed in last, in any tab; with this header
 * the server can refuse to answer another person's page.
 */
export const PERSON_HEADER = 'X-Person'

/** Cookie that carries the session; scripts cannot read it. */
export const SESSION_COOKIE = 'session'

/** Cookie that carries the session of an administrator of the robo-advice: scripts cannot read it, and no call of members looks at it. */
export const ROBO_ADMIN_COOKIE = 'robo-admin'

/** Cookie that tells apart, in development, whose orders to fail are whose (docs/decisions/02). */
export const VISITOR_COOKIE = 'visitor'

/** Cookie that tells scripts that a session exists: it holds the origin and nothing else (docs/decisions/04). */
export const SESSION_ORIGIN_COOKIE = 'session-origin'

/** Cookie that tells a server how to paint the next page: the language and whether amounts are hidden, and nothing about the person. */
export const DISPLAY_COOKIE = 'display'
