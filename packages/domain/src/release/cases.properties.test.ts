import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import type { CaseValue } from '../case/index.ts'
import { releaseRows } from './arbitraries.ts'
import { releaseCases } from './index.ts'
import { answerReleaseCase, readReleaseCase } from './case.ts'

const DAY = plainDate('2026-11-20')
const answer = await releaseCases.open()

const textOf = (value: CaseValue): unknown =>
  value.kind === 'euros' ? value.amount.toFixed(2) : value.kind === 'day' ? value.day : value.kind === 'yes-no' && value.isYes

test.prop([releaseRows])(
  '[BEY-01] [REL-05] the release of a case is that of its row, its figures with their calculations',
  (row) => {
    const read = readReleaseCase(row)
    if (read.kind === 'refused') throw new Error(JSON.stringify(read))
    const { lastDay, figures } = answerReleaseCase(read)
    const found = answer(releaseCases.caseOf(row, DAY))
    if (found.kind === 'refused') throw new Error(JSON.stringify(found))
    expect(Object.fromEntries(found.figures.map(({ term, value }) => [term, textOf(value)]))).toEqual({
      allowed: figures !== undefined,
      ...(lastDay && { 'last-day': lastDay }),
      ...(figures && {
        paid: figures.paid.toFixed(2),
        gain: figures.gain.toFixed(2),
        'social-charges': figures.charges.toFixed(2),
        'flat-tax': figures.flatTax.toFixed(2),
        'scale-base': figures.scaleBase.toFixed(2),
        'after-tax': figures.afterTax.toFixed(2),
      }),
    })
    for (const { value, derivation } of found.figures)
      if (derivation !== undefined && value.kind === 'euros') expect(derivation.value).toBe(value.amount.toString())
  },
)

it('[BEY-02] [BEY-03] a case tells why its release cannot be: a compartment of a PEE, an event without a day', () => {
  const inputs = {
    plan: 'PEE',
    compartment: 'es',
    reason: 'HOME',
    request_date: '2026-11-20',
    value: 100,
    paid_in: 80,
    amount: 100,
  }
  expect(releaseCases.read(1, inputs)).toMatchObject({
    problems: [
      { path: 'compartment', reason: 'plan-has-none' },
      { path: 'event_date', reason: 'event-needed' },
    ],
  })
  expect(releaseCases.places).toBe('own-file')
})
