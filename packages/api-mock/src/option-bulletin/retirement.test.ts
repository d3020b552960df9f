import { describe, expect, it } from 'vitest'

import { HOMES, startApi, type HomeName } from '../testing/index.ts'

const AIS = '/api/v2/services/api-ais/transactional/option-bulletin'
const [PERECO, PEE, PERO] = ['00482201', '00482190', '00482176']

const start = async (home: HomeName, sub = 'sylvie-garnier') => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub)
  const permission = async (path: string) => {
    const answer = await visitor.get(`${AIS}/permissions/${path}`)
    return answer.status === 200 ? answer.json() : answer.status
  }
  return { visitor, permission }
}

describe.each(HOMES)('premiums and retirement contracts, in the home "%s"', (home) => {
  it('[P-CALL-19] [O-CALL-60] [P-PERM-12] a premium of either type may go to a collective PER, to which the company adds', async () => {
    const { permission } = await start(home)
    const open = { authorizedAct: true, companyTopUp: true }
    expect([await permission('PARTICIPATION'), await permission('INTERESSEMENT')]).toEqual([open, open])
    expect(await permission('TREIZIEME_MOIS')).toBe(404)
  })

  it('[P-CALL-20] [O-CALL-61] one contract, or those of one company, are asked about by their number; a mandatory one takes none', async () => {
    const { permission } = await start(home)
    expect(await permission(`PARTICIPATION/${PERECO}`)).toEqual({ authorizedAct: true, companyTopUp: true })
    expect(await permission('PARTICIPATION/ent-aubrenne')).toEqual({ authorizedAct: true, companyTopUp: true })
    expect(await permission(`PARTICIPATION/${PERO}`)).toEqual({ authorizedAct: false, companyTopUp: false })
    // The savings plan is no retirement contract, and another person's contract is unknown.
    expect([await permission(`PARTICIPATION/${PEE}`), await permission('PARTICIPATION/00771221')]).toEqual([404, 404])
  })

  it('[P-CALL-24] [O-CALL-63] what the company adds to a retirement plan is told as the page reckons it', async () => {
    const { visitor } = await start(home)
    const ask = (investments: unknown) => visitor.post(`${AIS}/abondment-simulator`, { investments })
    expect((await ask({ [PERECO]: { 'retraite-2035': 1239.44 } })).json()).toEqual({
      ais_abondment_simulations: {
        [PERECO]: {
          companyTopUpGlobalConsumedBrutPS: 0,
          companyTopUpActConsumedBrutPS: 0,
          companyTopUpActSimulatorBrutPS: 619.72,
          socialContributions: 60.11,
        },
      },
    })
    const others = await ask({ '00771221': { x: 1 } })
    expect([others.status, others.text]).toEqual([400, expect.stringContaining('investments.00771221')])
  })

  it('[P-CALL-19] [P-CALL-24] are unknown to somebody without a retirement contract', async () => {
    const { visitor, permission } = await start(home, 'bruno-castagne')
    expect([await permission('PARTICIPATION'), await permission(`PARTICIPATION/${PERECO}`)]).toEqual([404, 404])
    const simulated = await visitor.post(`${AIS}/abondment-simulator`, { investments: {}, act: 'PARTICIPATION' })
    expect(simulated.status).toBe(404)
  })
})
