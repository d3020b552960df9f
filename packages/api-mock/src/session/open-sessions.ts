import { MOST_SESSIONS, endOtherSessionsCall, endSessionCall, openSessionsCall } from '@hautelisse/domain/session'

import { answered, forMembers, note, refused, takesBack, type Session } from '../server/index.ts'

const timeOf = (instant: number): string => new Date(instant).toISOString()

/** The calls by which a person sees and ends their other sessions, answered. Ending costs nothing of a limit: it is how an owner gets rid of a thief. */
export const openSessionCalls = [
  forMembers(openSessionsCall, async ({ api, session }) => {
    const isThis = ({ handle }: Pick<Session, 'handle'>): boolean => handle === session.handle
    const found = (await api.sessions.of(session.sub)).toSorted((one, other) => Number(isThis(other)) - Number(isThis(one)))
    return answered(
      found.slice(0, MOST_SESSIONS).map(({ handle, device, browser, createdAt, lastSeenAt }) => ({
        id: handle,
        device,
        browser,
        started_at: timeOf(createdAt),
        last_used_at: timeOf(lastSeenAt),
        is_this: handle === session.handle,
      })),
    )
  }),

  takesBack(
    forMembers(endSessionCall, async ({ api, context, session, params: { id } }) => {
      // Who leaves for good signs out: that takes the cookies along.
      if (id === session.handle) return refused('ERR_CONFLICT')
      await api.sessions.end(session.sub, { handle: id })
      note(api, context, 'sessions-ended', { sub: session.sub, call: endSessionCall.name })
      return answered('OK')
    }),
  ),

  takesBack(
    forMembers(endOtherSessionsCall, async ({ api, context, session }) => {
      await api.sessions.end(session.sub, { but: session })
      note(api, context, 'sessions-ended', { sub: session.sub, call: endOtherSessionsCall.name })
      return answered('OK')
    }),
  ),
]
