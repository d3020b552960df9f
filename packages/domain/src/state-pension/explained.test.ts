import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { inOrder, type Derivation } from '../explain/index.ts'
import { Decimal } from '../money/index.ts'
import { pensionCase, yearsAt } from './cases.testing.ts'
import { explainPension, POINT_VALUE, type PensionCase } from './index.ts'

const POINTS = { general: new Decimal(100), agirc: new Decimal(10), trancheC: new Decimal(0) }

const ASKED: PensionCase = pensionCase({
  childrenRaised: 4,
  otherQuarters: 64,
  career: yearsAt(25, 30_000, 2025, (year) => (year === 2005 || year === 2015 ? { points: POINTS } : {})),
})

const figuresOf = (asked: PensionCase) => {
  const { figures } = explainPension(asked)
  if (figures === undefined) throw new Error('The pension does not open.')
  return figures
}

/** What the steps of a name say of themselves, with their figures. */
const stepsOf = (figure: Derivation, term: string) =>
  [...inOrder(figure)]
    .filter(({ node }) => node.term === `state-pension.${term}`)
    .map(({ node: { value, details = {} } }) => [value, details] as const)

it('[SP-05] each wage, ceiling and coefficient names its year, the mean none', () => {
  const { averageWage } = figuresOf(ASKED)
  const counted = Array.from({ length: 25 }, (_, nth) => 2025 - nth)
  const years = (term: string) => stepsOf(averageWage, term).map(([, { year }]) => year)
  for (const term of ['wage', 'ceiling', 'capped-wage', 'coefficient', 'raised-wage']) {
    expect([term, new Set(years(term))]).toEqual([term, new Set(counted)])
  }
  expect(stepsOf(averageWage, 'average-wage')).toEqual([[averageWage.value, {}]])
})

it('[SP-10] the reduction of the points names the quarters it is for', () => {
  const { coefficient } = figuresOf(ASKED)
  // 164 of 170 quarters.
  expect(stepsOf(coefficient, 'point-reduction')).toEqual([['0.06', { quarters: 6 }]])
})

it('[SP-13] each part of the increase for children names its points and their years, and empty periods are no step', () => {
  const { complementaryChildrenIncrease } = figuresOf(ASKED)
  expect(stepsOf(complementaryChildrenIncrease, 'points-of-period')).toEqual([
    ['100', { kind: 'all', from: 1999, before: 2012 }],
    ['100', { kind: 'all', from: 2012 }],
    ['10', { kind: 'managers', from: 0, before: 2012 }],
    ['10', { kind: 'managers', from: 2012 }],
  ])
  expect(stepsOf(complementaryChildrenIncrease, 'points-children-share')).toEqual([
    ['0.05', { kind: 'all', from: 1999, before: 2012, children: 4 }],
    ['0.1', { kind: 'all', from: 2012, children: 4 }],
    ['0.12', { kind: 'managers', from: 0, before: 2012, children: 4 }],
    ['0.1', { kind: 'managers', from: 2012, children: 4 }],
  ])
})

it('[SP-01] the source of a point value writes its day as the French do', () => {
  expect(POINT_VALUE.values.at(-1)).toMatchObject({
    from: plainDate('2025-11-01'),
    source: 'Agirc-Arrco, valeur de service du point au 01/11/2025',
  })
})
