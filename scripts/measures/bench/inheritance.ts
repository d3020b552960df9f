/**
 * A succession under every option of the law, without and with the explanation of every figure.
 *
 * No package that computes French succession duties was found in a list of 227 000 packages of the registry, by name and description, and its own search
 * does not answer here: there is no other opponent.
 */
import { plainDate } from '@hautelisse/domain/calendar'
import { explainSettlement, settle, type Succession } from '@hautelisse/domain/inheritance'
import { Decimal, euros } from '@hautelisse/domain/money'

import { type BenchRow, compare } from './measure.ts'

const TODAY = plainDate('2026-11-20')
const HALF = new Decimal('0.5')

/** A couple of 65 with a gift between them: all four options are open, and a contract follows each. */
const SUCCESSION: Succession = {
  family: {
    situation: 'spouse',
    children: 2,
    areAllCommon: true,
    hasSpousalGift: true,
    spouseAge: 65,
    parents: 0,
    siblings: 0,
  },
  estate: {
    home: { value: euros(900_000), share: HALF, isOfFamily: true },
    goods: [{ type: 'financial', value: euros(300_000), share: new Decimal(1) }],
    debts: euros(20_000),
  },
  lifeInsurances: [
    { amount: euros(500_000), clause: 'children' },
    { amount: euros(200_000), clause: 'heir' },
  ],
}

/** Measures both ways, and fails where they disagree. */
export const run = (): BenchRow[] => {
  const bare = settle(SUCCESSION, TODAY).options.map(({ totalTax }) => totalTax.toString())
  const explained = explainSettlement(SUCCESSION, TODAY).options.map(({ totalTax }) => totalTax.value)
  if (bare.length !== 4 || bare.join(' ') !== explained.join(' ')) {
    throw new Error(`settle gives ${bare.join(' ')}, explainSettlement ${explained.join(' ')}`)
  }
  return compare(
    'succession, four options, two contracts',
    [
      { name: 'settle', run: () => settle(SUCCESSION, TODAY) },
      { name: 'explainSettlement, with every step', run: () => explainSettlement(SUCCESSION, TODAY) },
    ],
    1,
  )
}
