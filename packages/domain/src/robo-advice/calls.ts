import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { contradiction, questionnaireRecord, questionnaireResult, roboAnswers } from './answers.ts'
import { fundShares, gridInForce, PROFILES, roboEntity, roboExplanation, roboHoldings, roboProfile } from './model.ts'

const id = z.string().min(1).max(100)
const ofPlan = { user_id: id, entity_id: id, contract_id: id } as const
const read = { method: 'POST', version: 'v3', reads: true } as const

/** Longest horizon, in years, and largest payment of a month, in euros. */
export const [LONGEST_HORIZON, LARGEST_PAYMENT] = [60, 1_000_000] as const

/** Years until the project, in steps of half a year. */
export const horizonYears = z.number().min(0.5).max(LONGEST_HORIZON).multipleOf(0.5)

/** Lists the plans that can be advised; none where there is no grid (O-CALL-89). */
export const roboEntitiesCall = defineCall({
  ...read,
  name: 'robo-entities',
  summary: 'Plans of the saver that have a grid',
  path: '/simulators/robo-advisor/entities',
  request: z.strictObject({ user_id: id }),
  answer: z.array(roboEntity),
  rows: ['O-CALL-89', 'O-CALL-94', 'O-CALL-95'],
})

/** Gives the four profiles of a plan at the saver's horizon, and the saver's own (O-CALL-88). What follows `profiles` is ours. */
export const roboProfileCall = defineCall({
  ...read,
  name: 'robo-profile',
  summary: 'The four profiles of a plan, and the saver’s own',
  path: '/simulators/robo-advisor/profile',
  request: z.strictObject({ ...ofPlan, horizon_years: horizonYears.optional() }),
  answer: z.object({
    investor_profile: roboProfile.nullable(),
    profiles: fundShares,
    /** `null` where the saver has not chosen one yet: no column is theirs then. */
    horizon_years: z.number().nullish(),
    questionnaire: questionnaireRecord.nullish(),
    grid: gridInForce.optional(),
    holdings: roboHoldings.optional(),
    explanation: roboExplanation.optional(),
  }),
  rows: ['O-CALL-88', 'O-CALL-94', 'O-CALL-95'],
})

/** Takes the twelve answers, or a refusal (`answers: null`), of a plan; contradictions have to be confirmed. A call of ours. */
export const roboQuestionnaireCall = defineCall({
  name: 'robo-questionnaire',
  summary: 'Answers to the questionnaire, and the profile that they give',
  method: 'POST',
  version: 'v3',
  path: '/simulators/robo-advisor/questionnaire',
  reads: false,
  extension: 'robo-questionnaire',
  request: z.strictObject({
    ...ofPlan,
    version: z.string().min(1).max(40),
    answers: roboAnswers.nullable(),
    /** Contradictions that the saver has read and keeps. */
    confirmed: z.array(contradiction.shape.kind).max(4).default([]),
  }),
  answer: questionnaireResult,
  rows: [],
})

/** Quantiles of a fan, by the chance of staying below, in percent. */
const QUANTILE_NAMES = ['p05', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95'] as const

/** Euros to the cent, as a number: a fan is an array of the actuary's. */
const cents = z.number()
const fanPoint = z.object({
  years: z.number(),
  paid: cents,
  ...(Object.fromEntries(QUANTILE_NAMES.map((name) => [name, cents])) as Record<(typeof QUANTILE_NAMES)[number], typeof cents>),
})

/** A fan with what is read from it; amounts in euros of their year. */
const projectedFan = z.object({
  /** Each whole year, from 0, and the end. */
  points: z.array(fanPoint).min(1),
  mean: cents,
  deviation: cents,
  /** Chance of ending below what was paid in, from 0 to 1. */
  below_paid: z.number().min(0).max(1),
  /** Loss or more of a bad year, one in twenty, on what is held today; 0 where even such a year brings a gain. */
  bad_year: cents,
  /** Change of what is held today by each named shock; `null` where a class has no figure for it. */
  shocks: z.array(z.object({ id: z.string(), change: cents.nullable() })),
})
export type ProjectedFan = z.output<typeof projectedFan>

/** Computes the futures of a profile, and of what is held today, as the page does. A call of ours. */
export const roboProjectionCall = defineCall({
  ...read,
  name: 'robo-projection',
  summary: 'What may come of a profile by a formula, beside today’s holdings',
  path: '/simulators/robo-advisor/projection',
  extension: 'robo-projection',
  request: z.strictObject({
    ...ofPlan,
    profile: z.enum(PROFILES),
    horizon_years: horizonYears,
    monthly_payment: z.number().min(0).max(LARGEST_PAYMENT).multipleOf(0.01),
  }),
  answer: z.object({
    assumptions: z.string(),
    initial: cents,
    fan: projectedFan,
    /** `null` where nothing that is held is classified. */
    today: projectedFan.nullable(),
  }),
  rows: [],
})

/** What a saver makes of a profile: follow it, or change nothing. */
export const ROBO_CHOICES = ['follow', 'keep'] as const

/** Keeps the saver's choice with all that it follows from, and hands over the statement of suitability as a PDF in base64. A call of ours. */
export const roboStatementCall = defineCall({
  name: 'robo-statement',
  summary: 'Keeps the choice of a profile, and gives the statement of suitability as a PDF in base64',
  method: 'POST',
  version: 'v3',
  path: '/simulators/robo-advisor/statement',
  reads: false,
  costly: 'printer',
  extension: 'robo-questionnaire',
  request: z.strictObject({ ...ofPlan, profile: z.enum(PROFILES), horizon_years: horizonYears, choice: z.enum(ROBO_CHOICES) }),
  answer: z.base64(),
  rows: [],
})
