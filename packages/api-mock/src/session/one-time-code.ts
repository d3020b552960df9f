import { otpCall, otpCallbackCall } from '@hautelisse/domain/session'

import { answered, askCode, clientOf, forMembers, fromOwnPages, note, refused } from '../server/index.ts'
import { otpDoor } from '../doors/index.ts'

/** A state comes back inside an address: it holds nothing that would mean something there. */
const STATE = /^[\w-]+$/

const refuseState = (code: string) => refused('ERR_INVALID', [{ path: 'state', code }])

/** The calls of the one-time code, answered: collective sessions alone are confirmed by one. */
export const otpCalls = [
  fromOwnPages(
    forMembers(otpCall, async ({ api, context, query: { state }, session }) => {
      if (session.origin !== 'collective') return refused('ERR_UNKNOWN')
      if (!STATE.test(state)) return refuseState('invalid-format')
      const isWithin = (await api.otpChecks(session.id)) && (await api.otpCodes(clientOf(api, context)))
      if (!isWithin) return refused('ERR_LIMIT')
      const asking = { state, salt: api.options.random(), now: api.options.clock.now() }
      const asked = await api.sessions.update(session.id, (kept) => askCode(kept, asking, api.limits.otpMs))
      if (asked === undefined) return refused('ERR_TOKEN')
      note(api, context, 'code-asked', { sub: session.sub })
      return asked.result === 'asked' ? answered({ data: otpDoor(state) }) : refuseState('spent')
    }),
  ),

  forMembers(otpCallbackCall, async ({ session }) =>
    session.origin === 'collective' ? answered({ has_validate_acon_otp: session.otpValidated }) : refused('ERR_UNKNOWN'),
  ),
]
