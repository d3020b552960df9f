import { selectCoaching, selectConsents, selectRobo } from '../portal/index.ts'
import { selectFamilies, selectIsSettled } from '../session/index.ts'
import type { ApplicationSnapshot } from './selectors.ts'

const isAsking = (state: string): boolean => state === 'loading'

/**
 * Whether everything that the application asks for by itself after a sign-in is known, or has failed: the families of savings and the
 * surroundings. A visitor waits for nothing.
 */
export const selectIsComplete = (snapshot: ApplicationSnapshot): boolean => {
  const { session } = snapshot.children
  if (session === undefined || !selectIsSettled(session.getSnapshot())) return false
  if (snapshot.context.viewer.kind !== 'member') return true
  if (Object.values(selectFamilies(session.getSnapshot())).some(isAsking)) return false
  if (snapshot.matches({ running: { surroundings: 'missing' } })) return true
  const surroundings = snapshot.context.surroundings?.getSnapshot()
  if (surroundings === undefined) return false
  return ![selectCoaching, selectConsents, selectRobo].some((select) => isAsking(select(surroundings)))
}
