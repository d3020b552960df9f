import type { Viewer } from '@hautelisse/domain/portal'
import { selectIsEnded, selectOrigin, selectUser } from '../session/index.ts'
import type { SessionSnapshot } from '../session/index.ts'

/** Somebody who has not signed in, or of whom nothing is known yet. */
export const NOBODY: Viewer = { kind: 'visitor' }

/**
 * Says who looks at the pages: a member, somebody whose session has ended, or a visitor. While a sign-in or a sign-out is under way nobody
 * is known, so that nothing of a person is shown.
 *
 * @param session - the session
 * @example viewerOf(createActor(sessionMachine, { input: { ports } }).getSnapshot()) // { kind: 'visitor' }
 */
export const viewerOf = (session: SessionSnapshot): Viewer => {
  const user = selectUser(session)
  if (user !== undefined) return { kind: 'member', user }
  return selectIsEnded(session) ? { kind: 'ended', origin: selectOrigin(session) } : NOBODY
}

/**
 * Tells whether two viewers are the same one with the same data: a user is replaced when something of theirs changes, never altered.
 *
 * @example isSameViewer({ kind: 'visitor' }, { kind: 'visitor' }) // true
 */
export const isSameViewer = (one: Viewer, other: Viewer): boolean => {
  if (one.kind === 'member') return other.kind === 'member' && one.user === other.user
  if (one.kind === 'ended') return other.kind === 'ended' && one.origin === other.origin
  return other.kind === 'visitor'
}
