import type { Between, PageExample } from '../shell/index.ts'

const ADDRESS = '/profile/s2e/personal-data'
const CALL = '/login/sessions'

const session = (id: string, device: string, browser: string, more: object = {}) => ({
  id,
  device,
  browser,
  started_at: '2026-11-20T07:42:00Z',
  last_used_at: '2026-11-20T08:58:00Z',
  is_this: false,
  ...more,
})

const OWN = session('own', 'computer', 'firefox', { is_this: true, last_used_at: '2026-11-20T09:00:00Z' })
const SEVERAL = [
  OWN,
  session('phone', 'phone', 'safari'),
  session('other', 'unknown', 'unknown', { started_at: '2026-11-20T03:12:00Z', last_used_at: '2026-11-20T03:20:00Z' }),
]

/** Answers the sessions in place of the API, and each end with a status. */
export const sessionsAre =
  (sessions: readonly object[], status = 200): Between =>
  ({ path, method }, pass) => {
    if (!path.includes(CALL)) return pass()
    if (method === 'GET') return Promise.resolve({ status: 200, body: JSON.stringify(sessions) })
    return Promise.resolve({ status, body: status === 200 ? '"OK"' : '{"data":"ERR_INTERNAL"}' })
  }

const unread: Between = ({ path }, pass) =>
  path.includes(CALL) ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass()

const sessionsPage = (name: string, between: Between): PageExample => ({
  name,
  address: ADDRESS,
  ports: { person: 'sylvie-garnier', between },
})

/** Other sessions beside this one. */
export const SEVERAL_SESSIONS = sessionsPage('several', sessionsAre(SEVERAL))

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  SEVERAL_SESSIONS,
  sessionsPage('no other', sessionsAre([OWN])),
  sessionsPage('not read', unread),
  { ...SEVERAL_SESSIONS, name: 'the question', acts: [{ press: '[aria-labelledby="open-sessions"] li:nth-child(2) button' }] },
]
