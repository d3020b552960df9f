import { fundUrlCall, valuationsCall } from '@hautelisse/domain/investments'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi, type HomeName } from '../testing/index.ts'

const addressOf = (account: string, fund: string, what: 'valuations' | 'fund-url') =>
  `/api/v2/services/api-s2e/accounts/${account}/investments/${fund}/${what}`

const sylvie = async (home: HomeName) => {
  const visitor = startApi(home).visit()
  await visitor.signIn('sylvie-garnier')
  return visitor
}

describe.each(HOMES)('a fund of a contract, in the home "%s"', (home) => {
  it('[P-CALL-32] [ENT-39] [FUND-16] [S-CONST-53] [O-CALL-15] [S-CALL-35] [O-CALL-96] has six years of values, in a plan and in a retirement contract alike', async () => {
    const visitor = await sylvie(home)
    const [plan, contract] = await Promise.all(
      ['00482190', '00482176'].map(async (account) => {
        const answer = await visitor.post(addressOf(account, 'actions-europe-durable', 'valuations'))
        return valuationsCall.answer.parse(answer.json()).s2e_valuations
      }),
    )
    expect([plan?.[0]?.date, plan?.at(-1)?.date, plan?.at(-1)?.amount.toFixed(2)]).toEqual(['2020-11-18', '2026-11-18', '184.37'])
    expect(plan?.find(({ date }) => date === '2023-11-20')?.amount.toFixed(2)).toBe('151.08')
    expect(contract).toEqual(plan)
    expect(Math.max(...(plan ?? []).map(({ amount }) => amount.decimalPlaces()))).toBe(2)
  })

  it('[P-CALL-33] [O-CALL-16] [S-CALL-36] has a document, at an address that answers', async () => {
    const visitor = await sylvie(home)
    const answer = await visitor.post(addressOf('00482190', 'actions-europe-durable', 'fund-url'))
    const { s2e_fund_url: url } = fundUrlCall.answer.parse(answer.json())
    const page = await visitor.get(url)
    expect([page.status, page.text.includes('Actions Europe Durable')]).toEqual([200, true])
  })
})

it('[FUND-12] the document of a fund that the contract offers and the person does not hold is there to be read', async () => {
  const visitor = await sylvie('server')
  const answer = await visitor.post(addressOf('00482190', 'equilibre-durable', 'fund-url'))
  expect(fundUrlCall.answer.parse(answer.json()).s2e_fund_url).toBe('/stand-in/fund/equilibre-durable')
  expect((await visitor.post(addressOf('00482190', 'equilibre-durable', 'valuations'))).status).toBe(404)
})

describe('a fund', () => {
  it('in euros has no units, and so no values of them', async () => {
    const visitor = await sylvie('server')
    expect((await visitor.post(addressOf('00317740', 'fonds-en-euros', 'valuations'))).json()).toEqual({ s2e_valuations: [] })
  })

  it.each([
    ['00482190', 'immobilier-territoires'],
    ['00482190', 'nothing'],
    ['00771221', 'actions-europe-durable'],
  ])('that the person does not hold is unknown: %s, %s', async (account, fund) => {
    const visitor = await sylvie('server')
    for (const what of ['valuations', 'fund-url'] as const)
      expect((await visitor.post(addressOf(account, fund, what))).status).toBe(404)
  })
})
