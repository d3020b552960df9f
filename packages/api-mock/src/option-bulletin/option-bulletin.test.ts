import { isModifiable, operationsCall } from '@hautelisse/domain/operations'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { alertsCall, optionBulletinsCall, pendingBulletins } from '@hautelisse/domain/option-bulletin'
import { describe, expect, it } from 'vitest'

import { HOMES, keyed, startApi, TODAY, type HomeName } from '../testing/index.ts'

const BULLETINS = '/api/v2/services/api-s2e/transactional/option-bulletins'
const ALERTS = '/api/v2/services/api-s2e/alerts'

const choicesOf = async (sub: string, { home = 'server', today = TODAY }: { home?: HomeName; today?: typeof TODAY } = {}) => {
  const now = Date.parse(`${today}T09:00:00Z`)
  const visitor = startApi(home, { clock: { now: () => now, today: () => today } }).visit()
  await visitor.signIn(sub)
  return {
    visitor,
    bulletins: optionBulletinsCall.answer.parse((await visitor.get(BULLETINS)).json()).s2e_option_bulletins,
    alerts: alertsCall.answer.parse((await visitor.get(ALERTS)).json()).s2e_alerts,
  }
}

describe.each(HOMES)('choices on premiums, in the home "%s"', (home) => {
  it('[P-CALL-35] [O-CALL-22] [S-CALL-40] are listed while they are to be made', async () => {
    const { bulletins, alerts } = await choicesOf('sylvie-garnier', { home })
    expect(bulletins).toMatchObject([
      { type: 'PARTICIPATION', amount: euros(2480), deadline_date: '2026-12-02', minimum_investment_amount: euros(160) },
    ])
    expect(alerts).toEqual([])
  })

  it('[ENT-44] say in full what becomes of them, as details do, without a status', async () => {
    const { bulletins } = await choicesOf('sylvie-garnier', { home })
    const detail = bulletins[0]?.detail
    expect(
      Object.keys(detail ?? {})
        .toSorted()
        .join(' '),
    ).toBe('allocable_accounts company_id date deadline_date gross_amount id instructions net_amount payment_amount social_tax')
    expect(detail).toMatchObject({
      id: 'bo-4081-2026',
      company_id: 'ent-aubrenne',
      gross_amount: euros(2480),
      social_tax: euros('240.56'),
      net_amount: euros('2239.44'),
      payment_amount: euros(0),
      instructions: [
        { policy_id: '00482201', amount: euros('1119.72'), meaning: 'SOUSCRIPTION' },
        { policy_id: '00482190', amount: euros('1119.72'), meaning: 'SOUSCRIPTION' },
      ],
    })
  })

  it('[P-CALL-34] [O-CALL-21] [ENT-48] are listed as taken into account once they are made', async () => {
    const { bulletins, alerts } = await choicesOf('nadia-belkhir', { home })
    expect(pendingBulletins(bulletins, TODAY)).toEqual([])
    expect(alerts).toEqual([{ id_transaction: 'txn-7712-2026', amount: euros('1745.30'), date: '2026-11-09' }])
  })
})

describe('choices on premiums', () => {
  it.each([
    ['2026-11-01', 0],
    ['2026-11-02', 1],
    ['2026-12-02', 1],
    ['2026-12-03', 1],
    ['2026-12-04', 0],
  ])('[P-CALL-35] follow the day: on %s there are %i to make or to change', async (today, count) => {
    expect((await choicesOf('sylvie-garnier', { today: plainDate(today) })).bulletins).toHaveLength(count)
  })

  it('[P-CALL-34] were made on a day that has come', async () => {
    expect((await choicesOf('hugo-delmas')).alerts).toHaveLength(2)
    expect((await choicesOf('hugo-delmas', { today: plainDate('2026-11-02') })).alerts).toEqual([])
  })

  it('are unknown to somebody without employee savings', async () => {
    const visitor = startApi('server').visit()
    await visitor.signIn('thomas-leroux')
    for (const path of [BULLETINS, ALERTS]) expect((await visitor.get(path)).status).toBe(404)
  })

  it.each([
    ['2026-11-20', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
  ])(
    '[P-TXN-10] [P-CONST-03] that were made can be changed on %s: %j, and are then among those that their page opens',
    async (day, can) => {
      const today = plainDate(day)
      const { visitor, bulletins } = await choicesOf('nadia-belkhir', { today })
      const answers = await Promise.all(
        ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
      )
      const operations = answers.flatMap((answer) => operationsCall.answer.parse(answer.json()).operations)
      const made = operations.find((one) => one?.id === 'txn-7712-2026')
      expect(made).toMatchObject({ type: 'BO_INTERESSEMENT', amount: euros('1745.30'), deadline_date: '2026-11-27' })
      expect(made !== undefined && made !== null && isModifiable(made, today)).toBe(can)
      expect(bulletins.map(({ answer }) => answer?.s2e_transaction_id)).toEqual(can ? ['txn-7712-2026'] : [])
    },
  )

  it('[P-TXN-10] that were made before are changed under their own number', async () => {
    const { visitor, bulletins } = await choicesOf('nadia-belkhir')
    const answer = await visitor.send({
      method: 'POST',
      path: '/api/v2/services/api-s2e/transactional/option-bulletin',
      headers: keyed('change'),
      body: {
        id: 'bo-7712-2026',
        company_id: 'ent-carmandel',
        version: bulletins[0]?.answer?.version,
        payment_amount: 0,
        instructions: [{ policy_id: '00771221', investment_id: 'monetaire-plus', amount: 1745.3 }],
      },
    })
    expect(answer.json()).toEqual({ s2e_transaction_id: 'txn-7712-2026' })
  })
})
