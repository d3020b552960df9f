/** The ledger of somebody with ten thousand entries: above twenty milliseconds from nothing it is an error. */
import { plainDate } from '@hautelisse/domain/calendar'
import {
  bought,
  entryOf,
  EUR,
  lotsHeld,
  moved,
  NO_BALANCES,
  paidInto,
  transitAccount,
  unitsFor,
  withEntries,
  type Entry,
} from '@hautelisse/domain/ledger'
import { euros } from '@hautelisse/domain/money'

import { compare, type BenchRow } from './measure.ts'

const ENTRIES = 10_000
const PLANS = 10
const FUNDS = 6
const MONTHS = 12
const MOST_MS = 20
const TURNS = 40
const POLICY = 'P0'

/** A payment that is invested: money that comes, units that are bought, what was paid in. */
const paymentEntry = (_: unknown, at: number): Entry => {
  const policy = `P${at % PLANS}`
  const day = plainDate(`20${String(10 + (at % 15)).padStart(2, '0')}-${String(1 + (at % MONTHS)).padStart(2, '0')}-15`)
  const place = {
    policy,
    compartment: '',
    fund: `F${at % FUNDS}`,
    acquired_on: day,
    available_on: plainDate('2031-06-01'),
    origin: 'payment' as const,
  }
  const amount = euros(100 + (at % 900))
  return entryOf({
    id: `e${at}`,
    operation: `o${at}`,
    day,
    postings: [
      ...moved(EUR, 'bank', transitAccount(policy), amount),
      ...bought(place, amount, unitsFor(amount, euros('104.12'))),
      ...paidInto({ policy, compartment: '' }, amount),
    ],
  })
}

/** Processor time of the fastest of some turns, in milliseconds: what other work takes of the machine is no part of it. */
const fastest = (work: () => unknown): number => {
  const turns = Array.from({ length: TURNS }, () => {
    const from = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...turns)
}

/** Measures the balances of ten thousand entries, cold and with one more, and fails above twenty milliseconds of processor time. */
export const run = async (): Promise<BenchRow[]> => {
  const entries = Array.from({ length: ENTRIES }, paymentEntry)
  const before = withEntries(NO_BALANCES, entries)
  const one = [paymentEntry(undefined, ENTRIES)]
  const rows = compare(
    `balances of ${ENTRIES} entries`,
    [
      { name: 'withEntries, all of them from nothing', run: () => withEntries(NO_BALANCES, entries) },
      { name: 'withEntries, one more on what is known', run: () => withEntries(before, one) },
      { name: 'lotsHeld of one plan', run: () => lotsHeld(before, POLICY) },
    ],
    1,
  )
  const took = fastest(() => withEntries(NO_BALANCES, entries))
  process.stdout.write(`all ${ENTRIES} entries from nothing: ${took.toFixed(1)} ms of processor time, the fastest of ${TURNS}\n`)
  if (took > MOST_MS) throw new Error(`Balances of ${ENTRIES} entries take ${took.toFixed(1)} ms, and may take ${MOST_MS}.`)
  return rows
}
