import { fc, test } from '@fast-check/vitest'
import { destinationEffect } from '@hautelisse/domain/fund-switch'
import { lotsHeld, NO_BALANCES, overdrawn, sumsByAsset, withEntries } from '@hautelisse/domain/ledger'
import { sumEuros, type Euros } from '@hautelisse/domain/money'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { accountOn, IN_TRANSIT } from '../portfolios/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { keyed, startApi, TODAY } from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { settle } from './settle.ts'

const NADIA = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'nadia-belkhir')
const SOURCES = ['00771221', '00771222', '00771223']
const PLACES = [...SOURCES, '00771220', '00771203']

const step = fc.record({
  from: fc.constantFrom(...SOURCES),
  to: fc.constantFrom(...PLACES),
  fund: fc.nat({ max: 5 }),
  into: fc.nat({ max: 5 }),
  share: fc.integer({ min: 1, max: 100 }),
  days: fc.integer({ min: 0, max: 12 }),
})

const paidInOf = (person: Person, day: typeof TODAY): Euros =>
  sumEuros(PLACES.flatMap((policy) => accountOn(person, policy, day)?.paidIn ?? []))

test.prop([fc.array(step, { minLength: 1, maxLength: 8 })], SLOW)(
  '[FSW-09] [LEDG-01] [LEDG-05] however money goes from account to account, what is sold is bought, what was paid in is the same, and nothing is overdrawn',
  async (steps) => {
    if (NADIA === undefined) throw new Error('Nadia is seeded.')
    const storage = memoryStorage()
    const now = (): number => Date.parse('2026-11-20T09:00:00Z')
    const clock = movingClock({ now, firstDay: () => TODAY, storage })
    const { visit, errors } = startApi('server', { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } })
    const visitor = visit()
    await visitor.signIn('nadia-belkhir')
    const standing = async () => settle(NADIA, await storage.journal.read('nadia-belkhir'), momentOf(clock))
    for (const [at, { from, to, fund, into, share, days }] of steps.entries()) {
      const person = await standing()
      const [source, destination] = [from, to].map((policy) => accountOn(person, policy, momentOf(clock).day)?.account)
      const [held, takes] = [source, destination].map((one) =>
        (one?.investments ?? []).filter(({ id }) => id !== IN_TRANSIT && id !== 'fonds-en-euros'),
      )
      const sold = held?.[fund % held.length]
      const amount = sold?.amount.times(share).dividedBy(100).toDecimalPlaces(2, 1).toNumber()
      const body = {
        main_company_id: 'ent-carmandel',
        source: { policy_id: from, investments: [{ id: sold?.id, amount }] },
        destination: { policy_id: to, investments: [{ id: takes?.[into % takes.length]?.id, amount }] },
      }
      const path = '/api/v2/services/api-s2e/transactional/arbitration'
      await visitor.send({ method: 'POST', path, body, headers: keyed(String(at)) })
      await clock.move(days)
    }
    await clock.move(20)
    const day = momentOf(clock).day
    const person = await standing()
    const { done } = person
    // A choice that she leaves to its default is invested meanwhile.
    const untouched = settle(NADIA, [], momentOf(clock))
    expect(errors).toEqual([])
    for (const { postings } of done?.entries ?? [])
      for (const sum of sumsByAsset(postings).values()) expect(sum.isZero()).toBe(true)
    const balances = withEntries(NO_BALANCES, done?.entries ?? [])
    expect(overdrawn(balances)).toEqual([])
    expect(lotsHeld(balances).every(({ units }) => units.greaterThan(0))).toBe(true)
    expect(paidInOf(person, day).toFixed(2)).toBe(paidInOf(untouched, day).toFixed(2))
    for (const [account, assets] of balances)
      if (account.startsWith('transit/')) expect([...assets.values()].every((quantity) => quantity.isZero())).toBe(true)
    for (const { id, to_policy_id: to, policy_id: from } of (done?.operations ?? []).filter(({ type }) => type === 'TRANSFERT')) {
      const details = done?.detailsOf(id)
      const [out, bought] = (['RACHAT', 'SOUSCRIPTION'] as const).map((meaning) =>
        sumEuros((details?.instructions ?? []).filter((one) => one.meaning === meaning).map(({ amount }) => amount)),
      )
      expect(bought?.toFixed(2)).toBe(out?.toFixed(2))
      const [source, destination] = [from, to ?? from].map((policy) =>
        person.accounts.find(({ policy_id }) => policy_id === policy),
      )
      expect(source && destination && destinationEffect(source, destination)).toBeDefined()
    }
  },
)
