import { coachingCall } from '@hautelisse/domain/coaching'

import { answered, forMembers, refused } from '../server/index.ts'
import { COACHING_DOOR } from '../stand-in/index.ts'

/** The call about the coaching partner, answered. Without coaching it is an unknown address, and the portal shows no entry for it. */
export const coachingCalls = [
  forMembers(coachingCall, async ({ person }) =>
    person.hasCoaching === true ? answered({ data: COACHING_DOOR }) : refused('ERR_UNKNOWN'),
  ),
]
