import { coachingCall } from '@hautelisse/domain/coaching'

import { answered, forMembers } from '../server/index.ts'
import { COACHING_DOOR } from '../doors/index.ts'

/** The call about the coaching partner, answered. Without coaching it names no address, and the portal shows no entry for it. */
export const coachingCalls = [
  forMembers(coachingCall, async ({ person }) => answered({ data: person.hasCoaching === true ? COACHING_DOOR : null })),
]
