import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import {
  emptyGift,
  EMPTY_HEIRS,
  emptyPatrimony,
  needsDay,
  patrimonyFormOf,
  patrimonyOf,
  readMade,
  takersOf,
  typed,
  typedAs,
  validateGifts,
  type GiftRow,
  type HeirsForm,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const PARENT: HeirsForm = { ...EMPTY_HEIRS, has_testament: false, family_situation: 'single', children: '2' }
const ALONE: HeirsForm = {
  ...EMPTY_HEIRS,
  has_testament: false,
  family_situation: 'single',
  children: '0',
  parents: 1,
  siblings: '2',
}

const row = (differing: Partial<GiftRow> = {}): GiftRow => ({
  id: 0,
  to: 'children',
  person: 1,
  amount: typed(100_000),
  made: '2018',
  isFamilyMoney: false,
  ...differing,
})
const form = (...gifts: readonly GiftRow[]) => ({ ...emptyPatrimony(100), has_donate: true, gifts })
const problems = (gift: GiftRow, heirs = PARENT) =>
  validateGifts(form(gift), heirs, TODAY).map(({ path, code }) => `${path} ${code}`)

describe('the gifts of the form', () => {
  it('[BEY-88] may have been made to each child, or without one to parents, brothers and sisters', () => {
    expect(takersOf(PARENT)).toEqual([
      { to: 'children', person: 1 },
      { to: 'children', person: 2 },
    ])
    expect(takersOf(ALONE).map(({ to, person }) => `${to} ${person}`)).toEqual(['parents 1', 'siblings 1', 'siblings 2'])
    expect(takersOf(EMPTY_HEIRS)).toEqual([])
    expect(emptyGift(3, ALONE)).toMatchObject({ id: 3, to: 'parents', person: 1, made: '' })
    expect(emptyGift(0, EMPTY_HEIRS)).toMatchObject({ to: 'children', person: 1 })
  })

  it('[BEY-74] [BEY-88] are of a year or of a day in the French way', () => {
    expect(['2018', ' 2018 ', '03/05/2018', '3/5/2018', '31/02/2018', '18', '1850', ''].map(readMade)).toEqual([
      '2018',
      '2018',
      '2018-05-03',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(['2010', '2011', '2012', '20/11/2011'].map((made) => needsDay(made, TODAY))).toEqual([false, true, false, false])
  })

  it.each([
    [{}, []],
    [{ made: '20/11/2026' }, []],
    [{ made: '2026' }, []],
    [{ made: '21/11/2026' }, ['gifts.0.made wrong']],
    [{ made: '2027' }, ['gifts.0.made wrong']],
    [{ made: 'jadis' }, ['gifts.0.made wrong']],
    [{ made: ' ' }, ['gifts.0.made required']],
    [{ amount: typedAs('') }, ['gifts.0.amount required']],
    [{ amount: typed(0) }, ['gifts.0.amount required']],
    [{ amount: typedAs('dix') }, ['gifts.0.amount wrong']],
    [{ person: 3 }, ['gifts.0.person required']],
    [{ to: 'siblings' as const }, ['gifts.0.person required']],
  ])('[BEY-88] are checked: %o is refused for %j', (differing, refused) => {
    expect(problems(row(differing))).toEqual(refused)
  })

  it('[BEY-75] [BEY-88] are sent once they are whole, and come back as they were typed', () => {
    const gifts = [row(), row({ id: 1, person: 2, made: '03/05/2019', isFamilyMoney: true }), row({ id: 2, made: '' })]
    const sent = patrimonyOf(form(...gifts), PARENT)
    expect(sent.gifts?.map(({ amount, ...gift }) => ({ ...gift, amount: amount.toString() }))).toEqual([
      { person: 1, made_on: '2018', amount: '100000' },
      { person: 2, made_on: '2019-05-03', amount: '100000', is_family_money: true },
    ])
    expect(patrimonyFormOf(sent).gifts).toEqual(gifts.slice(0, 2))
    expect(patrimonyOf({ ...form(...gifts), has_donate: false }, PARENT).gifts).toBeUndefined()
    expect(patrimonyOf(form(), PARENT).gifts).toBeUndefined()
    expect(validateGifts({ ...form(row({ made: '' })), has_donate: false }, PARENT, TODAY)).toEqual([])
  })

  it('[BEY-72] [BEY-88] of money by CGI 790 G are those to children', () => {
    const sent = patrimonyOf(form(row({ to: 'siblings', isFamilyMoney: true })), ALONE)
    expect(sent.gifts?.[0]).toMatchObject({ to: 'siblings' })
    expect(sent.gifts?.[0]?.is_family_money).toBeUndefined()
  })
})
