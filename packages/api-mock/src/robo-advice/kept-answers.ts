import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { parseJson } from '@hautelisse/domain/contract'
import {
  PROFILES,
  QUESTIONNAIRE_VERSION,
  questionnaireOf,
  roboAnswers,
  type QuestionnaireRecord,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'
import * as z from 'zod'

import type { Api } from '../server/index.ts'
import { SEEDED_ANSWERS } from './seeds.ts'

const day = z.iso.date().transform(plainDate)
const CONFIRMED = z.array(z.enum(['tolerance-apart', 'project-against-loss']))

/** Answers as they were given, or a refusal. */
const answered = z.object({
  kind: z.literal('answers'),
  contract: z.string(),
  dated_on: day,
  version: z.string(),
  answers: roboAnswers.nullable(),
  confirmed: CONFIRMED,
})
/** A choice, with all that it follows from. */
const chosen = z.object({
  kind: z.literal('choice'),
  contract: z.string(),
  dated_on: day,
  profile: z.enum(PROFILES),
  own: z.enum(PROFILES).nullable(),
  choice: z.enum(['follow', 'keep']),
  horizon_years: z.number(),
  grid_version: z.int(),
  assumptions: z.string(),
  column: z.record(z.string(), z.number()),
})
const records = z.array(z.discriminatedUnion('kind', [answered, chosen]))
export type RoboRecord = z.output<typeof records>[number]

const NAME = 'robo/records'

const read = (text: string | undefined): readonly RoboRecord[] => records.safeParse(parseJson(text)).data ?? []

/**
 * Keeps a record after those that are there: nothing of them is ever changed.
 *
 * @param options where it is kept
 * @param sub whose record it is
 * @param record answers, or a choice
 */
export const keepRecord = ({ storage }: Api['options'], sub: string, record: RoboRecord): Promise<void> =>
  storage.documents.update(sub, NAME, (kept) => ({
    value: JSON.stringify([...read(kept?.value), record]),
    result: undefined,
  }))

/** What a questionnaire on record comes to on a day. */
export type Standing = {
  readonly record: QuestionnaireRecord
  readonly profile: RoboProfile | null
  readonly years: number | undefined
}

const standingOf = (given: z.output<typeof answered>, today: PlainDate): Standing => {
  const { answers, confirmed, dated_on, version } = given
  const { state, levels, decided_by, valid_until, investor_profile } = questionnaireOf(answers, confirmed, dated_on)
  const isOver = today > valid_until || version !== QUESTIONNAIRE_VERSION
  const holds = state === 'kept' && !isOver
  return {
    record: {
      dated_on,
      valid_until,
      version,
      state: state === 'refused' ? 'refused' : holds ? 'valid' : 'expired',
      levels,
      decided_by,
      answers,
    },
    profile: holds ? investor_profile : null,
    years: holds ? answers?.needed_in : undefined,
  }
}

/**
 * Reads the questionnaire of a person for a plan: the latest, or the one that was there before.
 *
 * @param options where it is kept
 * @param sub whose it is
 * @param contract the plan's id
 * @param today day of the question
 */
export const readAnswers = async (
  { storage }: Api['options'],
  sub: string,
  contract: string,
  today: PlainDate,
): Promise<Standing | undefined> => {
  const kept = read((await storage.documents.read(sub, NAME))?.value)
  const latest = kept.findLast((record) => record.kind === 'answers' && record.contract === contract)
  if (latest?.kind === 'answers') return standingOf(latest, today)
  const seeded = SEEDED_ANSWERS[`${sub} ${contract}`]
  if (seeded === undefined) return undefined
  const { dated_on, answers } = seeded
  return standingOf(
    { kind: 'answers', contract, dated_on: plainDate(dated_on), version: QUESTIONNAIRE_VERSION, answers, confirmed: [] },
    today,
  )
}
