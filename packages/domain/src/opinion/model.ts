import * as z from 'zod'

import { MOST_CHARACTERS, requireMessage } from '../advisor/index.ts'
import { fieldError, requireChoice, refusals, type FieldError } from '../validation/index.ts'

/** Levels of satisfaction, from the lowest to the highest (OPIN-11). */
export const SATISFACTIONS = [1, 2, 3, 4, 5] as const
export type Satisfaction = (typeof SATISFACTIONS)[number]

/** The two comments, each of which may be left out. */
export const COMMENTS = ['satisfaction_comment', 'improvement_comment'] as const
export type CommentName = (typeof COMMENTS)[number]

/**
 * Refuses a comment that is longer than a message to the advisor may be; an empty comment is allowed.
 *
 * Rule OPIN-11.
 *
 * @param name which of the two comments
 * @param text what is typed
 * @example checkComment('improvement_comment', '') // undefined
 */
export const checkComment = (name: CommentName, text: string): FieldError | undefined =>
  requireMessage(text)?.code === 'wrong' ? fieldError(name, 'wrong', { max: MOST_CHARACTERS }) : undefined

const comment = z
  .string()
  .trim()
  .min(1)
  .refine((text) => checkComment('satisfaction_comment', text) === undefined)
  .optional()

/** What a saver thinks of the portal (OPIN-10). */
export const opinion = z.strictObject({
  satisfaction: z.literal([...SATISFACTIONS]),
  satisfaction_comment: comment,
  improvement_comment: comment,
})
export type Opinion = z.output<typeof opinion>

/** The survey as it is filled in. */
export type OpinionForm = { readonly satisfaction: Satisfaction | undefined } & { readonly [Name in CommentName]: string }

/** A survey that nobody has filled in yet. */
export const EMPTY_OPINION: OpinionForm = { satisfaction: undefined, satisfaction_comment: '', improvement_comment: '' }

/**
 * Lists what is wrong with a survey: a satisfaction that is missing, comments that are too long.
 *
 * Rule OPIN-11, OPIN-19.
 *
 * @param form the survey as it is filled in
 * @example checkOpinion(EMPTY_OPINION).map(({ path }) => path) // ['satisfaction']
 */
export const checkOpinion = (form: OpinionForm): readonly FieldError[] =>
  refusals(
    requireChoice('satisfaction', form.satisfaction, SATISFACTIONS),
    ...COMMENTS.map((name) => checkComment(name, form[name])),
  )

/**
 * Gives the opinion that a survey states; blank comments are left out.
 *
 * Rule OPIN-10, OPIN-19.
 *
 * @param form the survey as it is filled in
 * @returns undefined while something is wrong with the survey
 * @example opinionOf({ satisfaction: 4, satisfaction_comment: ' ', improvement_comment: 'Plus vite' }) // { satisfaction: 4, improvement_comment: 'Plus vite' }
 */
export const opinionOf = (form: OpinionForm): Opinion | undefined =>
  opinion.safeParse({
    satisfaction: form.satisfaction,
    ...Object.fromEntries(COMMENTS.filter((name) => form[name].trim() !== '').map((name) => [name, form[name]])),
  }).data
