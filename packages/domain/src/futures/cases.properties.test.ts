import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { mixRows } from './arbitraries.ts'
import { assumptionsNamed, evaluateMixCase, riskMixCases } from './index.ts'

const DAY = plainDate('2026-11-20')
const answer = await riskMixCases.open()

test.prop([mixRows], { numRuns: 25 })('[BEY-01] [ROBO-23] the mix of a case is that of its row', (row) => {
  const expected = evaluateMixCase(row, assumptionsNamed('robo-2026-10'))
  if (expected.kind === 'refused') throw new Error(JSON.stringify(expected))
  const found = answer(riskMixCases.caseOf(row, DAY))
  const { mix } = expected
  const figures = new Map(
    found.kind === 'answered'
      ? found.figures.map(({ term, value }) => [term, value.kind === 'share' ? value.share.toNumber() : value.kind])
      : [],
  )
  expect(Object.fromEntries(figures)).toEqual({
    found: 'yes-no',
    ...mix?.weights,
    ...(mix && { mean: mix.mean, deviation: mix.deviation, 'mix-bad-year': mix.badYear, 'mix-late-loss': mix.lateLoss }),
  })
})

it('[BEY-02] limits that are none are refused', () => {
  const inputs = { classes: 'bonds shares', bad_year: 0.17, late_loss: 0.18, years: 12 }
  expect(riskMixCases.read(1, inputs)).toEqual({ kind: 'read', inputs })
  expect(riskMixCases.read(1, { ...inputs, classes: 'gold', years: 0 })).toMatchObject({
    problems: [
      { path: 'classes', reason: 'unknown-class' },
      { path: 'years', reason: 'out-of-range' },
    ],
  })
})
