import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { accountsAnew } from './anew.testing.ts'
import { accountsOn } from './index.ts'
import { frozen, keeper } from './keep.ts'

const TODAY = plainDate('2026-11-20')

describe('what is kept', () => {
  const counting = (most: number) => {
    const keep = keeper<{ readonly key: string }>(most)
    const computed: string[] = []
    const ask = (key: string) =>
      keep(key, () => {
        computed.push(key)
        return { key }
      })
    return { ask, computed }
  }

  it('is computed once, and then the same object', () => {
    const { ask, computed } = counting(4)
    expect(ask('one')).toBe(ask('one'))
    expect(computed).toEqual(['one'])
  })

  it('is never more than its bound: what nobody asks for again is dropped first', () => {
    const { ask, computed } = counting(4)
    for (const key of ['one', 'two', 'three', 'one', 'four', 'five', 'one', 'two']) ask(key)
    expect(computed).toEqual(['one', 'two', 'three', 'four', 'five', 'two'])
  })

  it('cannot be changed by its receivers, not even in part', () => {
    const given = frozen({ amounts: [new Decimal(1)], of: { name: 'one' } })
    expect(() => given.amounts.push(new Decimal(2))).toThrow(TypeError)
    expect(() => void (given.of.name = 'two')).toThrow(TypeError)
    expect(frozen('text')).toBe('text')
  })
})

describe('contracts that are kept', () => {
  const sylvie = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'sylvie-garnier') as Person

  it('are the same objects for everybody who asks, and cannot be changed', () => {
    const [first] = accountsOn(sylvie, TODAY)
    expect(accountsOn({ ...sylvie }, TODAY)[0]).toBe(first)
    for (const shared of [first, first?.investments, first?.investments?.[0]?.lots, first?.movements, first?.since?.[0]])
      expect(Object.isFrozen(shared)).toBe(true)
  })

  it('are told from the same contracts with other operations or another portfolio', () => {
    const other: Person = { ...sylvie, operations: (sylvie.operations ?? []).slice(3), portfolios: {} }
    for (const person of [sylvie, other, sylvie])
      expect(JSON.stringify(accountsOn(person, TODAY))).toBe(JSON.stringify(accountsAnew(person, TODAY)))
    expect(JSON.stringify(accountsOn(other, TODAY))).not.toBe(JSON.stringify(accountsOn(sylvie, TODAY)))
  })
})
