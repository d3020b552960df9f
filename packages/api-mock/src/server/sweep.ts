import type { Storage } from '../storage/index.ts'

/** Rows of each kind that one step removes: a millisecond, since each stands on another page of the store. */
const AT_ONCE = 50

/**
 * Removes some of what has ended: sessions, sign-ins that were opened, what was kept of acts that are begun, counted tries.
 *
 * @param storage where they are
 * @param now milliseconds since 1970
 * @returns whether more may be left to remove
 */
export const sweep = async ({ sessions, openings, kept, attempts }: Storage, now: number): Promise<boolean> => {
  let isMore = false
  for (const kind of [sessions, openings, kept, attempts]) isMore = (await kind.removeEnded(now, AT_ONCE)) === AT_ONCE || isMore
  return isMore
}
