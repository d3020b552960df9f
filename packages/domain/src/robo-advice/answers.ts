import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { roboProfile } from './model.ts'

/** Version of the questionnaire. Answers to another one are refused: they would mean something else. */
export const QUESTIONNAIRE_VERSION = '2026-10'

/** Lower bounds in years of "when is it needed". */
export const NEEDED_IN = [12, 8, 5, 3, 1, 0] as const
/** What the savings are for. */
export const PURPOSES = ['retirement', 'home', 'family', 'reserve', 'other'] as const
/** What somebody says of a statement. */
export const SAID = ['true', 'false', 'unknown'] as const

/** A level, from 1 to 4: the most cautious answer first. */
const level = z.literal([1, 2, 3, 4])
export type Level = z.output<typeof level>

/**
 * The twelve answers. Levels follow the order of the answers on screen, from the most cautious one.
 *
 * | Question | Levels 1 to 4 |
 * | --- | --- |
 * | `fall` (3), a fall of 20 % | endangers the project, puts it off, asks for more effort, has no effect |
 * | `reserve` (4), months of spending kept elsewhere | under 1, under 3, under 6, more |
 * | `part` (5), this plan in all savings | over 75 %, over 50 %, over 25 %, less |
 * | `income` (6), income of the next five years | may fall, uncertain, stable, rising |
 * | `worst_year` (9), worst year one could bear | the limits of security, defensive, balanced, offensive |
 * | `range` (10), range of results that one prefers | the narrowest to the widest |
 * | `after_fall` (11), after a fall of a fifth | sell all, sell part, wait, add |
 */
export const roboAnswers = z.strictObject({
  needed_in: z.literal([...NEEDED_IN]),
  purpose: z.enum(PURPOSES),
  fall: level,
  reserve: level,
  part: level,
  income: level,
  /** 7: a share fund can lose 30 % in a year (true); more expected return means more risk (true); a bond fund cannot lose (false). */
  statements: z.strictObject({
    shares_lose: z.enum(SAID),
    return_means_risk: z.enum(SAID),
    bonds_never_lose: z.enum(SAID),
  }),
  /** 8: held such funds for two years, or switched twice in five years. */
  experience: z.boolean(),
  worst_year: level,
  range: level,
  after_fall: level,
  /** 12: least share of sustainable investments, 0 for none; `goes_on` once it is said that the profile cannot take it into account. */
  sustainability: z
    .strictObject({ least_share: z.number().min(0).max(1), goes_on: z.boolean() })
    .refine(({ least_share, goes_on }) => least_share === 0 || goes_on, { path: ['goes_on'], params: { code: 'required' } }),
})
export type RoboAnswers = z.output<typeof roboAnswers>
export type Question = keyof RoboAnswers

/** Blocks of questions that give a level. */
export const BLOCKS = ['capacity', 'knowledge', 'tolerance'] as const
export type Block = (typeof BLOCKS)[number]

/** What two answers say against each other: tolerance by two levels, or a project in danger beside the largest loss. */
export const CONTRADICTIONS = ['tolerance-apart', 'project-against-loss'] as const
export const contradiction = z.object({
  kind: z.enum(CONTRADICTIONS),
  /** The two questions, in their order. */
  questions: z.array(z.string()).length(2),
})
export type Contradiction = z.output<typeof contradiction>

export const levels = z.object({ capacity: level, knowledge: level, tolerance: level })
export type Levels = z.output<typeof levels>

/** How far a questionnaire is: kept; not kept until its contradictions are confirmed; or refused by the saver. */
export const QUESTIONNAIRE_STATES = ['kept', 'to-confirm', 'refused'] as const

/** What the answers come to. A saver who refuses has no profile, no level and nothing that decided. */
export const questionnaireResult = z.object({
  state: z.enum(QUESTIONNAIRE_STATES),
  /** `null` until it is kept, and after a refusal. */
  investor_profile: roboProfile.nullable(),
  levels: levels.nullable(),
  /** Every block that has the lowest level. */
  decided_by: z.array(z.enum(BLOCKS)),
  dated_on: frenchDateOnWire,
  valid_until: frenchDateOnWire,
  contradictions: z.array(contradiction),
})
export type QuestionnaireResult = z.output<typeof questionnaireResult>

/** The questionnaire that is on record: `expired` after its last day, or since a declaration changed the situation, which `cause` says (ours). */
export const questionnaireRecord = z.object({
  dated_on: frenchDateOnWire,
  valid_until: frenchDateOnWire,
  version: z.string(),
  state: z.enum(['valid', 'expired', 'refused']),
  cause: ifReadable(z.literal('declaration')),
  levels: levels.nullable(),
  decided_by: z.array(z.enum(BLOCKS)),
  answers: roboAnswers.nullable(),
})
export type QuestionnaireRecord = z.output<typeof questionnaireRecord>
