import { isModifiable } from '@hautelisse/domain/operations'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { HOMES, startApi, TODAY, type HomeName } from '../testing/index.ts'

const BULLETINS = '/api/v2/services/api-s2e/transactional/option-bulletins'
const ALERTS = '/api/v2/services/api-s2e/alerts'

const choicesOf = async (sub: string, { home = 'server', today = TODAY }: { home?: HomeName; today?: typeof TODAY } = {}) => {
  const now = Date.parse(`${today}T09:00:00Z`)
  const visitor = startApi(home, { clock: { now: () => now, today: () => today } }).visit()
  await visitor.signIn(sub)
  return {
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

  it('[P-CALL-34] [O-CALL-21] [ENT-48] are listed as taken into account once they are made', async () => {
    const { bulletins, alerts } = await choicesOf('nadia-belkhir', { home })
    expect(bulletins).toEqual([])
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

  it('[P-TXN-10] that were made and may still be changed are among the operations of their person', () => {
    const nadia = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === 'nadia-belkhir')
    const made = nadia?.operations?.find(({ id }) => id === nadia.alerts?.[0]?.id_transaction)
    expect(made !== undefined && isModifiable(made, TODAY)).toBe(true)
  })
})
