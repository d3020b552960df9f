import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi } from '../testing/index.ts'

const ofCompany = (id: string) => `/api/v2/services/api-s2e/contribution-gauge/${id}`
const ofBulletin = (rest: string) => `/api/v2/services/api-ais/transactional/option-bulletin/contribution-gauge/${rest}`

const member = async (sub: string, given: Parameters<typeof startApi>[1] = {}) => {
  const visitor = startApi('server', given).visit()
  await visitor.signIn(sub)
  return { ask: async (path: string) => (await visitor.get(path)).json(), visitor }
}

const UNKNOWN = { errorData: 'ERR_UNKNOWN' }

describe('the gauge of employer top-ups', () => {
  it.each(HOMES)(
    '[P-CALL-38] [S-CALL-37] [O-CALL-24] [ENT-49] adds up what the employer paid this year, in the home "%s"',
    async (home) => {
      const visitor = startApi(home).visit()
      expect((await visitor.get(ofCompany('ent-aubrenne'))).json()).toEqual({ errorData: 'ERR_TOKEN' })
      await visitor.signIn('sylvie-garnier')
      // 125 in October and 132 in May to the PEE; her PERECO has had none.
      expect((await visitor.get(ofCompany('ent-aubrenne'))).json()).toEqual({
        s2e_contribution_gauge: { pee: { ceiling: 3844.8, consumed: 257 }, perco: { ceiling: 7689.6, consumed: 0 } },
      })
    },
  )

  it('[CON-02] counts additions of both families, over all companies, and those of this year alone', async () => {
    const { ask } = await member('nadia-belkhir')
    // 150 beside her own payment to the PERECO, 812.40 to the PER.
    expect(await ask(ofCompany('ent-carmandel'))).toEqual({
      s2e_contribution_gauge: { pee: { ceiling: 3844.8, consumed: 0 }, perco: { ceiling: 7689.6, consumed: 962.4 } },
    })
    // The law's ceiling bears on all companies together: her group's PEG has had nothing, her company's PEE 257.
    const group = await member('sylvie-garnier')
    expect(await group.ask(ofCompany('ent-groupe-aubrenne'))).toMatchObject({
      s2e_contribution_gauge: { pee: { consumed: 257 } },
    })
    const clock = { now: () => Date.parse('2026-06-01T09:00:00Z'), today: () => plainDate('2026-06-01') }
    const earlier = await member('sylvie-garnier', { clock })
    expect(await earlier.ask(ofCompany('ent-aubrenne'))).toMatchObject({ s2e_contribution_gauge: { pee: { consumed: 132 } } })
  })

  it('[GAUGE-02] has no gauge for plans that the person does not hold, and knows no company but theirs', async () => {
    const sylvie = await member('sylvie-garnier')
    expect(await sylvie.ask(ofCompany('ent-groupe-aubrenne'))).toEqual({
      s2e_contribution_gauge: { pee: { ceiling: 3844.8, consumed: 257 } },
    })
    expect(await sylvie.ask(ofCompany('ent-carmandel'))).toEqual(UNKNOWN)
    expect(await (await member('thomas-leroux')).ask(ofCompany('ent-ormeraie'))).toEqual(UNKNOWN)
    expect(await (await member('camille-verdier')).ask(ofCompany('ent-ormeraie'))).toEqual({ s2e_contribution_gauge: {} })
  })
})

describe('the gauge of deductible payments', () => {
  it.each(['INTERESSEMENT', 'PARTICIPATION'])(
    '[P-CALL-21 to P-CALL-23] [O-CALL-62] [S-CALL-38] [S-CALL-39] [ENT-50] is that of the tax notice, beside %s, by contract, company or neither',
    async (type) => {
      const { ask } = await member('sylvie-garnier')
      const gauge = { per: { ceiling: 4710, consumed: 150 } }
      for (const rest of [type, `${type}/00482176`, `${type}/ent-aubrenne`]) expect(await ask(ofBulletin(rest))).toEqual(gauge)
    },
  )

  it('[CON-03] counts every deductible payment of the year; it may exceed the ceiling', async () => {
    const { ask } = await member('nadia-belkhir')
    expect(await ask(ofBulletin('PARTICIPATION/00771201'))).toEqual({ per: { ceiling: 250, consumed: 300 } })
  })

  it('[CON-03] is not there without a tax notice', async () => {
    expect(await (await member('lea-morvan')).ask(ofBulletin('PARTICIPATION'))).toEqual(UNKNOWN)
  })

  it('knows no other kind, contract or family', async () => {
    const { ask } = await member('sylvie-garnier')
    for (const rest of ['OTHER', 'OTHER/00482176', 'PARTICIPATION/00482190', 'PARTICIPATION/00626500'])
      expect(await ask(ofBulletin(rest))).toEqual(UNKNOWN)
    expect(await (await member('bruno-castagne')).ask(ofBulletin('PARTICIPATION'))).toEqual(UNKNOWN)
  })

  it('[S-ERR-21] fails on order, as every call does', async () => {
    const { visitor } = await member('sylvie-garnier', {
      faults: [{ call: 's2e-contribution-gauge', fault: 'ERR_INTERNAL', times: 1 }],
    })
    expect((await visitor.get(ofCompany('ent-aubrenne'))).status).toBe(500)
    expect((await visitor.get(ofCompany('ent-aubrenne'))).status).toBe(200)
  })
})
