import type { PlainDate } from '@hautelisse/domain/calendar'
import {
  freshProjection,
  inputsOf,
  projectionInputs,
  retirementRequest,
  retirementRequestOf,
} from '@hautelisse/domain/projection'
import { birthDateOf } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'

/** Bodies of the retirement project of a seeded person who knows their pension, by the names of the calls; none without a birth date. */
export const projectionBodies = (person: Person, today: PlainDate): Readonly<Record<string, unknown>> => {
  const user_id = person.oauth_profile.sub
  const accounts = accountsOn(person, today)
  const birthDate = birthDateOf(person)
  const form = { ...freshProjection(accounts), goal: '1 900', horizon: '64', known_pension: '1 500' }
  const request = birthDate && retirementRequestOf(form, { accounts, estimate: null, birthDate, today, companyScheme: null })
  if (request === undefined) return {}
  const inputs = projectionInputs.encode(inputsOf(request))
  return {
    'projections-initialize': { user_id },
    'projections-save': { user_id, projections: { retirement: { inputs, validated: true } } },
    'projections-retirement': retirementRequest.encode(request),
  }
}
