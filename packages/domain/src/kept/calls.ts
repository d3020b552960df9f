import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall, ok } from '../contract/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'
import { KEPT_ACTS, KEPT_ANSWERS, type KeptName } from './acts.ts'
import { withoutSecrets, type Json } from './secrets.ts'

const tellingOf = <const Names extends readonly KeptName[]>(names: Names) =>
  z.object({
    id: z.enum(names),
    begun: frenchDateOnWire,
    /** Last day on which it is kept. */
    until: frenchDateOnWire,
    policy_id: z.string().optional(),
    amount: nonNegativeEurosOnWire.optional(),
    step: z.int().min(1).optional(),
    steps: z.int().min(1).optional(),
    files: z.array(z.string()),
  })

/** What the home and the first page of an act say of a draft, without what was typed. */
export const keptDraft = /* @__PURE__ */ tellingOf(KEPT_ACTS)
export type KeptDraft = z.output<typeof keptDraft>
/** What the first page of a simulator says of the answers that are kept. */
const keptAnswers = /* @__PURE__ */ tellingOf(KEPT_ANSWERS)
/** What is said of what is kept. */
export type KeptTold = KeptDraft | z.output<typeof keptAnswers>

/** A draft as it was typed: read by the schema of its act, which has a bound for everything in it. */
const content = z.record(z.string(), z.unknown())
/** What was typed, as JSON writes it. */
export type KeptContent = z.output<typeof content>

/**
 * Writes what was typed as it is sent to be kept: without what is missing, and without secrets. KEPT-02.
 *
 * @param draft a draft of an act
 * @example contentOf({ form: { number: 'FR14 2004 1010 0505 0001 3M02 606' } }) // { form: { number: '' } }
 */
export const contentOf = (draft: Json): KeptContent => content.parse(JSON.parse(JSON.stringify(withoutSecrets(draft))))

const params = /* @__PURE__ */ z.strictObject({ id: z.enum(KEPT_ACTS) })
/** Reads too are for the person alone: an adviser who looks at a customer's space gets none of it. KEPT-05. */
const ours = { version: 'v2', extension: 'kept', acts: true, rows: [] } as const

/** Lists what is kept for the person, the newest first. A call of ours. */
export const keptListCall = defineCall({
  ...ours,
  name: 'kept-list',
  summary: 'What is kept for the person, without what was typed',
  method: 'GET',
  path: '/services/kept/drafts',
  reads: true,
  answer: z.object({ kept: z.array(keptDraft) }),
})

/** Gives one thing that is kept for the person; ERR_UNKNOWN where it is not there, or not any more. A call of ours. */
export const keptCall = defineCall({
  ...ours,
  name: 'kept-read',
  summary: 'One thing that is kept for the person, as it was typed',
  method: 'GET',
  path: '/services/kept/drafts/{id}',
  reads: true,
  params,
  answer: z.object({ kept: keptDraft, content }),
})

/** Keeps something for the person in place of what was kept under its name: ERR_INVALID for what may not be kept. A call of ours. */
export const keepCall = defineCall({
  ...ours,
  name: 'kept-write',
  summary: 'Keeps something for the person, for 30 days at most from the day on which it was begun',
  method: 'PUT',
  path: '/services/kept/drafts/{id}',
  reads: false,
  params,
  request: z.strictObject({ content }),
  answer: z.object({ kept: keptDraft }),
})

/** Erases what is kept for the person; nothing is there afterwards, whether or not something was. A call of ours. */
export const eraseKeptCall = defineCall({
  ...ours,
  name: 'kept-erase',
  summary: 'Erases what is kept for the person',
  method: 'DELETE',
  path: '/services/kept/drafts/{id}',
  reads: false,
  params,
  answer: ok,
})

const paramsOfAnswers = /* @__PURE__ */ z.strictObject({ id: z.enum(KEPT_ANSWERS) })

/** Gives the answers of a simulator that are kept for the person; ERR_UNKNOWN where none are, or not any more. A call of ours. */
export const keptAnswersCall = defineCall({
  ...ours,
  name: 'kept-answers-read',
  summary: 'The answers of a simulator that are kept for the person, as they were typed',
  method: 'GET',
  path: '/services/kept/answers/{id}',
  reads: true,
  params: paramsOfAnswers,
  answer: z.object({ kept: keptAnswers, content }),
})

/** Keeps the answers of a simulator in place of those that were kept: ERR_INVALID for what may not be kept. A call of ours. */
export const keepAnswersCall = defineCall({
  ...ours,
  name: 'kept-answers-write',
  summary: 'Keeps the answers of a simulator for the person, for 30 days at most from the day on which it was begun',
  method: 'PUT',
  path: '/services/kept/answers/{id}',
  reads: false,
  params: paramsOfAnswers,
  request: z.strictObject({ content }),
  answer: z.object({ kept: keptAnswers }),
})

/** Erases the answers of a simulator that are kept for the person; none are there afterwards, whether or not some were. A call of ours. */
export const eraseAnswersCall = defineCall({
  ...ours,
  name: 'kept-answers-erase',
  summary: 'Erases the answers of a simulator that are kept for the person',
  method: 'DELETE',
  path: '/services/kept/answers/{id}',
  reads: false,
  params: paramsOfAnswers,
  answer: ok,
})
