import { Decimal } from '../money/index.ts'
import type { AskedLaw, DatedValue } from './parameter.ts'

/** A parameter with another value than before: both, each with its day and its text. */
export type LawChange = { readonly id: string; readonly before: DatedValue<unknown>; readonly after: DatedValue<unknown> }

const plainOf = (_: string, part: unknown): unknown => (part instanceof Map ? Object.fromEntries(part) : part)

/** Two values are the same where their texts are. */
const textOf = ({ value }: DatedValue<unknown>): string => JSON.stringify(value, plainOf)

/**
 * Names the parameters whose values are not the same in two computations, in the order in which the first one asked for them. One that only one of them asked for has not
 * changed, nor has one whose text was written anew with the same value.
 *
 * @param before what the first computation asked for
 * @param after what the second one asked for
 * @example lawChanges(lastYear, today).map(({ id }) => id) // ['social-security-ceiling']
 */
export const lawChanges = (before: AskedLaw, after: AskedLaw): readonly LawChange[] =>
  [...before].flatMap(([id, held]) => {
    const now = after.get(id)
    return now === undefined || textOf(held) === textOf(now) ? [] : [{ id, before: held, after: now }]
  })

/**
 * Gives the number that stands somewhere in a value of a parameter.
 *
 * @param value a number, or an object or a list of them
 * @param path names and places that lead to it; none for a value that is a number itself
 * @returns undefined where no number stands there
 * @example numberAt(wageDeduction, ['max']) // 14 555
 */
export const numberAt = (value: unknown, [first, ...others]: readonly string[]): Decimal | undefined => {
  if (first === undefined) return typeof value === 'number' || value instanceof Decimal ? new Decimal(value) : undefined
  return typeof value === 'object' && value !== null && Object.hasOwn(value, first)
    ? numberAt(Object.entries(value).find(([name]) => name === first)?.[1], others)
    : undefined
}
