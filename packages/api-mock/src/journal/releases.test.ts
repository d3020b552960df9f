import { NO_BALANCES, overdrawn, withEntries } from '@hautelisse/domain/ledger'
import { expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { accountRead, confirmByCode, keyed, NADIA_PEE, pdf, releaseBody, startApi, TODAY } from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { settle } from './settle.ts'

const SUB = 'nadia-belkhir'
const S2E = '/api/v2/services/api-s2e'

type HeldLot = {
  readonly acquired_on: string
  readonly available_on: string | null
  readonly origin: string
  readonly units: number
}
type Held = { readonly id: string; readonly amount: number; readonly lots: readonly HeldLot[] }

it('[REL-15] [LEDG-06] [INV-24] a lot that a switch added to is sold whole, and the ledger is not overdrawn', async () => {
  const storage = memoryStorage()
  const clock = movingClock({ now: () => Date.parse('2026-11-20T09:00:00Z'), firstDay: () => TODAY, storage })
  const visitor = startApi('server', { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } }).visit()
  await visitor.signIn(SUB)
  await confirmByCode(visitor)
  const held = ((await accountRead(visitor, NADIA_PEE))?.investments ?? []) as unknown as readonly Held[]
  // Both funds hold lots of the same dates, so that what is switched joins a lot of before the ledger.
  const keyOf = ({ acquired_on, available_on, origin }: HeldLot): string => `${acquired_on} ${available_on ?? ''} ${origin}`
  const [from, into] = held
    .flatMap((one) =>
      held.flatMap((other) =>
        one !== other && one.lots.every((lot) => other.lots.some((its) => keyOf(its) === keyOf(lot)))
          ? [[one, other] as const]
          : [],
      ),
    )
    .at(0) ?? [undefined, undefined]
  expect(from).toBeDefined()
  const side = (fund: Held | undefined) => ({ policy_id: NADIA_PEE, investments: [{ id: fund?.id, amount: 100 }] })
  const send = (path: string, key: string, body: unknown, files?: readonly File[]) =>
    visitor.send({ method: 'POST', path: `${S2E}/${path}`, body, headers: keyed(key), ...(files === undefined ? {} : { files }) })
  const order = { main_company_id: 'ent-carmandel', source: side(from), destination: side(into) }
  expect((await send('transactional/arbitration', 'switch', order)).status).toBe(204)
  await clock.move(14)
  await visitor.signIn(SUB)
  await confirmByCode(visitor)
  const policies = [{ policy_id: NADIA_PEE, amount: null, funds: [] }]
  const asked = await send('withdraw', 'all', releaseBody({ event_date: '20/11/2026', policies }))
  const { s2e_transaction_id: id } = asked.json() as { readonly s2e_transaction_id: string }
  expect((await send(`withdraw/documents/${id}`, 'files', {}, [pdf()])).json()).toBe('OK')
  await clock.move(14)
  const nadia = PEOPLE.find(({ oauth_profile: { sub } }) => sub === SUB)
  if (nadia === undefined) throw new Error('Nadia is seeded.')
  const ledger = settle(nadia, await storage.journal.read(SUB), momentOf(clock)).done?.entries ?? []
  expect(ledger.map(({ operation }) => operation)).toContain(id)
  expect(overdrawn(withEntries(NO_BALANCES, ledger))).toEqual([])
  await visitor.signIn(SUB)
  const left = ((await accountRead(visitor, NADIA_PEE))?.investments ?? []) as unknown as readonly Held[]
  // Lots that were sold to their last unit are not listed with nothing in them.
  expect(left.flatMap(({ lots }) => lots).filter(({ units }) => units === 0)).toEqual([])
})
