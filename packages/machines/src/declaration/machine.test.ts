import { declarationCall } from '@hautelisse/domain/declaration'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { declarationMachine, selectDeclaration, selectYears } from './index.ts'

const opened = () => {
  const api = fakeClient()
  const actor = createActor(declarationMachine, { input: { client: api.client, year: 2026 } }).start()
  const answer = async (year: number) => {
    api.answer(declarationCall, { declaration: { year, years: [2026, 2024], lines: [], error_scope: [] } })
    await settled()
  }
  return { ...api, actor, answer }
}

it('[DECL-05] reads the year that is shown, and another one when it is chosen; the first choice that is left says nothing', async () => {
  const { actor, answer, inputOf, waiting } = opened()
  expect(inputOf(declarationCall)).toEqual({ query: { year: '2026' } })
  expect(selectYears(actor.getSnapshot())).toEqual({ year: 2026, years: [2026] })
  actor.send({ type: 'yearChosen', year: 2024 })
  expect([waiting(), inputOf(declarationCall)]).toEqual([['declaration'], { query: { year: '2024' } }])
  await answer(2024)
  expect(selectDeclaration(actor.getSnapshot())).toMatchObject({ kind: 'known', value: { year: 2024 } })
  expect(selectYears(actor.getSnapshot())).toEqual({ year: 2024, years: [2026, 2024] })
})

it('[DECL-05] keeps the choice of years after a failure, and asks again', async () => {
  const { actor, answer, refuse } = opened()
  await answer(2026)
  actor.send({ type: 'yearChosen', year: 2025 })
  refuse(declarationCall, 'NETWORK')
  await settled()
  expect(selectDeclaration(actor.getSnapshot()).kind).toBe('failed')
  expect(selectYears(actor.getSnapshot())).toEqual({ year: 2025, years: [2026, 2025, 2024] })
  actor.send({ type: 'retryRequested', part: 'declaration' })
  await answer(2025)
  expect(selectDeclaration(actor.getSnapshot()).kind).toBe('known')
})
