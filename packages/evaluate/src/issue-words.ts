import type { caseOnWire } from '@hautelisse/domain/case'

const SHOWN_CHARACTERS = 40

/** What a schema says is wrong with a value. */
type Issue = NonNullable<ReturnType<(typeof caseOnWire)['safeParse']>['error']>['issues'][number]

/** Fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON value on one line, shortened. */
export const quotedValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

/**
 * Gives what stands at a place of a JSON value.
 *
 * @param value any
 * @param path keys down to the place
 * @example valueAt({ heirs: [{ kind: 'child' }] }, ['heirs', 0, 'kind']) // 'child'
 */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? held[key as keyof typeof held] : undefined),
    value,
  )

const WORDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  boolean: 'true or false',
}

/**
 * Says in words what is wrong with a value.
 *
 * @param issue what its schema says
 * @param value what stands there
 * @example issueWords({ code: 'too_small', minimum: 18, … }, 17) // '17 is less than 18'
 */
export const issueWords = (issue: Issue, value: unknown): string => {
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.join(', ')}`
  if (value === undefined) return 'missing'
  if (issue.code === 'invalid_type') return `${quotedValue(value)} is not ${WORDS[issue.expected] ?? `a ${issue.expected}`}`
  if (issue.code === 'invalid_value') return `${quotedValue(value)} is not one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `${quotedValue(value)} is less than ${issue.minimum}`
  return issue.code === 'too_big'
    ? `${quotedValue(value)} is more than ${issue.maximum}`
    : `${quotedValue(value)}: ${issue.message}`
}
