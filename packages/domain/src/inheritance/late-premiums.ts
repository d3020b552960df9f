import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { LATE_PREMIUMS_ALLOWANCE, valueOrStandIn } from '../law/index.ts'
import { reckonDuty } from './duty.ts'
import type { DutyFigures, Link } from './model.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** What one person has of the sums of CGI art. 757 B and pays on them, in euros. */
export type LateFigures<Figure> = {
  /** Sum of one person, before the allowance. */
  readonly taxed: Figure
  /** Part of the one allowance. */
  readonly allowance: Figure
  /** What is added to the person's share of the estate. */
  readonly added: Figure
  /** Duty on the share of the estate and on what is added, together. */
  readonly joined: DutyFigures<Figure>
  /** Whole euros: the duty on both less the duty on the share of the estate alone. */
  readonly duty: Figure
}

const label = (term: Term, source: SourceCode, rule: string, details?: Label['details']): Label => ({
  term,
  unit: 'eur',
  details,
  source: sourceOf(source),
  rule,
})

/** Sums among which the one allowance is shared. */
export type Pool<Figure> = { readonly all: Figure; readonly allowance: Figure }

/**
 * Puts together what the one allowance of 30 500 is shared over: never more than the sums.
 *
 * Rule INH-13; CGI art. 757 B, II.
 *
 * @param reckoning how the steps are run
 * @param sums sums of CGI art. 757 B of everyone among whom it is shared, in euros
 * @param day day of the death
 */
export const poolOf = <Figure>(
  { given, sum, least }: Reckoning<Figure>,
  sums: readonly Figure[],
  day: PlainDate,
): Pool<Figure> => {
  const shared = (term: Term): Label => label(term, 'late-allowance', 'INH-13')
  const all = sum(shared('inheritance.late-all'), sums)
  const whole = given(shared('inheritance.late-allowance'), valueOrStandIn(LATE_PREMIUMS_ALLOWANCE, day).value)
  return { all, allowance: least(shared('inheritance.late-allowance-all'), [whole, all]) }
}

/**
 * Gives one person's part of the allowance, in proportion to the taxed sums; not rounded.
 *
 * Rule INH-13.
 *
 * @param reckoning how the steps are run
 * @param pool sums that share the allowance
 * @param sum sum of one person, in euros
 * @example 120 000 and 30 000 of premiums: 24 400 and 6 100
 */
export const allowancePartOf = <Figure>(
  { least, product, quotient, valueOf }: Reckoning<Figure>,
  { all, allowance }: Pool<Figure>,
  sum: Figure,
  details?: Label['details'],
): Figure => {
  const shared = (term: Term): Label => label(term, 'late-allowance', 'INH-13', details)
  const part = shared('inheritance.late-allowance-part')
  // Below the allowance nobody has a rest to divide: the part is the sum itself, without the rounding of a quotient.
  return valueOf(all).equals(valueOf(allowance))
    ? least(part, [sum, allowance])
    : quotient(part, [product(shared('inheritance.late-weight'), [allowance, sum]), all])
}

type Taxed<Figure> = {
  readonly link: Link
  /** Share of one person in the taxed estate, before the allowance of the link. */
  readonly share: Figure
  /** Duty on that share alone. */
  readonly alone: DutyFigures<Figure>
  /** Sum of CGI art. 757 B of one person. */
  readonly sum: Figure
  /** Earlier gifts to the person that count with the death; undefined for none. */
  readonly gifts?: Figure | undefined
  readonly pool: Pool<Figure>
  readonly day: PlainDate
  readonly details?: Label['details']
}

/**
 * Computes what one person pays on the sums of CGI art. 757 B: what the allowance leaves is taxed with the person's share of the estate.
 *
 * One allowance of the link and one scale for both; the duty on these sums is the duty on both less that on the estate alone, each rounded to the euro. A
 * spouse or partner of PACS pays nothing. Rules LAW-13, INH-14; CGI art. 757 B, 777, 779, 788.
 *
 * @param reckoning how the steps are run
 * @param taxed person, share of the estate, sum, and the sums that share the allowance
 */
export const reckonLate = <Figure>(
  reckoning: Reckoning<Figure>,
  { link, share, alone, sum, gifts, pool, day, details }: Taxed<Figure>,
): LateFigures<Figure> => {
  const { difference, sum: add } = reckoning
  const joining = (term: Term): Label => label(term, 'late-premiums', 'INH-14', details)
  const allowance = allowancePartOf(reckoning, pool, sum, details)
  const added = difference(joining('inheritance.late-added'), [sum, allowance])
  const joined = reckonDuty(reckoning, link, { share: add(joining('inheritance.joined-share'), [share, added]), gifts, day })
  return {
    taxed: sum,
    allowance,
    added,
    joined,
    duty: difference(joining('inheritance.late-duty'), [joined.duty, alone.duty]),
  }
}
