import { describe, expect, it } from 'vitest'

import {
  adminAllocationsCall,
  adminHistoryCall,
  roboEntitiesCall,
  roboProfileCall,
  roboQuestionnaireCall,
  type RoboAnswers,
} from './index.ts'

const ENTITY = {
  contract_id: 'pee-aubrenne',
  entity_id: 'ent-aubrenne',
  account_type: 'PEE',
  company_name: 'Verrerie Aubrenne',
  scope: 's2e',
}
const FUNDS = [
  { label: 'Actions Europe Durable', value: 0.4 },
  { label: 'Obligations Responsables', value: 0.35 },
  { label: 'Monétaire Responsable', value: 0.25 },
]
const PROFILES = { offensive: FUNDS, balanced: FUNDS, defensive: FUNDS, security: FUNDS }

const isRead = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('what the calls of the advice carry', () => {
  it('[ROBO-01] [O-CONST-33] an entity is of scope ais or s2e, and of no other', () => {
    for (const [scope, taken] of [
      ['ais', true],
      ['s2e', true],
      ['bi', false],
      ['', false],
    ] as const)
      expect([scope, isRead(roboEntitiesCall.answer, [{ ...ENTITY, scope }])]).toEqual([scope, taken])
  })

  it('[ENT-61] an entity names contract, entity, account type, company and scope', () => {
    expect(isRead(roboEntitiesCall.answer, [ENTITY])).toBe(true)
    expect(isRead(roboEntitiesCall.answer, [{ ...ENTITY, account_type: 'PERECO' }])).toBe(true)
    expect(isRead(roboEntitiesCall.answer, [{ ...ENTITY, account_type: 'PERO' }])).toBe(false)
    for (const field of Object.keys(ENTITY))
      expect([field, isRead(roboEntitiesCall.answer, [{ ...ENTITY, [field]: undefined }])]).toEqual([field, false])
  })

  it('[ENT-62] [O-CONST-32] the profiles are four, by their names, and no fifth', () => {
    const answer = { investor_profile: 'balanced', profiles: PROFILES }
    expect(isRead(roboProfileCall.answer, answer)).toBe(true)
    expect(isRead(roboProfileCall.answer, { ...answer, investor_profile: null })).toBe(true)
    expect(isRead(roboProfileCall.answer, { ...answer, investor_profile: 'aggressive' })).toBe(false)
    expect(isRead(roboProfileCall.answer, { ...answer, profiles: { ...PROFILES, aggressive: FUNDS } })).toBe(false)
    const { security: _, ...three } = PROFILES
    expect(isRead(roboProfileCall.answer, { ...answer, profiles: three })).toBe(false)
  })

  it.each([
    [0, true],
    [1, true],
    [-0.05, false],
    [1.01, false],
    ['0.4', false],
  ])('[ENT-63] a share of %s is read: %s', (value, taken) => {
    const profiles = { ...PROFILES, balanced: [{ label: 'Actions', value }] }
    expect(isRead(roboProfileCall.answer, { investor_profile: null, profiles })).toBe(taken)
  })

  it('[ENT-64] [ENT-65] a grid lists its funds with their shares by profile and step, or is null', () => {
    const values = { offensive: [1, 1], balanced: [1, 0], defensive: [0, 0], security: [0, 0] }
    const withGrid = (allocations: unknown) => ({
      ais: [],
      s2e: [{ company_name: 'Verrerie Aubrenne', grids: [{ contract_id: 'pee-aubrenne', allocations }] }],
    })
    expect(isRead(adminAllocationsCall.answer, withGrid([{ id: 'a', name: 'Actions', values }]))).toBe(true)
    expect(isRead(adminAllocationsCall.answer, withGrid(null))).toBe(true)
    expect(isRead(adminAllocationsCall.answer, withGrid(undefined))).toBe(false)
    expect(isRead(adminAllocationsCall.answer, withGrid([{ id: 'a', name: 'Actions', values: { offensive: [1] } }]))).toBe(false)
  })

  it('[ENT-67] a line of the history names e-mail, date, company, contract and checksum', () => {
    const row = {
      email: 'a@b.fr',
      date: '01/10/2026',
      company_name: 'Verrerie Aubrenne',
      contract_id: 'pee-aubrenne',
      checksum: 'ab12',
    }
    expect(isRead(adminHistoryCall.answer, [row])).toBe(true)
    for (const field of Object.keys(row))
      expect([field, isRead(adminHistoryCall.answer, [{ ...row, [field]: undefined }])]).toEqual([field, false])
  })
})

const ANSWERS: RoboAnswers = {
  needed_in: 3,
  purpose: 'home',
  fall: 3,
  reserve: 4,
  part: 3,
  income: 3,
  statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
  experience: true,
  worst_year: 4,
  range: 4,
  after_fall: 2,
  sustainability: { least_share: 0, goes_on: false },
}

describe('the answers to the questionnaire', () => {
  const request = { user_id: 'u', entity_id: 'e', contract_id: 'c', version: '2026-10', answers: ANSWERS }
  const problem = (answers: unknown) =>
    roboQuestionnaireCall.request.safeParse({ ...request, answers }).error?.issues.map(({ path }) => path.join('.'))

  it('[ROBO-03] are all twelve, or null where the saver refuses', () => {
    expect(problem(ANSWERS)).toBeUndefined()
    expect(problem(null)).toBeUndefined()
    for (const question of Object.keys(ANSWERS))
      expect(problem({ ...ANSWERS, [question]: undefined })).toEqual([`answers.${question}`])
    expect(problem({ ...ANSWERS, age: 62 })).toEqual(['answers'])
  })

  it('[ROBO-03] a wish for sustainability that the profile cannot keep is gone on with knowingly', () => {
    expect(problem({ ...ANSWERS, sustainability: { least_share: 0.2, goes_on: false } })).toEqual([
      'answers.sustainability.goes_on',
    ])
    expect(problem({ ...ANSWERS, sustainability: { least_share: 0.2, goes_on: true } })).toBeUndefined()
  })
})
