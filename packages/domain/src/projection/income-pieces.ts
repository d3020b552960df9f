import { hasCompartments, type Account } from '../accounts/index.ts'
import { find, given, product, quotient, sum, type Derivation } from '../explain/index.ts'
import { isPositive, ZERO_EUROS, type Euros } from '../money/index.ts'
import { regimeOf, type Origin, type Regime } from '../net-income/index.ts'
import { lockedSavings, mayBeCapital } from './candidates.ts'
import { paymentsUntil } from './growth.ts'
import type { ProjectionPlan } from './departure.ts'
import type { ProjectedAccount } from './project.ts'
import { CHOSEN, HELD, label } from './steps.ts'

/** A part of a contract that one regime taxes. */
export type Piece = {
  readonly regime: Regime
  /** Its share of the amount; undefined where it is all of it. */
  readonly share: Derivation | undefined
  /** What of it was paid in, or is there today; what is above counts as gains. */
  readonly paid: Derivation
}

/** Savings of a contract by where they come from; the law keeps some of them for an annuity. */
type Store = { readonly origin: Origin; readonly saved: Euros; readonly isLocked: boolean }

/** A product whose regime is not modelled is taxed as a pension: so are all older plans whose payments were deducted. */
const regimeFor = ({ type }: Account, origin: Origin): Regime => regimeOf(type, origin) ?? 'pension'

const storesOf = (account: Account): readonly Store[] => {
  if (!hasCompartments(account)) return [{ origin: 'whole', saved: account.balance, isLocked: !mayBeCapital(account) }]
  const { balance_vv: vv, balance_vvd: vvd, balance_vvnd: vvnd, balance_es: es } = account
  const locked = lockedSavings(account)
  const free: readonly (readonly [Origin, Euros | undefined])[] =
    vvd === undefined && vvnd === undefined
      ? [['vv', vv]]
      : [
          ['vvd', vvd],
          ['vvnd', vvnd],
        ]
  const stores = [...free, ['es', es] as const].flatMap(([origin, saved]) =>
    saved !== undefined && isPositive(saved) ? [{ origin, saved, isLocked: false }] : [],
  )
  const known =
    stores.length > 0 || isPositive(locked) ? stores : [{ origin: 'vv' as const, saved: account.balance, isLocked: false }]
  return isPositive(locked) ? [{ origin: 'co', saved: locked, isLocked: true }, ...known] : known
}

/** Payments to come are deducted, as a saver's are unless they say otherwise. */
const paymentsOrigin = (account: Account): Origin => {
  if (!hasCompartments(account)) return 'whole'
  return account.balance_vvd === undefined && account.balance_vvnd === undefined ? 'vv' : 'vvd'
}

type Grown = { readonly regime: Regime; readonly isLocked: boolean; readonly atStart: Derivation; readonly paid: Derivation }

const grownOf = (plan: ProjectionPlan, { account, figures }: ProjectedAccount<Derivation>): readonly Grown[] => {
  const growth = find(figures.capital, 'projection.growth')
  const payments = find(figures.capital, 'projection.payments-at-start')
  const stores: readonly Grown[] = storesOf(account).map(({ origin, saved, isLocked }) => {
    const held = given(label('projection.savings', 'eur', 'RP-01', HELD, { origin }), saved)
    const atStart =
      growth === undefined
        ? held
        : product(label('projection.savings-at-start', 'eur', 'RP-01', HELD, { origin }), [held, growth])
    return { regime: regimeFor(account, origin), isLocked, atStart, paid: held }
  })
  const each = plan.payments[account.policy_id] ?? ZERO_EUROS
  if (payments === undefined || !isPositive(each)) return stores
  const count = paymentsUntil(plan.periodicity, figures.months)
  const paid = product(label('projection.paid-later', 'eur', 'RP-18'), [
    given(label('projection.payment', 'eur', 'RP-02', CHOSEN), each),
    given(label('projection.payment-count', 'count', 'RP-02'), count),
  ])
  const isLocked = !mayBeCapital(account)
  return [...stores, { regime: regimeFor(account, paymentsOrigin(account)), isLocked, atStart: payments, paid }]
}

type Side = 'annuity' | 'capital'

/** Shares of the annuity: all that is locked, and of everything else the chosen share; of the capital, everything else alone. */
const partOfSide = (grown: Derivation, share: number, isLocked: boolean): Derivation =>
  isLocked || share === 100
    ? grown
    : product(label('projection.part-of-side', 'eur', 'RP-05'), [
        grown,
        given(label('projection.share-of-side', 'rate', 'RP-05', CHOSEN), share / 100),
      ])

/**
 * Cuts a contract's annuity or capital by how its parts are taxed. Rule RP-16.
 *
 * @param plan everything it follows from
 * @param projected the contract with its figures
 * @param side annuity or capital
 */
export const piecesOf = (plan: ProjectionPlan, projected: ProjectedAccount<Derivation>, side: Side): readonly Piece[] => {
  const chosen = mayBeCapital(projected.account) ? (plan.shares[projected.account.policy_id] ?? 100) : 100
  const share = side === 'annuity' ? chosen : 100 - chosen
  const parts = grownOf(plan, projected).filter(({ isLocked }) => (side === 'annuity' ? isLocked || chosen > 0 : !isLocked))
  const regimes = [...new Set(parts.map(({ regime }) => regime))]
  const grouped = regimes.map((regime) => {
    const own = parts.filter((part) => part.regime === regime)
    return {
      regime,
      atStart: sum(
        label('projection.piece-at-start', 'eur', 'RP-16', undefined, { regime }),
        own.map(({ atStart, isLocked }) => partOfSide(atStart, share, isLocked)),
      ),
      paid: sum(
        label('projection.paid-in', 'eur', 'RP-18', undefined, { regime }),
        own.map(({ paid, isLocked }) => partOfSide(paid, share, isLocked)),
      ),
    }
  })
  const whole = sum(
    label('projection.pieces-at-start', 'eur', 'RP-16'),
    grouped.map(({ atStart }) => atStart),
  )
  const hasShares = grouped.length > 1 && whole.value !== '0'
  return grouped.map(({ regime, atStart, paid }) => ({
    regime,
    paid,
    share: hasShares
      ? quotient(label('projection.piece-share', 'rate', 'RP-16', undefined, { regime }), [atStart, whole])
      : undefined,
  }))
}
