import { completedYears } from '@hautelisse/domain/calendar'
import { birthDateOf } from '@hautelisse/domain/session'
import {
  explainTransmission,
  simulateTransmission,
  transmissionDeletionCall,
  transmissionInitializeCall,
  transmissionSimulationCall,
  unansweredBy,
  writeTransmission,
  type Told,
} from '@hautelisse/domain/transmission'

import { answered, forMembers, refused, type Api } from '../server/index.ts'
import { forgetTold, keepTold, readTold } from './kept.ts'

/** What was told, with the age that the person's profile gives them today, whatever was told or kept: it decides the law. TRM-09. */
const agedOn = (api: Api, person: Parameters<typeof birthDateOf>[0], told: Told): Told => {
  const birth = birthDateOf(person)
  if (birth === undefined || told.life_insurances.has_life_insurance !== true) return told
  return {
    ...told,
    life_insurances: { ...told.life_insurances, insured_age: completedYears(birth, api.options.clock.today()) },
  }
}

/** Computes with the law of the day. */
const answerTo = (api: Api, told: Told) => {
  const today = api.options.clock.today()
  return writeTransmission(told, { figures: simulateTransmission(told, today), trees: explainTransmission(told, today) }, today)
}

/** The simulation of a transmission, answered: computed from the request, kept for its person, and of nobody else. */
export const transmissionCalls = [
  forMembers(transmissionInitializeCall, async ({ api, person, body }) => {
    const { sub } = person.oauth_profile
    const told = body.user_id === sub ? await readTold(api.options.storage, sub) : undefined
    return told === undefined ? refused('ERR_UNKNOWN') : answered(answerTo(api, agedOn(api, person, told)))
  }),

  forMembers(transmissionSimulationCall, async ({ api, person, body: { user_id, ...asked } }) => {
    const { sub } = person.oauth_profile
    if (user_id !== sub) return refused('ERR_UNKNOWN')
    const told = agedOn(api, person, asked)
    // A family that is not answered leaves nothing behind: what was told before goes too.
    if (unansweredBy(told.heirs) === undefined) await keepTold(api.options.storage, sub, told)
    else await forgetTold(api.options.storage, sub)
    return answered(answerTo(api, told))
  }),

  forMembers(transmissionDeletionCall, async ({ api, person, body }) => {
    const { sub } = person.oauth_profile
    if (body.user_id !== sub) return refused('ERR_UNKNOWN')
    await forgetTold(api.options.storage, sub)
    return answered('OK')
  }),
]
