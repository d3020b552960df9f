import { account, PURPOSES } from '@hautelisse/domain/accounts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { PEOPLE } from '../people/index.ts'
import { HOMES, startApi, type Received, type Visitor } from '../testing/index.ts'

const S2E = '/api/v2/services/api-s2e/accounts'
const PEE = '00482190'
const PERO = '00482176'

const say = (visitor: Visitor, policyId: string, body: unknown, csrf?: string): Promise<Received> =>
  visitor.send({ method: 'PUT', path: `/api/v2/services/accounts/${policyId}/purpose`, body, ...(csrf && { csrf }) })

const answerOf = ({ status, json }: Received): unknown => [status, (json() as { readonly errorData?: string }).errorData]

const purposesOf = async (visitor: Visitor, path = S2E): Promise<readonly (readonly [string, string])[]> => {
  const { s2e_accounts: accounts } = (await visitor.post(path)).json() as { readonly s2e_accounts: unknown }
  return z
    .array(account)
    .parse(accounts)
    .flatMap(({ policy_id, purpose }) => (purpose === undefined ? [] : [[policy_id, purpose] as const]))
}

describe.each(HOMES)('what an account is for, in the home "%s"', (home) => {
  const { visit } = startApi(home)
  const member = async (sub: string): Promise<Visitor> => {
    const visitor = visit()
    await visitor.signIn(sub)
    return visitor
  }

  it('[P-CONST-25] is said by its saver, read back with the accounts, changed and taken back; it outlives the session', async () => {
    const sylvie = await member('sylvie-garnier')
    expect(await purposesOf(sylvie)).toEqual([])
    for (const purpose of PURPOSES) {
      const answer = await say(sylvie, PEE, { purpose })
      expect([answer.status, answer.json(), await purposesOf(sylvie)]).toEqual([200, 'OK', [[PEE, purpose]]])
    }
    expect(await purposesOf(sylvie, `${S2E}?filter=voluntary_payment`)).toEqual([[PEE, 'other']])
    const later = await member('sylvie-garnier')
    expect(await purposesOf(later)).toEqual([[PEE, 'other']])
    expect((await say(later, PEE, { purpose: null })).status).toBe(200)
    expect([await purposesOf(later), await purposesOf(sylvie)]).toEqual([[], []])
  })

  it('[P-CONST-25] is said of one’s own account that is not for retirement, in one of six words, and by nobody else', async () => {
    const sylvie = await member('sylvie-garnier')
    const elsewhere = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'sylvie-garnier')?.elsewhere?.[0]?.policy_id ?? ''
    expect([
      answerOf(await say(await member('nadia-belkhir'), PEE, { purpose: 'travel' })),
      answerOf(await say(sylvie, 'nothing', { purpose: 'travel' })),
      answerOf(await say(sylvie, encodeURIComponent(elsewhere), { purpose: 'travel' })),
      answerOf(await say(sylvie, PERO, { purpose: 'travel' })),
      answerOf(await say(sylvie, PEE, { purpose: 'retirement' })),
      answerOf(await say(sylvie, PEE, {})),
      answerOf(await say(sylvie, PEE, { purpose: 'travel', policy_id: PERO })),
    ]).toEqual([
      ...Array.from({ length: 3 }, () => [404, 'ERR_UNKNOWN']),
      ...Array.from({ length: 4 }, () => [400, 'ERR_INVALID']),
    ])
    expect(await purposesOf(sylvie)).toEqual([])
  })

  it('[P-CONST-25] needs a session that is the person’s own, and the token of its page', async () => {
    const visitor = visit()
    await visitor.get('/api/v3/version')
    const mirrored = await member(PEOPLE.find(({ oauth_profile }) => oauth_profile.is_mirror === true)?.oauth_profile.sub ?? '')
    const refusals = [
      await say(visitor, PEE, { purpose: 'travel' }),
      await say(mirrored, PEE, { purpose: 'travel' }),
      await say(await member('sylvie-garnier'), PEE, { purpose: 'travel' }, 'another token'),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 403])
  })
})
