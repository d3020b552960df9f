import type { PlainDate } from '@hautelisse/domain/calendar'
import { assumptionsOn } from '@hautelisse/domain/futures'
import type { Situation } from '@hautelisse/domain/profile'
import {
  columnsAt,
  projectionOf,
  QUESTIONNAIRE_VERSION,
  questionnaireOf,
  roboEntitiesCall,
  roboProfileCall,
  roboProjectionCall,
  roboQuestionnaireCall,
  roboStatementCall,
  stepAt,
} from '@hautelisse/domain/robo-advice'

import { printed } from '../documents/index.ts'
import { declarationOf, type Person } from '../people/index.ts'
import { answered, forMembers, refused, type Api } from '../server/index.ts'
import { keepRecord, readAnswers } from './kept-answers.ts'
import { readGrids } from './kept-grids.ts'
import { advisedOf, entityOf, explanationOf, holdingsOf, usualHorizon, type Advised } from './saver.ts'
import { statementOf } from './statement.ts'

/** What of the declaration answers rest on: no more of it is kept with them. */
const situationOf = (person: Person): Situation | undefined => {
  const declared = declarationOf(person)
  if (declared === undefined) return undefined
  const { occupation, tax_residences, us_person } = declared
  return { occupation, tax_residences, us_person }
}

type Asked = { readonly user_id: string; readonly entity_id: string; readonly contract_id: string }

/** The plan that a call is about, if it is the person's own and has a grid that they may see. */
const planAsked = async (api: Api, person: Person, asked: Asked, today: PlainDate): Promise<Advised | undefined> => {
  if (asked.user_id !== person.oauth_profile.sub) return undefined
  const advised = advisedOf(person, await readGrids(api.options), today)
  return advised.find(({ plan }) => plan.contract === asked.contract_id && plan.company.id === asked.entity_id)
}

/** The calls of a saver, answered from the grid in force, the holdings of the day and the assumptions of the day. */
export const roboAdviceCalls = [
  forMembers(roboEntitiesCall, async ({ api, person, body }) => {
    if (body.user_id !== person.oauth_profile.sub) return refused('ERR_UNKNOWN')
    const advised = advisedOf(person, await readGrids(api.options), api.options.clock.today())
    return answered(advised.map(entityOf))
  }),

  forMembers(roboProfileCall, async ({ api, person, body }) => {
    const today = api.options.clock.today()
    const advised = await planAsked(api, person, body, today)
    if (advised === undefined) return refused('ERR_UNKNOWN')
    const { grid } = advised
    const standing = await readAnswers(api.options, person, advised.plan.contract, today)
    const horizon = body.horizon_years ?? usualHorizon(advised, person, standing?.years, today)
    return answered({
      investor_profile: standing?.profile ?? null,
      profiles: columnsAt(grid, horizon === undefined ? 0 : stepAt(grid.steps, horizon)),
      horizon_years: horizon ?? null,
      questionnaire: standing?.record ?? null,
      grid: {
        version: grid.version ?? 1,
        effective_on: grid.effective_on ?? today,
        steps: grid.steps,
        allocations: grid.allocations,
      },
      holdings: holdingsOf(advised, today),
      explanation: explanationOf(advised, horizon, today),
    })
  }),

  forMembers(roboQuestionnaireCall, async ({ api, person, body }) => {
    const today = api.options.clock.today()
    const advised = await planAsked(api, person, body, today)
    if (advised === undefined) return refused('ERR_UNKNOWN')
    // Answers to an older questionnaire would mean something else.
    if (body.version !== QUESTIONNAIRE_VERSION)
      return refused('ERR_CONFLICT', [{ path: 'version', code: 'outdated', params: { allowed: QUESTIONNAIRE_VERSION } }])
    const { answers, confirmed, version } = body
    const result = questionnaireOf(answers, confirmed, today)
    if (result.state === 'to-confirm') return answered(result)
    const isKept = await keepRecord(api.options, person.oauth_profile.sub, {
      kind: 'answers',
      contract: advised.plan.contract,
      dated_on: today,
      version,
      answers,
      confirmed,
      situation: situationOf(person),
    })
    return isKept ? answered(result) : refused('ERR_LIMIT')
  }),

  forMembers(roboProjectionCall, async ({ api, person, body }) => {
    const today = api.options.clock.today()
    const advised = await planAsked(api, person, body, today)
    if (advised === undefined) return refused('ERR_UNKNOWN')
    const set = assumptionsOn(today)
    const {
      initial,
      fan,
      today: kept,
    } = projectionOf({
      set,
      grid: advised.grid,
      profile: body.profile,
      held: holdingsOf(advised, today).funds,
      years: body.horizon_years,
      monthly: body.monthly_payment,
    })
    if (fan === undefined) return refused('ERR_UNKNOWN')
    return answered({ assumptions: set.id, initial, fan, today: kept ?? null })
  }),

  forMembers(roboStatementCall, async ({ api, person, body }) => {
    const today = api.options.clock.today()
    const advised = await planAsked(api, person, body, today)
    if (advised === undefined) return refused('ERR_UNKNOWN')
    const { sub } = person.oauth_profile
    const standing = await readAnswers(api.options, person, advised.plan.contract, today)
    const { profile, horizon_years: years, choice } = body
    // Who could not bear a fall is not handed over to the boldest profile: they are given somebody to talk to (decision 16.7).
    if (choice === 'follow' && profile === 'offensive' && standing?.record.levels?.capacity === 1)
      return refused('ERR_REFUSED', [{ path: 'profile', code: 'capacity' }])
    // A choice is kept only with the statement that says it.
    const statement = await printed(
      api,
      person.oauth_profile.sub,
      statementOf({ person, advised, profile, years, choice, standing, today }),
    )
    if (statement.kind === 'refused') return statement
    const { grid } = advised
    const step = stepAt(grid.steps, years)
    const isKept = await keepRecord(api.options, sub, {
      kind: 'choice',
      contract: advised.plan.contract,
      dated_on: today,
      profile,
      own: standing?.profile ?? null,
      choice,
      horizon_years: years,
      grid_version: grid.version ?? 1,
      assumptions: assumptionsOn(today).id,
      column: Object.fromEntries(grid.allocations.map(({ id, values }) => [id, values[profile][step] ?? 0])),
    })
    return isKept ? statement : refused('ERR_LIMIT')
  }),
]
