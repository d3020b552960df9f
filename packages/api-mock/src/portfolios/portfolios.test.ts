import { availableNow, type Account, type AccountSince } from '@hautelisse/domain/accounts'
import { addDays, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { balanceAfter, moneyWeightedRate, valueOf } from '@hautelisse/domain/investments'
import { subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { paidInYear } from '@hautelisse/domain/operations'
import { describe, expect, it, test } from 'vitest'

import { fundNamed, PEOPLE, UNIT_FUNDS, type Person } from '../people/index.ts'
import { accountsOn } from './index.ts'

const TODAY = plainDate('2026-11-20')
const personNamed = (sub: string): Person => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub)
  if (person === undefined) throw new Error(sub)
  return person
}
const heldBy = (sub: string, policy: string, day: PlainDate = TODAY): Account => {
  const account = accountsOn(personNamed(sub), day).find(({ policy_id }) => policy_id === policy)
  if (account === undefined) throw new Error(policy)
  return account
}
const amountsOf = ({ investments = [] }: Account) => investments.map(({ label, amount }) => [label, amount.toFixed(2)])
const lifeOf = ({ since = [] }: Account): AccountSince => {
  const life = since.at(-1)
  if (life === undefined) throw new Error('no life')
  return life
}

describe('the portfolio of the worked case, on the seeds’ day', () => {
  const pee = heldBy('sylvie-garnier', '00482190')

  it('[ACC-01] holds the funds of the plan, to the cent', () => {
    expect(amountsOf(pee)).toEqual([
      ['Actions Europe Durable', '5239.24'],
      ['Obligations Responsables', '2964.92'],
      ['Monétaire Responsable', '3200.00'],
    ])
    expect([pee.balance.toFixed(2), pee.date]).toEqual(['11404.16', '2026-11-18'])
    expect(pee.investments?.map(({ share_value }) => share_value)).toEqual([184.37, 112.46, 104.12])
  })

  it('[ACC-01] has what is free, what is blocked and what was paid in', () => {
    const free = availableNow(pee)
    expect([free?.toFixed(2), free && subtractEuros(pee.balance, free).toFixed(2)]).toEqual(['5210.44', '6193.72'])
    const { paid_in, top_up } = lifeOf(pee)
    expect(sumEuros([paid_in, top_up]).toFixed(2)).toBe('8849.63')
  })

  it('[ACC-01] holds the funds of the other contracts', () => {
    expect(amountsOf(heldBy('sylvie-garnier', '00317740'))).toEqual([
      ['Fonds en euros', '5523.83'],
      ['Obligations Europe', '3682.55'],
      ['Actions Monde Horizon', '7365.10'],
      ['Immobilier Territoires', '1841.27'],
    ])
    const pero = heldBy('sylvie-garnier', '00482176')
    const byFund = Map.groupBy(pero.investments ?? [], ({ label }) => label)
    expect([...byFund].map(([label, parts]) => [label, sumEuros(parts.map(({ amount }) => amount)).toFixed(2)])).toEqual([
      ['Obligations Responsables', '17052.08'],
      ['Actions Europe Durable', '12789.06'],
      ['Fonds en euros', '12789.06'],
      ['Obligations Échéance 2027', '3500.00'],
      ['Monétaire Responsable', '2130.20'],
    ])
    expect([pero.balance_co, pero.balance_vvd, pero.balance_vvnd, pero.balance_es].map((part) => part?.toFixed(2))).toEqual([
      '31480.20',
      '6150.00',
      '3500.00',
      '7130.20',
    ])
  })

  it('[ACC-02] a switch leaves one fund on its sale, waits, and reaches the other on its purchase', () => {
    const on = (day: string) => amountsOf(heldBy('sylvie-garnier', '00482190', plainDate(day))).map(([label]) => label)
    expect(on('2026-11-13')).toEqual(['Actions Europe Durable', 'Obligations Responsables'])
    expect(amountsOf(heldBy('sylvie-garnier', '00482190', plainDate('2026-11-17')))).toContainEqual([
      'Arbitrage en cours',
      '3200.00',
    ])
    expect(on('2026-11-20')).toEqual(['Actions Europe Durable', 'Obligations Responsables', 'Monétaire Responsable'])
  })

  it('the group plan is free on one day', () => {
    const [part] =
      heldBy('sylvie-garnier', '00482195').investments?.flatMap((one) => ('type' in one ? (one.availabilities ?? []) : [])) ?? []
    expect(part?.disponibilite).toEqual({ condition: 'INDISPONIBLE', date: '2029-06-01' })
  })
})

const DAYS = [TODAY, plainDate('2026-11-17'), plainDate('2031-06-02')]

