import { plainDate } from '@hautelisse/domain/calendar'
import { euros, sumEuros } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { isHeldOn, lotsIn } from '../portfolios/index.ts'
import { accountIn, changeLots, emptyBook, giveBack, heldIn, standingIn } from './book.ts'
import { receive, withMemory } from './switched-away.ts'

const [PEE, PEG] = ['00771221', '00771222']
const [sold, bought] = [plainDate('2026-11-24'), plainDate('2026-11-30')]

it('[FSW-09] after a release that gave back a part of what was paid in, a switch moves its share of the rest: both plans together keep it', () => {
  const nadia = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'nadia-belkhir')
  if (nadia === undefined) throw new Error('Nadia is seeded.')
  const book = emptyBook(nadia)
  giveBack(book, PEE, euros(5000))
  const paidIn = () => [PEE, PEG].map((policy) => heldIn(book, policy, bought)?.paidIn ?? euros(0))
  const before = paidIn()
  const source = accountIn(book, PEE)
  if (source === undefined) throw new Error('She has a PEE.')
  const { lots } = lotsIn(standingIn(book), source)
  const held = lots.find(isHeldOn(sold))
  if (held === undefined) throw new Error('It holds a lot.')
  const away = withMemory(book, source, { lots, sold, arriving: [{ ...held, arrived: { on: bought, amount: held.paid } }] })
  changeLots(book, PEE, 'a lot leaves', (all) => all.filter((lot) => lot !== held))
  receive(book, { id: '1', policy: PEE, to: PEG, sold, bought, out: [], into: [], whole: [] }, away)
  const after = paidIn()
  expect(away.memory.lessThan(held.paid)).toBe(true)
  expect(after[1]?.minus(before[1] ?? 0).toFixed(2)).toBe(away.memory.toFixed(2))
  expect(sumEuros(after).toFixed(2)).toBe(sumEuros(before).toFixed(2))
})
