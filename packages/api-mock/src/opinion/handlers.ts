import { opinionCall } from '@hautelisse/domain/opinion'

import { answered, forMembers, refused } from '../server/index.ts'
import { keepOpinion } from './kept.ts'

/** The call of the survey, answered for the person who is signed in. */
export const opinionCalls = [
  forMembers(opinionCall, async ({ api, body, person }) => {
    const { sub } = person.oauth_profile
    if (body.user_id !== sub) return refused('ERR_UNKNOWN')
    await keepOpinion(api.options.storage, sub, { at: api.options.clock.now(), opinion: body.opinion })
    return answered('OK')
  }),
]
