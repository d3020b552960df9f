import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import type { Heir } from './family.ts'
import { poolOf, reckonLate, type LateFigures } from './late-premiums.ts'
import type { Capital } from './life-insurance.ts'
import type { DutyFigures, Link } from './model.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/**
 * What one person pays by CGI art. 757 B under both readings: the exempt spouse uses no part of the allowance, or the spouse's part in proportion. One and
 * the same where the spouse has no such sum.
 */
export type LateReadings<Figure> = { readonly lowest: LateFigures<Figure>; readonly highest: LateFigures<Figure> }

/** One group with what it has of the sums of CGI art. 757 B. */
type LateGroup<Figure> = {
  readonly heir: Heir
  readonly number: number
  readonly link: Link
  /** Capital of the group under CGI art. 757 B. */
  readonly late: Capital<Figure>
}

/** One person of a group. */
type LatePerson<Figure> = {
  /** Share of the person in the taxed estate. */
  readonly share: Figure
  /** Duty of the person on that share. */
  readonly duty: DutyFigures<Figure>
  /** Earlier gifts to the person that count with the death; undefined for none. */
  readonly gifts: Figure | undefined
}

/** What one person of a group pays by CGI art. 757 B; undefined for a group that has no such sum, and for the spouse. */
type LateTax<Figure> = (heir: Heir, person: LatePerson<Figure>) => LateReadings<Figure> | undefined

const label = (term: Term, heir: Heir, unit: Label['unit'] = 'eur'): Label => ({
  term,
  unit,
  details: { heir },
  source: sourceOf('late-premiums'),
  rule: 'INH-12',
})

/**
 * Computes what the people of each group pay by CGI art. 757 B.
 *
 * One allowance for everybody; whether the part of an exempt spouse uses some of it is open, so that both readings are given. Rules INH-13 to INH-15.
 *
 * @param reckoning how the steps are run
 * @param groups groups with their sums
 * @param day day of the death
 */
export const lateOf = <Figure>(
  reckoning: Reckoning<Figure>,
  groups: readonly LateGroup<Figure>[],
  day: PlainDate,
): LateTax<Figure> => {
  const { given, sum, quotient } = reckoning
  const sums = groups.flatMap((group) => {
    const parts = [group.late.full, group.late.divided].filter((figure) => figure !== undefined)
    return parts.length === 0 ? [] : [{ group, all: sum(label('inheritance.late-of-group', group.heir), parts) }]
  })
  const taxed = sums.filter(({ group }) => group.link !== 'spouse')
  if (taxed.length === 0) return () => undefined
  const poolAmong = (sharing: typeof sums) =>
    poolOf(
      reckoning,
      sharing.map(({ all }) => all),
      day,
    )
  const lowest = poolAmong(taxed)
  const highest = taxed.length === sums.length ? lowest : poolAmong(sums)
  return (heir, { share, duty, gifts }) => {
    const found = taxed.find(({ group }) => group.heir === heir)
    if (found === undefined) return undefined
    const { all } = found
    const { number, link } = found.group
    const people = given(label('inheritance.people', heir, 'count'), number)
    const one = number === 1 ? all : quotient(label('inheritance.late', heir), [all, people])
    const read = (pool: typeof lowest): LateFigures<Figure> =>
      reckonLate(reckoning, { link, share, alone: duty, sum: one, gifts, pool, day, details: { heir } })
    const least = read(lowest)
    return { lowest: least, highest: highest === lowest ? least : read(highest) }
  }
}
