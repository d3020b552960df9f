import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { evaluateDutyCase } from './index.ts'

const today = plainDate('2026-11-20')
const good = { id: 'X', link: 'child', net_share: '150000' }

describe('a row of a file of heirs', () => {
  it.each([
    good,
    { ...good, date: '' },
    { ...good, date: ' 2012-08-17 ' },
    { ...good, date: '2030-01-01' },
    { ...good, link: ' child', net_share: '1.5e+05' },
  ])('[INH-04] is answered: %j', (row) => {
    expect(evaluateDutyCase(row, today)).toEqual({ kind: 'evaluated', duty_exact: '8194.35', duty: '8194' })
  })

  it.each([
    ['link', '', { kind: 'required' }],
    ['link', 'cousin', { kind: 'not-in-list', allowed: ['child', 'parent', 'sibling', 'nephew', 'relative', 'other', 'spouse'] }],
    ['net_share', '', { kind: 'required' }],
    ['net_share', '-1', { kind: 'not-an-amount' }],
    ['net_share', '1,5', { kind: 'not-an-amount' }],
    ['net_share', '1e50', { kind: 'not-an-amount' }],
    ['date', '31/12/2025', { kind: 'not-a-day' }],
    ['date', '2025-02-29', { kind: 'not-a-day' }],
    ['date', '2012-08-16', { kind: 'before-the-known-law' }],
  ] as const)('[INH-04] is refused with %s "%s"', (column, text, problem) => {
    const outcome = evaluateDutyCase({ ...good, [column]: text }, today)
    expect(outcome).toEqual({ kind: 'refused', problems: [{ column, ...problem }] })
  })

  it('[INH-04] tells every problem of its texts at once', () => {
    const outcome = evaluateDutyCase({ id: '', link: '', net_share: 'x', date: 'y' }, today)
    expect(outcome.kind === 'refused' && outcome.problems.map(({ column }) => column)).toEqual(['link', 'net_share', 'date'])
  })
})
