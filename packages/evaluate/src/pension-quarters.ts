import { REPUTED_KINDS, type OtherQuarters, type ReputedKind, type ReputedQuarters } from '@hautelisse/domain/state-pension'
import { COUNT, quoted, type Cells } from './cells.ts'

const CONTRIBUTED = 'contributed'
const UNCOUNTED = 'other'
const UNKNOWN = 'unknown'
/** Ages of the doors of a long career, in years. */
const AGES = ['16', '18', '20', '21']

/** Reads `kind:count` parts with one space between them; what is wrong is refused. */
const countsIn = (cells: Cells, column: string, names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const parts = cells.text(column).split(' ')
  for (const part of parts.filter((one) => one !== '')) {
    const [name = '', count = '', ...more] = part.split(':')
    if (!names.includes(name) || !COUNT.test(count) || more.length > 0) {
      cells.refuse(column, `${quoted(part)} is not NAME:QUARTERS with one of ${names.join(', ')}`)
    } else if (counts.has(name)) cells.refuse(column, `${name} stands twice`)
    else counts.set(name, Number(count))
  }
  return counts
}

const reputedIn = (counts: ReadonlyMap<string, number>): ReputedQuarters =>
  Object.fromEntries(
    REPUTED_KINDS.flatMap((kind): readonly (readonly [ReputedKind, number])[] => {
      const count = counts.get(kind)
      return count === undefined ? [] : [[kind, count]]
    }),
  )

const isByKind = (cells: Cells, column: string): boolean => cells.text(column).includes(':')

/** Reads the reputed quarters of the general scheme: one number, or by kind. */
export const reputedQuarters = (cells: Cells): number | ReputedQuarters =>
  isByKind(cells, 'reputed_quarters')
    ? reputedIn(countsIn(cells, 'reputed_quarters', REPUTED_KINDS))
    : cells.count('reputed_quarters')

/** Reads the quarters of other schemes: one number of unknown kind, or a number for each kind, and the early ones if the file has them. */
export const otherQuarters = (cells: Cells): OtherQuarters => {
  const names = [CONTRIBUTED, ...REPUTED_KINDS, UNCOUNTED, UNKNOWN]
  const counts = isByKind(cells, 'other_quarters')
    ? countsIn(cells, 'other_quarters', names)
    : new Map([[UNKNOWN, cells.count('other_quarters')]])
  const early = countsIn(cells, 'other_early', AGES)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const told = AGES.flatMap((age) => early.get(age) ?? [])
  const isWrong = told.some((count, place) => count > all || count < (told[place - 1] ?? 0))
  if (isWrong) cells.refuse('other_early', 'counts never fall with the age, and are not above other_quarters')
  return {
    contributed: counts.get(CONTRIBUTED) ?? 0,
    reputed: reputedIn(counts),
    uncounted: counts.get(UNCOUNTED) ?? 0,
    unknown: counts.get(UNKNOWN) ?? 0,
    early: Object.fromEntries([...early].map(([age, count]) => [Number(age), count])),
  }
}

/** What the columns of quarters hold, for `--help`. */
export const KIND_NOTES: readonly string[] = [
  'reputed_quarters   quarters of the general scheme that count as contributed for a long career: a number, within the limits as it stands,',
  `                   or by kind, as service:4 maternity:2; kinds ${REPUTED_KINDS.join(', ')}`,
  'other_quarters     quarters of other base schemes: a number of unknown kind, or a number for each kind, as contributed:8 service:4',
  '                   other:2 unknown:1; the general scheme, farm employees and the self-employed are one scheme, in the career',
  'other_early        those by the end of the year of a birthday, as 16:0 18:2 20:5 21:8; an age that is left out is not known',
  'other_pensions     pensions of other schemes in euros a year: they count for the ceiling of the minimum; unknown, if nobody knows them:',
  '                   so is 0 beside quarters elsewhere',
]
