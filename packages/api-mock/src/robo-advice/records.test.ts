import { roboProfileCall } from '@hautelisse/domain/robo-advice'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../storage/index.ts'
import { startApi, type Visitor } from '../testing/index.ts'
import { MOST_RECORDS } from './kept-answers.ts'

const PREFIX = '/api/v3/simulators/robo-advisor'
const PEE = { user_id: 'sylvie-garnier', entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' } as const
const ANSWERS = {
  needed_in: 5,
  purpose: 'home',
  fall: 3,
  reserve: 4,
  part: 3,
  income: 3,
  statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
  experience: true,
  worst_year: 4,
  range: 4,
  after_fall: 3,
  sustainability: { least_share: 0, goes_on: false },
}

const readProfile = async (visitor: Visitor) =>
  roboProfileCall.answer.parse((await visitor.post(`${PREFIX}/profile`, PEE)).json())

describe('the records of the robo-advice', () => {
  const answer = (visitor: Visitor, fall: number) =>
    visitor.post(`${PREFIX}/questionnaire`, { ...PEE, version: '2026-10', answers: { ...ANSWERS, fall } })

  it('[ROBO-28] answers kept by a version before, in one list of a person, hold until other ones are given', async () => {
    const storage = memoryStorage()
    const record = { kind: 'answers', contract: 'pee-aubrenne', version: '2026-10', confirmed: [] }
    const list = [
      { ...record, dated_on: '2026-11-10', answers: { ...ANSWERS, fall: 2 } },
      { ...record, dated_on: '2026-11-12', contract: 'pereco-aubrenne', answers: ANSWERS },
      { kind: 'choice', contract: 'pee-aubrenne', dated_on: '2026-11-13', profile: 'security' },
    ]
    await storage.documents.update('sylvie-garnier', 'robo/records', () => ({ value: JSON.stringify(list), result: undefined }))
    const visitor = startApi('server', { storage }).visit()
    await visitor.signIn('sylvie-garnier')
    expect((await readProfile(visitor)).questionnaire).toMatchObject({ dated_on: '2026-11-10', levels: { capacity: 2 } })
    expect((await answer(visitor, 3)).status).toBe(200)
    expect((await readProfile(visitor)).questionnaire).toMatchObject({ dated_on: '2026-11-20', levels: { capacity: 3 } })
  })

  it('[ROBO-28] of each plan a thousand questionnaires are kept, each of them as proof: one more is refused', async () => {
    const storage = memoryStorage()
    const visitor = startApi('server', { storage }).visit()
    await visitor.signIn('sylvie-garnier')
    expect((await answer(visitor, 3)).status).toBe(200)
    const [kind] = ['robo-answers/pee-aubrenne']
    const given = await storage.proofs.last('sylvie-garnier', kind)
    for (let number = 1; number < MOST_RECORDS; number += 1)
      await storage.proofs.append('sylvie-garnier', given ?? { at: 0, value: '' })
    expect((await answer(visitor, 2)).status).toBe(429)
    expect((await readProfile(visitor)).questionnaire).toMatchObject({ state: 'valid' })
    const other = { ...PEE, contract_id: 'pereco-aubrenne', version: '2026-10', answers: null }
    expect((await visitor.post(`${PREFIX}/questionnaire`, other)).status).toBe(200)
  })
})
