import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { accountsElsewhere } from '@hautelisse/domain/pension'
import {
  EMPTY_INPUTS,
  incomeTermsOf,
  inputsOf,
  planOf,
  projectionInputs,
  projectionsInitializeCall,
  projectionsRetirementCall,
  projectionsSaveCall,
  projectionTotals,
  projectRetirement,
  retirementProblems,
  type ProjectionInputs,
  type ProjectionPerson,
  type RetirementRequest,
} from '@hautelisse/domain/projection'
import { birthDateOf } from '@hautelisse/domain/session'

import { contractsElsewhere } from '../pension/index.ts'
import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, refused, type Api } from '../server/index.ts'
import { keepAsked, keepSaved, readAsked, readSaved } from './kept.ts'

const SAVED = 'Votre projet est enregistré.'

/** The person as their project is computed for them; undefined where their birth is not known. */
const personOn = (api: Api, person: Person): ProjectionPerson | undefined => {
  const birthDate = birthDateOf(person)
  if (birthDate === undefined) return undefined
  const today = api.options.clock.today()
  const accounts = accountsOn(person, today)
  return { accounts, elsewhere: accountsElsewhere(accounts, contractsElsewhere(person.oauth_profile.sub)), birthDate, today }
}

const projected = async (request: RetirementRequest, person: ProjectionPerson) =>
  projectRetirement(planOf(request, person), await loadMortalityTables(), incomeTermsOf(request))

/** The figures of a saved question, with the balances of today; null where it can no longer be asked, because a contract is gone. */
const figuresToday = async (saved: RetirementRequest | null, person: ProjectionPerson | undefined) => {
  if (saved === null || person === undefined) return null
  const { collective, individual } = projectionTotals(person.accounts)
  const request = { ...saved, total_amount_collective: collective, total_amount_individual: individual }
  return retirementProblems(request, person).length > 0 ? null : projected(request, person)
}

/** Answers as they are compared: what is left out is what nobody answered. */
const written = (inputs: ProjectionInputs): string => {
  const { annuity_shares = {}, known_pension = null, income_terms = null } = inputs
  return JSON.stringify(projectionInputs.encode({ ...inputs, annuity_shares, known_pension, income_terms }))
}

const isSame = (one: ProjectionInputs, other: ProjectionInputs): boolean => written(one) === written(other)

/** The retirement project, answered: computed from the person's own accounts, kept for them and for nobody else. */
export const projectionCalls = [
  forMembers(projectionsInitializeCall, async ({ api, person, body }) => {
    const { sub } = person.oauth_profile
    if (body.user_id !== sub) return refused('ERR_UNKNOWN')
    const saved = await readSaved(api.options.storage, sub)
    if (saved === undefined) return answered({ retirement: { inputs: EMPTY_INPUTS, response: null, validated: false } })
    const { inputs, validated, request } = saved
    return answered({ retirement: { inputs, response: await figuresToday(request, personOn(api, person)), validated } })
  }),

  forMembers(projectionsSaveCall, async ({ api, person, body }) => {
    const { sub } = person.oauth_profile
    if (body.user_id !== sub) return refused('ERR_UNKNOWN')
    const { storage } = api.options
    const { inputs, validated } = body.projections.retirement
    const asked = await readAsked(storage, sub)
    const request = asked !== undefined && isSame(inputsOf(asked), inputs) ? asked : null
    await keepSaved(storage, sub, { inputs, validated, request })
    return answered({ save: { message: SAVED } })
  }),

  forMembers(projectionsRetirementCall, async ({ api, person, body }) => {
    const known = personOn(api, person)
    if (known === undefined) return refused('ERR_UNKNOWN')
    const problems = retirementProblems(body, known)
    if (problems.length > 0) return refused('ERR_INVALID', problems)
    // Who looks at a customer's space leaves nothing in it.
    if (person.oauth_profile.is_mirror !== true) await keepAsked(api.options.storage, person.oauth_profile.sub, body)
    return answered(await projected(body, known))
  }),
]
