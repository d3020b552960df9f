import type { PlainDate } from '../calendar/index.ts'
import { sumEuros, type Euros } from '../money/index.ts'
import { instructionsOf, type InstructionMeaning, type TransactionDetails } from './details.ts'
import type { OrderFacts } from './order-facts.ts'

type SoldLot = NonNullable<OrderFacts['lots']>[number]

/** What an operation does with one fund of one account, with the lots that it sells of it. */
export type FundRow = {
  readonly policy_id: string
  readonly investment_id: string
  readonly amount: Euros
  /** Units that are sold, and what one was worth on a day; undefined where nobody tells. */
  readonly units: number | undefined
  readonly value: { readonly value: number; readonly day: PlainDate } | undefined
  readonly lots: readonly SoldLot[]
}

/**
 * Lists the funds that an operation sells or buys, each once, with its lots, those that become free first before the others. docs/rules/operations.md, OPER-22.
 *
 * @param details an operation in full
 * @param meaning whether money leaves funds or goes into them
 * @example fundRows(details, 'RACHAT').map(({ amount }) => amount) // they add up to what is sold
 */
export const fundRows = (details: TransactionDetails, meaning: InstructionMeaning): readonly FundRow[] => {
  const { lots = [], unit_values: values = [] } = details
  const named = Map.groupBy(instructionsOf(details, meaning), (one) => JSON.stringify([one.policy_id, one.investment_id]))
  return [...named.values()].flatMap((parts): readonly FundRow[] => {
    const [first] = parts
    if (first === undefined) return []
    const { policy_id, investment_id } = first
    const own =
      meaning === 'SOUSCRIPTION'
        ? []
        : lots.filter((lot) => lot.policy_id === policy_id && lot.investment_id === investment_id).toSorted(freeFirst)
    return [
      {
        policy_id,
        investment_id,
        amount: sumEuros(parts.map(({ amount }) => amount)),
        units: own.length === 0 ? undefined : own.reduce((sum, { units }) => sum + units, 0),
        value: own.length === 0 ? undefined : values.find((one) => one.investment_id === investment_id),
        lots: own,
      },
    ]
  })
}

const RETIREMENT = '9999'
const freeFirst = (one: SoldLot, other: SoldLot): number =>
  (one.available_on ?? RETIREMENT).localeCompare(other.available_on ?? RETIREMENT) ||
  one.acquired_on.localeCompare(other.acquired_on)

/** When a lot that is sold would have been free: before the sale, on a later day, or at retirement. */
export type LotFreedom = 'free' | 'later' | 'retirement'

/**
 * Says whether a lot is sold before it would have been free. OPER-22.
 *
 * @param lot the lot
 * @param sold day of the sale
 * @example lotFreedom({ available_on: plainDate('2028-06-01') }, plainDate('2026-11-26')) // 'later'
 */
export const lotFreedom = ({ available_on: free }: Pick<SoldLot, 'available_on'>, sold: PlainDate): LotFreedom => {
  if (free === null) return 'retirement'
  return free > sold ? 'later' : 'free'
}
