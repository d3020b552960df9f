import {
  fieldProblem,
  STATUS_OF,
  writeError,
  type ApiVersion,
  type ErrorCode,
  type FieldProblem,
} from '@hautelisse/domain/contract'
import type * as z from 'zod'

import type { ApiContext } from './context.ts'

/** What a handler answers: the call's answer in the domain's types, or a refusal. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | {
      readonly kind: 'refused'
      readonly code: ErrorCode
      readonly fields?: readonly FieldProblem[]
      readonly message?: string
      readonly retryAfterS?: number
    }

/** A refusal, with the fields that are wrong where there are some. */
export type Refusal = Extract<Outcome<never>, { kind: 'refused' }>

/** Answers a call. */
export const answered = <const Answer>(answer: Answer): Outcome<Answer> => ({ kind: 'answered', answer })

/** Refuses a call, with the fields that are wrong where there are some. */
export const refused = (code: ErrorCode, fields?: readonly FieldProblem[]): Refusal => ({
  kind: 'refused',
  code,
  ...(fields === undefined ? {} : { fields }),
})

/** Refuses a call with a sentence for the saver. */
export const refusedSaying = (code: ErrorCode, message: string): Refusal => ({ kind: 'refused', code, message })

/** Writes a refusal as the call's version does, with its status (docs/decisions/03). */
export const writeRefusal = (
  context: ApiContext,
  version: ApiVersion,
  code: ErrorCode,
  more: Pick<Refusal, 'fields' | 'message'> = {},
): Response => context.json(writeError(version, code, more), STATUS_OF[code])

/**
 * Answers a known address that was asked for by a method of another: 405 with the methods that it takes, or, to OPTIONS, these alone.
 *
 * @param context the request
 * @param allowed methods of the address; HEAD goes with GET
 * @param refuse writes the refusal, with status 405
 */
export const otherMethod = (context: ApiContext, allowed: readonly string[], refuse: () => Response): Response => {
  const methods = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  context.header('Allow', methods.join(', '))
  return context.req.method === 'OPTIONS' ? context.body(null, 204) : refuse()
}

/** Writes the refusal of a method as an API version does. */
export const refuseMethod = (context: ApiContext, version: ApiVersion): Response =>
  context.json(writeError(version, 'ERR_UNKNOWN'), 405)

const MAX_PROBLEMS = 50
/** Keys that nobody asked for are named up to this many: a request has no say in how long its answer is. */
const MOST_KEYS = 20

/** A rule of the domain inside a schema says itself what is wrong: its own code, and the figures beside it. */
const domainProblem = (path: string, issue: z.core.$ZodIssue): FieldProblem | undefined => {
  if (issue.code !== 'custom') return undefined
  const { code, ...params }: Record<string, unknown> = issue.params ?? {}
  if (typeof code !== 'string') return undefined
  const read = fieldProblem.shape.params.safeParse(params)
  return Object.keys(params).length > 0 && read.success ? { path, code, params: read.data } : { path, code }
}

const writtenAsJson = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : String(value))

/** What one member of a union takes: its values as JSON writes them, or its type; undefined where the member is more than that. */
const takenBy = (issue: z.core.$ZodIssue | undefined): readonly string[] | undefined => {
  if (issue?.path.length !== 0) return undefined
  if (issue.code === 'invalid_value') return issue.values.map(writtenAsJson)
  return issue.code === 'invalid_type' ? [issue.expected] : undefined
}

/** The choices of a field that has a list of them, whether one list or a union of values and types. */
const choicesOf = (issue: z.core.$ZodIssue): readonly string[] | undefined => {
  if (issue.code === 'invalid_value') return issue.values.map(writtenAsJson)
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return undefined
  const members = issue.errors.map(([first]) => takenBy(first))
  return members.every((member) => member !== undefined) ? members.flat() : undefined
}

const paramsOf = (issue: z.core.$ZodIssue): Record<string, string | number> | undefined => {
  if (issue.code === 'unrecognized_keys') return { keys: issue.keys.slice(0, MOST_KEYS).join(', ').slice(0, 200) }
  if (issue.code === 'too_big') return { maximum: String(issue.maximum) }
  if (issue.code === 'too_small') return { minimum: String(issue.minimum) }
  return issue.code === 'invalid_type' ? { expected: issue.expected } : undefined
}

/**
 * Turns what a schema found wrong into refused fields: the place as a dotted path, the code with hyphens, and its data.
 *
 * @param error what the schema found; with the inputs reported, a field that is not there is `required`
 * @example problemsOf(z.strictObject({}).safeParse({ a: 1 }).error) // [{ path: '', code: 'unrecognized-keys', params: { keys: 'a' } }]
 */
export const problemsOf = (error: z.ZodError): readonly FieldProblem[] =>
  error.issues.slice(0, MAX_PROBLEMS).map((issue) => {
    const path = issue.path.map(String).join('.').slice(0, 200)
    if (path !== '' && 'input' in issue && issue.input === undefined) return { path, code: 'required' }
    const own = domainProblem(path, issue)
    if (own !== undefined) return own
    const choices = choicesOf(issue)
    if (choices !== undefined) return { path, code: 'invalid-value', params: { allowed: choices.join(', ').slice(0, 200) } }
    const params = paramsOf(issue)
    const code = issue.code.replaceAll('_', '-')
    return params === undefined ? { path, code } : { path, code, params }
  })