describe.each(DAYS)('every seeded contract on %s', (day) => {
  const accounts = PEOPLE.flatMap((person) => accountsOn(person, day))

  test('[ACC-03] lots add up to holdings, holdings to compartments, compartments to balances', () => {
    for (const { balance, investments = [], ...account } of accounts) {
      for (const { amount, lots = [] } of investments)
        expect(sumEuros(lots.map((lot) => lot.amount)).toFixed(2)).toBe(amount.toFixed(2))
      const held = (names: readonly string[]): Euros =>
        sumEuros(
          investments
            .filter((one) => 'compartment' in one && one.compartment !== undefined && names.includes(one.compartment))
            .map(({ amount }) => amount),
        )
      expect(sumEuros(investments.map(({ amount }) => amount)).toFixed(2)).toBe(balance.toFixed(2))
      const parts = [account.balance_co, account.balance_vv, account.balance_es].filter((part) => part !== undefined)
      expect([balance.toFixed(2), undefined]).toContain(parts.length > 0 ? sumEuros(parts).toFixed(2) : undefined)
      for (const name of ['co', 'vvd', 'vvnd', 'es'] as const)
        expect(held([name]).toFixed(2)).toBe((account[`balance_${name}`] ?? ZERO_EUROS).toFixed(2))
    }
  })

  test('[ACC-04] paid in + top-up + performance − charges − paid out = balance, and each period starts from what was shown', () => {
    for (const person of PEOPLE) {
      for (const { policy_id, balance, since = [] } of accountsOn(person, day)) {
        for (const [place, entry] of since.entries()) {
          const isLife = place === since.length - 1
          const then = isLife ? ZERO_EUROS : accountsOn(person, entry.from).find((one) => one.policy_id === policy_id)?.balance
          expect(balanceAfter(then ?? ZERO_EUROS, entry, entry.performance).toFixed(2)).toBe(balance.toFixed(2))
        }
      }
    }
  })

  test('[ACC-05] movements after a day add up to what is said of the time since', () => {
    for (const { since = [], movements = [] } of accounts) {
      for (const [place, entry] of since.entries()) {
        const isLife = place === since.length - 1
        const after = movements.filter(({ date }) => isLife || date > entry.from)
        for (const kind of ['paid_in', 'top_up', 'paid_out', 'charges'] as const)
          expect(sumEuros(after.filter((one) => one.kind === kind).map(({ amount }) => amount)).toFixed(2)).toBe(
            entry[kind].toFixed(2),
          )
      }
    }
  })

  test('[ACC-06] what was paid in since January is what the operations say', () => {
    for (const person of PEOPLE) {
      const year = Number(day.slice(0, 4))
      const opened = accountsOn(person, day).filter(({ since = [] }) => since.length > 1)
      const paid = opened.map(({ since = [] }) => sumEuros(since.slice(0, 1).flatMap(({ paid_in, top_up }) => [paid_in, top_up])))
      const done = (person.operations ?? []).filter(({ date }) => date <= day)
      expect([person.oauth_profile.sub, sumEuros(paid).toFixed(2)]).toEqual([
        person.oauth_profile.sub,
        paidInYear(done, year).toFixed(2),
      ])
    }
  })
})

test('[ACC-07] a switch realises nothing: what was paid in stays', () => {
  const [before, after] = ['2026-11-13', '2026-11-20'].map((day) => lifeOf(heldBy('sylvie-garnier', '00482190', plainDate(day))))
  expect(before?.paid_in).toEqual(after?.paid_in)
})

test('[ACC-08] a release is money paid out, and its units are gone', () => {
  const at = (day: string) => heldBy('nadia-belkhir', '00771221', plainDate(day))
  expect(lifeOf(at('2024-09-12')).paid_out.toFixed(2)).toBe('1800.00')
  expect(lifeOf(at('2024-09-11')).paid_out.toFixed(2)).toBe('0.00')
  expect(subtractEuros(at('2024-09-11').balance, at('2024-09-12').balance).greaterThan(1300)).toBe(true)
})

test('every account that has a history earned at a rate that exists', () => {
  for (const { movements = [], balance } of PEOPLE.flatMap((person) => accountsOn(person, TODAY))) {
    if (movements.length === 0) continue
    const flows = movements.filter(({ kind }) => kind !== 'charges')
    const rate = moneyWeightedRate([
      ...flows.map(({ date, kind, amount }) => ({
        day: date,
        amount: kind === 'paid_out' ? amount : (amount.negated() as Euros),
      })),
      { day: TODAY, amount: balance },
    ])
    expect(rate?.kind === 'one' && rate.rate.abs().lessThan('0.2')).toBe(true)
  }
})

test('the large saver holds four hundred funds', () => {
  const accounts = accountsOn(personNamed('anatole-de-kerguenec'), TODAY)
  expect(accounts.flatMap(({ investments = [] }) => investments)).toHaveLength(400)
})

test('some thirty funds are seeded, each with a value on every day', () => {
  expect(UNIT_FUNDS.length + 1).toBe(30)
  expect(new Set(UNIT_FUNDS.map(({ isin_code }) => isin_code)).size).toBe(UNIT_FUNDS.length)
  const markets = UNIT_FUNDS.flatMap(({ kind }) => (kind.of === 'units' ? [kind.market] : []))
  for (const market of markets) expect(valueOf(market, addDays(TODAY, 1000)).greaterThan(0)).toBe(true)
  expect(fundNamed('nothing')).toBeUndefined()
})
