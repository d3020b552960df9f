import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { inOrder, valueOf } from '../explain/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { basisOf, compareTrees, explainChange, explainStart, FORM_OPTIONS, whatChangesMost, type RecordedYear } from './index.ts'

const START = plainDate('2028-07-01')

const year = (at: number): RecordedYear => ({
  year: at,
  wage: euros(20_000),
  contributed: 4,
  assimilated: 0,
  points: { general: new Decimal(90), agirc: new Decimal(0), trancheC: new Decimal(0) },
  regime: 'CNAV',
  regime_label: 'Régime général',
  employer: 'Filature',
})

/** A career with a year missing, and one more scheme where it is asked for. */
const basis = (other = false) =>
  basisOf(
    {
      until: 2025,
      years: Array.from({ length: 38 }, (_, at) => year(1988 + at)).filter((line) => line.year !== 2001),
      reputedQuarters: 0,
      ...(other
        ? {
            other: {
              regime: 'CNAVPL',
              regime_label: 'Professions libérales',
              from: plainDate('1980-01-01'),
              to: plainDate('1987-12-31'),
              quarters: 32,
              base: euros(1200),
              complementary: euros(600),
            },
          }
        : {}),
    },
    { birth: plainDate('1964-03-12'), isMother: false },
    {
      family_situation: 'CE',
      children: 0,
      professional_situation: 'ACT',
      professional_category: 'ACT',
      salary: euros(2000),
      month_number: 12,
    },
    { today: plainDate('2026-11-20'), options: FORM_OPTIONS },
  )

describe.each([
  ['one scheme', basis()],
  ['a pension of another scheme', basis(true)],
])('a change beside the pension of %s', (_, held) => {
  const before = explainStart(held, START)?.monthly
  if (before === undefined) throw new Error('no pension')
  const changes = whatChangesMost(held, START)

  it.each(changes)('[PE-07] $kind: both calculations differ by what the list says', (change) => {
    const after = explainChange(held, change)?.monthly
    expect(after && valueOf(after).minus(valueOf(before)).toString()).toBe(change.difference?.toString())
    if (after === undefined) return
    const figures = compareTrees(before, after)
    expect(new Set(figures.map(({ key }) => key)).size).toBe(figures.length)
    const listed = (tree: typeof before) => inOrder(tree).map(({ node }) => node)
    const had = figures.flatMap(({ before: figure }) => figure ?? [])
    const has = figures.flatMap(({ after: figure }) => figure ?? [])
    expect(had).toEqual(listed(before))
    expect(new Set(has)).toEqual(new Set(listed(after)))
    for (const { before: one, after: other, isSame } of figures) expect(isSame).toBe(one?.value === other?.value)
    expect(figures.at(-1)).toMatchObject({ before: { value: before.value }, after: { value: after.value } })
  })
})

it('[PE-07] names every change that there is: a year that is missing too, unless another scheme may hold it', () => {
  const kinds = (held: ReturnType<typeof basis>) =>
    whatChangesMost(held, START)
      .map(({ kind }) => kind)
      .toSorted()
  const all = ['four-quarters', 'half-time', 'more-pay', 'one-year-later', 'stop-now', 'year-found']
  expect(kinds(basis())).toEqual(all)
  expect(kinds(basis(true))).toEqual(all.slice(0, -1))
})
