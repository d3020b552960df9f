import { plainDate } from '@hautelisse/domain/calendar'
import { pensionSimulationCall } from '@hautelisse/domain/pension'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi } from '../testing/index.ts'
import { EXPECTED } from './expected.testing.ts'
import {
  answersOf,
  BASE,
  bodyOf,
  open,
  providerOf,
  simulate,
  withoutOther,
  written,
  type Body,
  type Result,
} from './visit.testing.ts'

/** What a row comes to does not depend on the home: in the page it is asked for one person. */
const PEOPLE_IN = { server: Object.keys(EXPECTED), page: ['sylvie-garnier'] } as const

describe.each(HOMES)('an estimate of the pension service, in the %s', (home) => {
  it.each(PEOPLE_IN[home])('[S-CALL-18] [MOCK-11] [MAREL-32] gives %s every row to the cent', async (sub) => {
    const { visitor, session_id } = await open(home, sub, providerOf(sub))
    const answer = await simulate(visitor, sub, session_id)
    expect(answer.status).toBe(200)
    const { result, contracts, ...rest } = bodyOf(answer) as Result
    const full = result.findIndex(({ type }) => type === 'TAUX_PLEIN')
    const rows = result.map((row, at) => (at < full ? row : withoutOther(sub, row, 0)))
    expect(rows.map(written)).toEqual(EXPECTED[sub]?.rows)
    expect(rest.age_full_rate).toBe(result[full]?.age)
    expect(contracts).toBeUndefined()
    // What it was computed from can be changed on the result (S-30).
    expect(rest.answers).toEqual(answersOf(sub))
  })
})

describe('an estimate of the pension service', () => {
  it('[MAREL-33] [MAREL-34] [MAREL-35] lists the career by employer, its points to two decimals', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const { careers } = bodyOf(await simulate(visitor, 'sylvie-garnier', session_id)) as {
      careers: { base: Body[]; complementary: Body[] }
    }
    expect(careers.base[0]).toEqual({
      start_date: '01/01/1988',
      end_date: '31/12/1994',
      regime: 'CNAV',
      regime_label: 'Régime général',
      quarters: 27,
      employer: 'Papeteries du Lison',
    })
    expect(careers.complementary[0]).toMatchObject({ regime: 'AGIRC_ARRCO', points: 452.89 })
    const all = careers.base.reduce((held, { quarters }) => held + Number(quarters), 0)
    expect(all).toBe(144)
  })

  it('[S-CALL-18] explains every row down to each year: wage, ceiling, coefficient, points', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const { explanation } = pensionSimulationCall.answer.decode(
      bodyOf(await simulate(visitor, 'sylvie-garnier', session_id)) as never,
    )
    expect(explanation).toHaveLength(10)
    const terms = JSON.stringify(explanation?.[2])
    const years = (term: string) =>
      new Set([...terms.matchAll(new RegExp(`"${term}"[^}]*?"year":(\\d{4})`, 'g'))].map(([, year]) => year))
    expect(terms).toContain('1598.95')
    for (const term of ['state-pension.wage', 'state-pension.coefficient']) expect(years(term).size).toBe(23)
    expect(years('state-pension.points-of-year').size).toBeGreaterThan(35)
  })

  it('pays one row to a person whose pension is paid already, without a form', async () => {
    const sub = 'helene-fontanel'
    const { visitor, session_id } = await open('server', sub)
    const { age_full_rate: age, result, basis } = bodyOf(await simulate(visitor, sub, session_id, null)) as Result
    expect([age, result, basis]).toEqual([
      '62 ans',
      [
        {
          age: '62 ans',
          quarters: 166,
          yearly_amount_base: 15_412.44,
          yearly_amount_complementary: 7344.94,
          monthly: 1896.45,
          type: 'EN_PAIEMENT',
          start: '01/05/2017',
        },
      ],
      undefined,
    ])
    const { visitor: other, session_id: its } = await open('server', 'sylvie-garnier')
    expect(bodyOf(await simulate(other, 'sylvie-garnier', its, null))).toMatchObject({
      data: 'ERR_INVALID',
      fields: [{ path: 'payload', code: 'required' }],
    })
  })

  it('[MAREL-56] [MAREL-107] [MAREL-93] refuses a payload as its form would, field by field', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const wrong = { ...answersOf('sylvie-garnier'), professional_category: 'FSA', premium_traction: 1, month_number: 16 }
    const answer = await simulate(visitor, 'sylvie-garnier', session_id, wrong)
    expect(answer.status).toBe(400)
    expect((bodyOf(answer)['fields'] as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)).toEqual(
      expect.arrayContaining(['payload.professional_category disabled', 'payload.premium_traction hidden']),
    )
  })
})

