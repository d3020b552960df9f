import { plainDate } from '@hautelisse/domain/calendar'
import { riskMixCases } from '@hautelisse/domain/futures'
import { roboEntitiesCall, roboProfileCall, type GridFund } from '@hautelisse/domain/robo-advice'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import type { ProfileAnswer } from './advisor-context.ts'
import { entity, GRID, profileAnswer } from './fixtures.testing.ts'
import { advisorMachine, selectCase } from './index.ts'

const TODAY = plainDate('2026-11-20')

const caseOf = async (answer: ProfileAnswer) => {
  const api = fakeClient()
  const input = { client: api.client, userId: 'sylvie', saveStatement: () => undefined, handOver: () => undefined }
  const actor = createActor(advisorMachine, { input }).start()
  expect(selectCase(actor.getSnapshot(), TODAY)).toBeUndefined()
  api.answer(roboEntitiesCall, [entity('pee')])
  await settled()
  api.answer(roboProfileCall, answer)
  await settled()
  return selectCase(actor.getSnapshot(), TODAY)
}

/** The worked case's plan, whose risks are those of a step of the grid. */
const inStep = (years: number, step: number): ProfileAnswer => {
  const { explanation, ...answer } = profileAnswer({ years })
  return { ...answer, explanation: explanation && { ...explanation, step } }
}

const withFunds = (...added: readonly Pick<GridFund, 'id' | 'asset_class' | 'fund_max_rate'>[]): ProfileAnswer => {
  const values = { offensive: [], balanced: [], defensive: [], security: [] }
  const funds = added.map((fund): GridFund => Object.assign({ name: fund.id, values }, fund))
  return { ...profileAnswer(), grid: { ...GRID, allocations: [...GRID.allocations, ...funds] } }
}

it('[BEY-01] [ROBO-23] the limits of the profile at the horizon are a case, which the method answers; nothing of the person is in it', async () => {
  const one = await caseOf(inStep(14, 0))
  expect(one?.inputs).toEqual({ classes: 'shares bonds money', bad_year: 0.17, late_loss: 0.18, years: 12 })
  const answer = await riskMixCases.open()
  const result = one && answer(one)
  const figures = result?.kind === 'answered' ? result.figures : []
  const shares = figures.flatMap(({ term, value }) => (value.kind === 'share' ? [[term, value.share.toString()]] : []))
  // ROBO-23: balanced, at twelve years and more, is 80/20.
  expect(shares).toEqual(
    expect.arrayContaining([
      ['shares', '0.8'],
      ['bonds', '0.2'],
      ['money', '0'],
    ]),
  )
})

it.each([
  ['the last step is judged after half a year', inStep(0, 5), { years: 0.5 }],
  [
    'a fund in euros goes up to its cap',
    withFunds({ id: 'euro', asset_class: 'euro', fund_max_rate: 30 }),
    { classes: 'shares bonds money euro', euro_cap: 0.3 },
  ],
  ['what is not classified is left out', withFunds({ id: 'unknown', asset_class: null }), { classes: 'shares bonds money' }],
])('[BEY-01] %s', async (_, answer, inputs) => {
  expect((await caseOf(answer))?.inputs).toMatchObject(inputs)
})

const byOtherAssumptions = (): ProfileAnswer => {
  const { explanation, ...answer } = profileAnswer()
  return { ...answer, explanation: explanation && { ...explanation, assumptions: 'robo-2020-01' } }
}

it.each([
  ['without a horizon', profileAnswer({ years: null })],
  ['with five classes', withFunds({ id: 'euro', asset_class: 'euro' }, { id: 'mixed', asset_class: 'mixed' })],
  ['by other assumptions than those of the day', byOtherAssumptions()],
])('[BEY-01] %s there is no case', async (_, answer) => {
  expect(await caseOf(answer)).toBeUndefined()
})
