import type { App } from '../shell/index.ts'

/** What a saver who is there does; a page that only plays or loads does none of it. */
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** A wheel turns a hundred times a second: the session is told at most this often. */
const TOLD_MS = 1000

/**
 * Tells the session that somebody is at work in this tab, and when its page is seen again after it was hidden: the computer may have slept
 * (P-SESS-02, docs/decisions/04).
 *
 * @param session - the session
 * @param page - the window
 */
export const followActivity = (session: App['session'], page: Window): void => {
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = ({ timeStamp }: Event): void => {
    if (timeStamp - toldAt < TOLD_MS) return
    toldAt = timeStamp
    session.send({ type: 'activitySeen' })
  }
  for (const activity of ACTIVITIES) page.addEventListener(activity, tell, { capture: true, passive: true })
  page.addEventListener('pageshow', () => session.send({ type: 'pageShown' }))
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') session.send({ type: 'pageShown' })
  })
}
