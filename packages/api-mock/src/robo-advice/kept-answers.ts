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
import { isSameSituation, situation } from '@hautelisse/domain/profile'
import * as z from 'zod'

import { declarationOf, firstSituation, type Person } from '../people/index.ts'
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
  /** The situation as it was declared then; answers of a version before, and seeded ones, have none. */
  situation: situation.optional(),
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
const record = z.discriminatedUnion('kind', [answered, chosen])
type RoboRecord = z.output<typeof record>

const kindOf = ({ kind, contract }: Pick<RoboRecord, 'kind' | 'contract'>): string => `robo-${kind}/${contract}`

/**
 * Records of one kind that a person may leave for a plan: each is proof of what was advised and is never dropped, so that one more is refused. Nobody answers a
 * questionnaire that holds for two years so often.
 */
export const MOST_RECORDS = 1000

/**
 * Keeps a record after those that are there: nothing of them is ever changed.
 *
 * @param options where it is kept
 * @param sub whose record it is
 * @param one answers, or a choice
 * @returns whether it was kept: there may be too many
 */
export const keepRecord = ({ storage, clock }: Api['options'], sub: string, one: RoboRecord): Promise<boolean> =>
  storage.proofs.append(sub, { at: clock.now(), value: JSON.stringify({ [kindOf(one)]: one }) }, MOST_RECORDS)

/** Where versions before kept all records of a person in one list. It is read where no row follows it, and never written. */
const FORMER = 'robo/records'
const former = z.array(z.object({ kind: z.string(), contract: z.string() }).loose())

/** The answers that were given last for a plan; of a long list of a version before only one is looked at. */
const latestAnswers = async (
  { storage: { proofs, documents } }: Pick<Api['options'], 'storage'>,
  sub: string,
  contract: string,
): Promise<z.output<typeof answered> | undefined> => {
  const kind = kindOf({ kind: 'answers', contract })
  const row = await proofs.last(sub, kind)
  if (row !== undefined) return z.object({ [kind]: answered }).safeParse(parseJson(row.value)).data?.[kind]
  const list = former.safeParse(parseJson((await documents.read(sub, FORMER))?.value)).data ?? []
  return answered.safeParse(list.findLast((one) => one.kind === 'answers' && one.contract === contract)).data
}

/** What a questionnaire on record comes to on a day. */
export type Standing = {
  readonly record: QuestionnaireRecord
  readonly profile: RoboProfile | null
  readonly years: number | undefined
}

/** Whether a declaration since the answers tells another situation than they rest on (decision 16.6). */
const isSituationOther = (person: Person, given: z.output<typeof answered>): boolean => {
  const [then, now] = [given.situation ?? firstSituation(person), declarationOf(person)]
  return then !== undefined && now !== undefined && !isSameSituation(then, now)
}

const standingOf = (person: Person, given: z.output<typeof answered>, today: PlainDate): Standing => {
  const { answers, confirmed, dated_on, version } = given
  const { state, levels, decided_by, valid_until, investor_profile } = questionnaireOf(answers, confirmed, dated_on)
  const isOver = today > valid_until || version !== QUESTIONNAIRE_VERSION
  const isOther = state === 'kept' && !isOver && isSituationOther(person, given)
  const holds = state === 'kept' && !isOver && !isOther
  return {
    record: {
      dated_on,
      valid_until,
      version,
      state: state === 'refused' ? 'refused' : holds ? 'valid' : 'expired',
      ...(isOther ? { cause: 'declaration' as const } : {}),
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
 * @param person whose it is, with what they declared
 * @param contract the plan's id
 * @param today day of the question
 */
export const readAnswers = async (
  options: Api['options'],
  person: Person,
  contract: string,
  today: PlainDate,
): Promise<Standing | undefined> => {
  const { sub } = person.oauth_profile
  const latest = await latestAnswers(options, sub, contract)
  if (latest !== undefined) return standingOf(person, latest, today)
  const seeded = SEEDED_ANSWERS[`${sub} ${contract}`]
  if (seeded === undefined) return undefined
  const { dated_on, answers } = seeded
  return standingOf(
    person,
    { kind: 'answers', contract, dated_on: plainDate(dated_on), version: QUESTIONNAIRE_VERSION, answers, confirmed: [] },
    today,
  )
}
