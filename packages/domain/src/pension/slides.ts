import { parseAge } from './ages.ts'
import type { Estimate, ResultRow } from './wire.ts'

/** Slides of the estimator, in the order of people with individual contracts, and of all others (MAREL-04, MAREL-27). */
const SLIDES = {
  individual: ['intro', 'result', 'login', 'form', 'forgot'],
  other: ['intro', 'login', 'form', 'result', 'forgot'],
} as const
export type Slide = (typeof SLIDES)['other'][number]

const INDIVIDUAL = 'individual'

/**
 * Gives the number of a slide.
 *
 * Rule MAREL-27.
 *
 * @param slide by its name
 * @param origin of the person
 * @example slideOf('result', 'individual') // 1
 */
export const slideOf = (slide: Slide, origin: string): number =>
  SLIDES[origin === INDIVIDUAL ? 'individual' : 'other'].indexOf(slide)

/**
 * Gives the number of the slide that a closed estimator opens on: the result if there is one, else the intro.
 *
 * Rules MAREL-25 to MAREL-27.
 *
 * @param origin of the person
 * @param hasResult whether there is a result
 * @example closeTarget('individual', true) // 1
 */
export const closeTarget = (origin: string, hasResult: boolean): number => slideOf(hasResult ? 'result' : 'intro', origin)

/**
 * Gives the row on which a result opens: the first at the age of the full rate or later, else the last.
 *
 * Rule MAREL-22. An age that cannot be read counts as the last row.
 *
 * @param estimate result of a simulation
 */
export const firstPosition = ({
  age_full_rate,
  result,
}: Pick<Estimate, 'age_full_rate'> & { readonly result: readonly Pick<ResultRow, 'age'>[] }): number => {
  const wanted = parseAge(age_full_rate) ?? Infinity
  const found = result.findIndex(({ age }) => (parseAge(age) ?? 0) >= wanted)
  return found === -1 ? Math.max(0, result.length - 1) : found
}
