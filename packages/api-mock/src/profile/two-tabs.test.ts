import { outboxAnswer } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import {
  confirmByCode,
  DECLARATION,
  HOMES,
  IDENTITY,
  keyed,
  pdf,
  startApi,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const S2E = '/api/v2/services/api-s2e'
const COMPANY = 'ent-aubrenne'

const open = async (home: HomeName): Promise<Visitor> => {
  const visitor = startApi(home).visit()
  await visitor.signIn('sylvie-garnier')
  await confirmByCode(visitor)
  return visitor
}
const update = (visitor: Visitor, key: string, change: object, files: readonly File[] = []) =>
  visitor.send({
    method: 'POST',
    path: `${S2E}/profile/update-identity`,
    body: { main_company_id: COMPANY, ...change },
    files: [...files],
    headers: keyed(key),
  })
const contextOf = async (visitor: Visitor) => (await visitor.get(`${S2E}/context/identity?main_company_id=${COMPANY}`)).json()
const noticesOf = async (visitor: Visitor): Promise<number> =>
  outboxAnswer.parse((await visitor.get('/api/outbox')).json()).filter(({ kind }) => kind === 'notice').length

describe.each(HOMES)('a profile that two tabs of one session change, in the home "%s"', (home) => {
  it('[PERS-01] [PROF-11] a declaration made in both stands as the last one said it, whole, and is made once where both say the same', async () => {
    const visitor = await open(home)
    for (const key of ['tab one', 'tab two']) expect((await update(visitor, key, { declaration: DECLARATION })).json()).toBe('OK')
    expect(await contextOf(visitor)).toMatchObject({ declaration: { ...DECLARATION, declared_on: '20/11/2026' } })
    const abroad = { ...DECLARATION, tax_residences: ['FR', 'BE'], occupation: 'CADRE' }
    expect((await update(visitor, 'tab three', { declaration: abroad })).json()).toBe('OK')
    expect(await contextOf(visitor)).toMatchObject({ declaration: abroad })
    // A sending of the first tab that comes again changes nothing: it is the one that was answered.
    expect((await update(visitor, 'tab one', { declaration: DECLARATION })).json()).toBe('OK')
    expect(await contextOf(visitor)).toMatchObject({ declaration: abroad })
  })

  it('[PERS-05] [PROF-11] an identity that another tab has asked for is refused in words, and told once', async () => {
    const visitor = await open(home)
    const change = { identity: IDENTITY, proof: 'JUDGMENT' }
    const before = await noticesOf(visitor)
    expect((await update(visitor, 'tab one', change, [pdf()])).json()).toBe('OK')
    const told = await noticesOf(visitor)
    const second = await update(visitor, 'tab two', { ...change, identity: { ...IDENTITY, last_name: 'Morel' } }, [pdf()])
    expect([second.status, second.json()]).toMatchObject([409, { errorData: 'ERR_CONFLICT', fields: [{ code: 'under-way' }] }])
    expect(await contextOf(visitor)).toMatchObject({ pending: IDENTITY })
    expect([told - before, await noticesOf(visitor)]).toEqual([2, told])
  })
})