describe.each(HOMES)('what is kept of an estimate, in the %s', (home) => {
  it('[S-CALL-08] [S-CALL-19] [S-CALL-20] [MOCK-03] [MOCK-04] [MOCK-12] [MOCK-13] [MAREL-74] [MAREL-75] [MAREL-77] [S-ERR-26] is what was saved, and nothing before', async () => {
    const sub = 'sylvie-garnier'
    const { visitor, session_id } = await open(home, sub)
    const initialize = () => visitor.post(`${BASE}/initialize`, { user_id: sub })
    const save = () => visitor.post(`${BASE}/save`, { user_id: sub, session_id })
    for (const answer of [await initialize(), await initialize()]) {
      expect([answer.status, bodyOf(answer)]).toEqual([404, { data: 'ERR_UNKNOWN', message: 'Not found' }])
    }
    expect((await save()).status).toBe(404)
    const estimate = bodyOf(await simulate(visitor, sub, session_id)) as Result
    expect((await initialize()).status).toBe(404)
    expect(bodyOf(await visitor.post(`${BASE}/cap`, { user_id: sub, session_id }))['result']).toEqual(estimate.result)
    expect(bodyOf(await save())).toBe('OK')
    expect(bodyOf(await initialize())).toMatchObject({ ...estimate, date: expect.any(String) as string, contracts: [] })
  })

  it('[MOCK-05] [S-CALL-11] [MAREL-36] [MAREL-37] [MAREL-38] [O-CONST-48] names the contracts held elsewhere', async () => {
    const { visitor, session_id } = await open(home, 'marc-delorme')
    const { contracts } = bodyOf(await visitor.post(`${BASE}/contracts`, { session_id })) as { contracts: Body[] }
    expect(contracts.map(({ product_type, value }) => [product_type, (value as { value: number }).value])).toEqual([
      ['PERCO', 1_248_055],
      ['PERU', 821_000],
      ['PEG', 310_240],
    ])
  })
})

describe('the session of the pension service', () => {
  it('[MAREL-67] is asked for by every call, and serves nobody else', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const calls = ['contracts', 'simulation', 'cap', 'save']
    const bodies = (id: string) => (name: string) =>
      visitor.post(
        `${BASE}/${name}`,
        name === 'contracts'
          ? { session_id: id }
          : {
              user_id: 'sylvie-garnier',
              session_id: id,
              ...(name === 'simulation' ? { payload: answersOf('sylvie-garnier') } : {}),
            },
      )
    for (const name of calls) expect(bodyOf(await bodies('another')(name))['data']).toBe('ERR_MAREL_SESSION')
    expect(bodyOf(await simulate(visitor, 'nadia-belkhir', session_id))['data']).toBe('ERR_UNKNOWN')
  })

  it('keeps an estimate for two years and no day longer', async () => {
    const { storage, visitor, session_id } = await open('server', 'sylvie-garnier')
    await simulate(visitor, 'sylvie-garnier', session_id)
    await visitor.post(`${BASE}/save`, { user_id: 'sylvie-garnier', session_id })
    const kept = (await storage.documents.read('sylvie-garnier', 'pension-saved'))?.value ?? ''
    const readOn = async (day: string) => {
      const clock = { now: () => Date.parse(`${day}T09:00:00Z`), today: () => plainDate(day) }
      const later = startApi('server', { storage, clock }).visit()
      await later.signIn('sylvie-garnier', 'collective')
      return (await later.post(`${BASE}/initialize`, { user_id: 'sylvie-garnier' })).status
    }
    expect(kept).toContain('"on":"20/11/2026"')
    expect([await readOn('2028-11-19'), await readOn('2028-11-20')]).toEqual([200, 404])
  })
})
