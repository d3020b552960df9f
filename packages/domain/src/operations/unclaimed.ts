import type { Account, Investment } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { LOT_ORIGINS, type LotOrigin } from '../investments/index.ts'
import { Decimal, euros, roundToCents, splitOver, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'

const UNIT_DECIMALS = 6

/** What tells a lot of a contract from its others: fund, compartment (empty without any), dates and origin. */
export type LotName = {
  readonly fund: string
  readonly compartment: string
  readonly acquired_on: PlainDate
  /** Day from which it is free; `null` for one that waits for retirement. */
  readonly available_on: PlainDate | null
  readonly origin: LotOrigin
}

/** Units of a lot that an order keeps for itself until they are sold. */
export type Hold = LotName & { readonly units: Decimal }

/** An order that is not finished, with what it holds of a contract: units of lots, or everything that there is and that comes. */
export type HoldingOrder = {
  readonly policy: string
  /** Day of its sale, from which it holds nothing more; undefined while that is not known. */
  readonly sale: PlainDate | undefined
  readonly holds: readonly Hold[] | 'everything'
}

/** What no order has claimed of a lot, and what orders have. */
export type UnclaimedLot = LotName & { readonly units: Decimal; readonly amount: Euros; readonly claimed: Euros }

/** Writes what tells a lot from others as one text. */
export const lotKey = ({ fund, compartment, acquired_on, available_on, origin }: LotName): string =>
  `${fund} ${compartment} ${acquired_on} ${available_on ?? ''} ${origin}`

const originOf = (name: string): LotOrigin => LOT_ORIGINS.find((one) => one === name) ?? 'transfer'

/** Money between the sale and the purchase of a switch belongs to no fund: nothing can be asked of it. */
const isInTransit = (investment: Investment): boolean => investment.in_transit === true

/** A lot with the units that orders hold of it. */
type HeldLot = { readonly lot: UnclaimedLot; readonly units: Decimal }

const isWhole = ({ lot, units }: HeldLot): boolean => units.greaterThanOrEqualTo(lot.units)
const share = ({ lot, units }: HeldLot): Decimal => (units.isZero() ? ZERO_EUROS : lot.amount.times(units).dividedBy(lot.units))

/** Euros that are held of each lot of a fund: all of a lot is its whole amount, and parts add up to what their units come to. */
const claimedEach = (held: readonly HeldLot[]): readonly Euros[] => {
  const parts = held.filter((one) => !isWhole(one) && !one.units.isZero())
  const total = roundToCents(sumEuros(parts.map((one) => euros(share(one)))))
  const amounts = new Map(total.isZero() ? [] : splitOver(total, parts, (one) => euros(share(one))))
  return held.map((one) => (isWhole(one) ? one.lot.amount : (amounts.get(one) ?? ZERO_EUROS)))
}

/** A lot as an account tells it, with what the account says to be claimed of it already. */
const lotsOf = ({ investments = [] }: Account): readonly UnclaimedLot[] =>
  investments
    .filter((investment) => !isInTransit(investment))
    .flatMap(({ id: fund, lots = [] }) =>
      lots.map(({ acquired_on, available_on, origin, units: counted, amount: held, claimed = ZERO_EUROS, compartment = '' }) => {
        const units = new Decimal(counted)
        const amount = euros(Decimal.max(0, subtractEuros(held, claimed)))
        const left = amount.equals(held)
          ? units
          : units.times(amount).dividedBy(held).toDecimalPlaces(UNIT_DECIMALS, Decimal.ROUND_DOWN)
        return { fund, compartment, acquired_on, available_on, origin: originOf(origin), units: left, amount, claimed }
      }),
    )

/**
 * Says what no order has claimed of an account on a day: of each lot, held less claimed, in units and euros. Everything that may be asked of an account, and every maximum, is a sum
 * of it; money between the sale and the purchase of a switch is left out. docs/rules/operations.md, OPER-17.
 *
 * @param account the account on that day; a lot that says what is claimed of it has it taken off
 * @param orders orders that are not finished; those of other contracts count for nothing
 * @param day the day: an order whose sale has come holds nothing more
 * @returns the lots in the order of the account; what is wholly claimed stands with zero
 * @example unclaimed(pee, [], plainDate('2026-11-20')).length // one for each lot
 */
export const unclaimed = (account: Account, orders: readonly HoldingOrder[], day: PlainDate): readonly UnclaimedLot[] => {
  const own = orders.filter(({ policy, sale }) => policy === account.policy_id && (sale === undefined || day < sale))
  const lots = lotsOf(account)
  if (own.length === 0) return lots
  const isAll = own.some(({ holds }) => holds === 'everything')
  const held = new Map<string, Decimal>()
  for (const { holds } of own)
    if (holds !== 'everything') for (const hold of holds) held.set(lotKey(hold), hold.units.plus(held.get(lotKey(hold)) ?? 0))
  const takes = lots.map((lot): HeldLot => {
    if (isAll) return { lot, units: lot.units }
    const key = lotKey(lot)
    const units = Decimal.min(lot.units, held.get(key) ?? 0)
    // A switch may have brought a second lot with the same dates: what the first does not have is held of it.
    held.set(key, (held.get(key) ?? ZERO_EUROS).minus(units))
    return { lot, units }
  })
  const byFund = Map.groupBy(takes, ({ lot }) => `${lot.fund} ${lot.compartment}`)
  const claims = new Map(
    [...byFund.values()].flatMap((fund) => claimedEach(fund).map((claimed, at) => [fund[at], claimed] as const)),
  )
  return takes.map((one) => {
    const { lot, units } = one
    const claimed = claims.get(one) ?? ZERO_EUROS
    return Object.assign({}, lot, {
      units: lot.units.minus(units),
      amount: subtractEuros(lot.amount, claimed),
      claimed: euros(lot.claimed.plus(claimed)),
    })
  })
}

/** A part of a lot in euros. */
type Part<L> = { readonly lot: L; readonly amount: Euros }

/**
 * Gives the units that parts of lots need at the last known value, rounded up at six decimals; the whole of a lot is all of its units. OPER-18.
 *
 * @param parts parts of lots that nobody has claimed
 * @example holdsOf([{ lot, amount: lot.amount }])[0]?.units // those of the lot
 */
export const holdsOf = (parts: readonly Part<UnclaimedLot>[]): readonly Hold[] =>
  parts.flatMap(({ lot, amount }) => {
    const { fund, compartment, acquired_on, available_on, origin } = lot
    if (lot.amount.isZero() && !amount.isZero()) return []
    const needed = amount.greaterThanOrEqualTo(lot.amount)
      ? lot.units
      : Decimal.min(lot.units, lot.units.times(amount).dividedBy(lot.amount).toDecimalPlaces(UNIT_DECIMALS, Decimal.ROUND_UP))
    return needed.isZero() ? [] : [{ fund, compartment, acquired_on, available_on, origin, units: needed }]
  })

/**
 * Tells an account what orders have claimed of it: each lot says it in euros, as the wire carries it. OPER-17.
 *
 * @param account the account on a day
 * @param orders orders that are not finished
 * @param day the day
 * @example withClaims(pee, [], plainDate('2026-11-20')) // pee
 */
export const withClaims = (account: Account, orders: readonly HoldingOrder[], day: PlainDate): Account => {
  const { investments } = account
  if (investments === undefined || !orders.some(({ policy }) => policy === account.policy_id)) return account
  const rest = [...unclaimed(account, orders, day)]
  const told = <I extends Investment>(investment: I): I =>
    isInTransit(investment) || investment.lots === undefined
      ? investment
      : {
          ...investment,
          lots: investment.lots.map((lot) => {
            const claimed = rest.shift()?.claimed ?? ZERO_EUROS
            return claimed.isZero() ? lot : { ...lot, claimed }
          }),
        }
  return { ...account, investments: investments.map((one) => told(one)) }
}

/**
 * Adds up what orders have claimed of an account.
 *
 * @param account the account, whose lots say it
 * @example claimedOf(pee) // 0,00 €
 */
export const claimedOf = ({ investments = [] }: Pick<Account, 'investments'>): Euros =>
  sumEuros(investments.flatMap(({ lots = [] }) => lots.flatMap(({ claimed }) => claimed ?? [])))
