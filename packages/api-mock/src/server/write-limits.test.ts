import { transmissionConsentCall } from '@hautelisse/domain/consents'
import { pathOf } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'

import { startApi } from '../testing/index.ts'

const CONSENT = { user_id: 'sylvie-garnier', b2v_consent: true }

it('writes that are no acts have a limit of their own by session; reads and the writes of others go on', async () => {
  const { visit } = startApi('server', { limits: { writesPerMinute: 2 } })
  const [visitor, other] = [visit(), visit()]
  for (const one of [visitor, other]) await one.signIn('sylvie-garnier')
  const write = () => visitor.post(pathOf(transmissionConsentCall), CONSENT)
  const statuses = []
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await write()).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await visitor.get('/api/v3/login/oauth/profile/collective')).status).toBe(200)
  expect((await other.post(pathOf(transmissionConsentCall), CONSENT)).status).toBe(200)
})
