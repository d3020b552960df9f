import { plainDate } from '@hautelisse/domain/calendar'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Instruction } from '@hautelisse/domain/operations'

import type { DoneDetails } from '../people/index.ts'

/** A part of a seeded operation in one line: what it does, the contract, the fund, euros. */
type Part = readonly [meaning: Instruction['meaning'], policy: string, fund: string, amount: string]

const partOf = ([meaning, policy_id, investment_id, amount]: Part): Instruction => ({
  meaning,
  policy_id,
  investment_id,
  amount: euros(amount),
})

const made = (parts: readonly Part[], more: Partial<Omit<DoneDetails, 'instructions'>> = {}): DoneDetails => ({
  tax: ZERO_EUROS,
  ...more,
  instructions: parts.map(partOf),
})

const [PEE, EUROPE, BONDS, MONEY] = [
  '00482190',
  'actions-europe-durable',
  'obligations-responsables',
  'monetaire-responsable',
] as const

/** What the plan's own operations are made of, by their ids; amounts add up to those of their lines. */
const DETAILS: Readonly<Record<string, DoneDetails>> = {
  'op-00482190-1': made([
    ['RACHAT', PEE, EUROPE, '3200'],
    ['SOUSCRIPTION', PEE, MONEY, '3200'],
  ]),
  'op-00482190-2': made([['SOUSCRIPTION', PEE, MONEY, '500']]),
  'op-00482190-3': made([['SOUSCRIPTION', PEE, MONEY, '125']]),
  'op-00482190-4': made(
    [
      ['SOUSCRIPTION', PEE, EUROPE, '800'],
      ['SOUSCRIPTION', PEE, BONDS, '520'],
    ],
    { tax: euros('141.79'), deadline: plainDate('2026-05-15') },
  ),
  'op-00482190-5': made([['SOUSCRIPTION', PEE, EUROPE, '528']], { tax: euros('56.72'), deadline: plainDate('2026-05-15') }),
  'op-00482190-6': made([['SOUSCRIPTION', PEE, EUROPE, '132']]),
  'op-00482190-7': made([
    ['RACHAT', PEE, BONDS, '1500'],
    ['SOUSCRIPTION', PEE, EUROPE, '1500'],
  ]),
  'op-00482190-8': made([['SOUSCRIPTION', PEE, EUROPE, '700.62']], {
    tax: euros('107.49'),
    paidOut: euros('300'),
    deadline: plainDate('2024-05-15'),
  }),
  'op-00482190-9': made([['SOUSCRIPTION', PEE, EUROPE, '587.86']]),
  'op-00482190-10': made([['SOUSCRIPTION', PEE, BONDS, '776.28']]),
  'op-00482190-11': made([['SOUSCRIPTION', PEE, EUROPE, '1679.42']]),
  'op-00482190-12': made([['SOUSCRIPTION', PEE, BONDS, '1668.10']]),
  'op-00482195-1': made([
    ['SOUSCRIPTION', '00482195', 'equilibre-durable', '1456.55'],
    ['SOUSCRIPTION', '00482195', 'prudence', '947.27'],
  ]),
}

/**
 * Returns what is known of a seeded operation beyond its line; of most of them, nothing.
 *
 * @param id id of the operation
 */
export const seededDetails = (id: string): DoneDetails => DETAILS[id] ?? made([])

/** A seeded payment that is made every month: the day of its debit, when it began, and its funds. */
type SeededPlan = {
  readonly day: number
  readonly start: string
  readonly funds: readonly (readonly [id: string, title: string, amount: string])[]
}

const PLANS: Readonly<Record<string, SeededPlan>> = {
  '00482201': {
    day: 15,
    start: '2025-01-15',
    funds: [
      ['equilibre-durable', 'Équilibre Durable', '100'],
      [BONDS, 'Obligations Responsables', '50'],
    ],
  },
}

/** Of any other payment the first funds are not known. */
const USUAL: SeededPlan = { day: 5, start: '2025-01-05', funds: [] }

/**
 * Returns the plan of the payment that is made every month to a contract.
 *
 * @param policy number of the contract
 */
export const seededPlan = (policy: string) => {
  const { funds, start, ...rest } = PLANS[policy] ?? USUAL
  return { ...rest, start: plainDate(start), funds: funds.map(([id, title, amount]) => ({ id, title, amount: euros(amount) })) }
}
