import { describe, expect, it } from 'vitest'

import { PROVIDER_CONTRACT } from '@hautelisse/domain/contract'

import { HOMES, startApi, type HomeName } from '../testing/index.ts'

const INITIALIZE = '/api/v3/simulators/transmission/initialize'
const SIMULATION = '/api/v3/simulators/transmission/simulation'
const HELENE = 'helene-fontanel'

const TOLD = {
  heirs: { has_testament: false, family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 65 },
  patrimony: { owner_home: true, home_value: 900_000, home_percentage: 50, family_at_home: true, passif: 0 },
  life_insurances: {},
}

const open = async (home: HomeName = 'server', sub = HELENE) => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub, 'individual_transmission')
  return visitor
}

describe('the simulation of a transmission', () => {
  it.each(HOMES)('[O-CALL-02] [O-CALL-03] [O-CALL-06] is kept, read again and deleted, in the home "%s"', async (home) => {
    const visitor = await open(home)
    const none = await visitor.post(INITIALIZE, { user_id: HELENE })
    expect([none.status, none.json()]).toEqual([404, { data: 'ERR_UNKNOWN' }])
    const answer = await visitor.post(SIMULATION, { user_id: HELENE, ...TOLD })
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      {
        patrimonies_amount: 450_000,
        tax_base: 358_500,
        heirs_result: [{ beneficiary: 'spouse' }, { beneficiary: 'children', number: 2 }],
      },
    ])
    expect((await visitor.post(INITIALIZE, { user_id: HELENE })).json()).toEqual(answer.json())
    const deleted = await visitor.send({ method: 'DELETE', path: SIMULATION, body: { user_id: HELENE } })
    expect([deleted.status, deleted.json()]).toEqual([200, 'OK'])
    expect((await visitor.post(INITIALIZE, { user_id: HELENE })).status).toBe(404)
  })

  it.each([{ insured_age: 69 }, {}])('[TRM-09] is computed by the age of the profile, whatever is told: %o', async (age) => {
    const visitor = await open()
    const contract = { name: 'PER', amount: 300_000, beneficiary: 'children', [PROVIDER_CONTRACT]: false, kind: 'per' }
    const life_insurances = { has_life_insurance: true, life_insurances_list: [contract], ...age }
    type Read = {
      readonly life_insurances: { readonly insured_age: number }
      readonly options: readonly { readonly rows: readonly { readonly late_duty: number }[] }[]
    }
    const told = (await visitor.post(SIMULATION, { user_id: HELENE, ...TOLD, life_insurances })).json() as Read
    expect(told.life_insurances.insured_age).toBeGreaterThanOrEqual(70)
    expect(told.options[0]?.rows[1]?.late_duty).toBeGreaterThan(0)
    const read = (await visitor.post(INITIALIZE, { user_id: HELENE })).json()
    expect(read).toEqual(told)
  })

  it('[O-CALL-04] [O-CALL-05] is answered with heirs alone, and with nothing', async () => {
    const visitor = await open()
    const first = await visitor.post(SIMULATION, { user_id: HELENE, heirs: TOLD.heirs, patrimony: {}, life_insurances: {} })
    expect(first.json()).toMatchObject({ heirs: TOLD.heirs, patrimony: {}, life_insurances: {}, patrimonies_amount: 0 })
    const none = await visitor.post(SIMULATION, { user_id: HELENE, heirs: {}, patrimony: {}, life_insurances: {} })
    expect(none.json()).toEqual({
      heirs: {},
      patrimony: {},
      life_insurances: {},
      patrimonies_amount: 0,
      life_insurances_amount: 0,
      heirs_result: [],
    })
  })

  it('[MOCK-01] [MOCK-02] [TRANS-41] [TRANS-42] empties what was kept with a testament, or for a family that is not answered', async () => {
    for (const heirs of [{ has_testament: true }, { family_situation: 'pacs', children: 0, parents: 2, siblings: 0 }]) {
      const visitor = await open()
      await visitor.post(SIMULATION, { user_id: HELENE, ...TOLD })
      const emptied = await visitor.post(SIMULATION, { user_id: HELENE, heirs, patrimony: {}, life_insurances: {} })
      expect(emptied.json()).toMatchObject({ heirs: {}, heirs_result: [] })
      expect((await visitor.post(INITIALIZE, { user_id: HELENE })).status).toBe(404)
    }
  })

  it('[O-CALL-02] is of its person and of nobody else, and outlives a sign-in', async () => {
    const api = startApi('server')
    const [helene, marc] = [api.visit(), api.visit()]
    await helene.signIn(HELENE, 'individual_transmission')
    await marc.signIn('marc-delorme', 'individual')
    await helene.post(SIMULATION, { user_id: HELENE, ...TOLD })
    for (const path of [INITIALIZE, SIMULATION]) {
      const body = path === INITIALIZE ? { user_id: HELENE } : { user_id: HELENE, ...TOLD }
      expect((await marc.post(path, body)).status).toBe(404)
    }
    expect((await marc.send({ method: 'DELETE', path: SIMULATION, body: { user_id: HELENE } })).status).toBe(404)
    const later = api.visit()
    await later.signIn(HELENE, 'individual_transmission')
    expect((await later.post(INITIALIZE, { user_id: HELENE })).status).toBe(200)
  })

  it('[PATRI-12] [PATRI-13] refuses a part of the home outside 0 to 100, and brings a rate within it', async () => {
    const visitor = await open()
    const refused = await visitor.post(SIMULATION, {
      user_id: HELENE,
      ...TOLD,
      patrimony: { ...TOLD.patrimony, home_percentage: 100.01 },
    })
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { data: 'ERR_INVALID', fields: [{ path: 'patrimony.home_percentage' }] },
    ])
    const goods = [{ type: 'financial', amount: 1000, rate: 150 }]
    const patrimony = { has_other_patrimony: true, other_goods: goods }
    const answer = await visitor.post(SIMULATION, { user_id: HELENE, ...TOLD, patrimony })
    expect(answer.json()).toMatchObject({ patrimonies_amount: 1000, patrimony: { other_goods: [{ rate: 100 }] } })
  })
})
