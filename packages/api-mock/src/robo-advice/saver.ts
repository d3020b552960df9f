import type { Account } from '@hautelisse/domain/accounts'
import { addMonths, addYears, wholeMonthsBetween, type PlainDate } from '@hautelisse/domain/calendar'
import { assumptionsOn } from '@hautelisse/domain/futures'
import { legalAge } from '@hautelisse/domain/law'
import { divideEuros, roundToCents, sumEuros, type Euros } from '@hautelisse/domain/money'
import { frequencyOf, MONTHS_BETWEEN } from '@hautelisse/domain/payment'
import {
  assetClassOf,
  columnRisksOf,
  judgedAfter,
  mixOfFunds,
  risksOf,
  stepAt,
  type GridVersion,
  type HeldRoboFund,
  type RoboEntity,
  type RoboExplanation,
  type RoboHoldings,
} from '@hautelisse/domain/robo-advice'

import { scheduledOf } from '../operations/index.ts'
import { EURO_FUND, fundNamed, type Person } from '../people/index.ts'
import { accountsOn, IN_TRANSIT } from '../portfolios/index.ts'
import { gridForSavers, type KeptGrids } from './kept-grids.ts'
import { PLANS, type Plan } from './plans.ts'

/** A plan that is advised: the saver's contract, what scheduled payments put into each of its funds in a month, and the grid in force. */
export type Advised = {
  readonly plan: Plan
  readonly account: Account
  readonly scheduled: ReadonlyMap<string, Euros>
  readonly grid: GridVersion
}

const scheduledInto = (person: Person, account: Account, today: PlainDate): Advised['scheduled'] => {
  const own = (person.done?.scheduled ?? []).filter(({ policy_id }) => policy_id === account.policy_id)
  const parts = [...scheduledOf(person, account, today), ...own].flatMap(({ periodicity, repartitions }) =>
    repartitions.flatMap(({ investments }) =>
      investments.map(({ id, amount }) => ({
        id,
        monthly: divideEuros(amount, MONTHS_BETWEEN[frequencyOf(periodicity) ?? 'MENSUELLE']),
      })),
    ),
  )
  const byFund = Map.groupBy(parts, ({ id }) => id)
  return new Map([...byFund].map(([id, those]) => [id, roundToCents(sumEuros(those.map(({ monthly }) => monthly)))]))
}

const isFree = ({ management_type, is_guided, status }: Account): boolean =>
  management_type !== 'guided' && is_guided !== true && (status === undefined || status === 'ENCOURS')

/**
 * Lists the plans of a person that are advised: held in free management, with a grid in force that savers may see.
 *
 * @param person the person with everything done so far
 * @param grids every version of every grid
 * @param today day of the question
 */
export const advisedOf = (person: Person, grids: KeptGrids, today: PlainDate): readonly Advised[] => {
  const accounts = accountsOn(person, today)
  return PLANS.flatMap((plan) => {
    const account = accounts.find(
      ({ scope, company_id, type, ...rest }) =>
        scope === plan.scope && company_id === plan.company.id && type === plan.type && isFree({ scope, type, ...rest }),
    )
    const grid = account && gridForSavers(grids, plan.contract, today)
    return account === undefined || grid === undefined
      ? []
      : [{ plan, account, grid, scheduled: scheduledInto(person, account, today) }]
  })
}

/** Describes an advised plan as the call of entities does. */
export const entityOf = ({ plan, account }: Advised): RoboEntity => ({
  contract_id: plan.contract,
  entity_id: plan.company.id,
  account_type: plan.type,
  company_name: plan.company.name,
  scope: plan.scope,
  policy_id: account.policy_id,
})

const heldFundOf = ({ account, grid, scheduled }: Advised, id: string): HeldRoboFund => {
  const investments = (account.investments ?? []).filter((one) => one.id === id)
  const fund = fundNamed(id)
  const isEuro = fund === EURO_FUND
  const isOnGrid = grid.allocations.some((allocation) => allocation.id === id)
  return {
    id,
    label: fund?.label ?? investments[0]?.label ?? id,
    amount: sumEuros(investments.map(({ amount }) => amount)),
    ...(scheduled.has(id) ? { scheduled: scheduled.get(id) } : {}),
    asset_class: assetClassOf({ fund_type: isEuro ? 'EURO' : 'UC', classification: fund?.classification }),
    ongoing_charges: isEuro ? 0 : fund?.ongoing_charges,
    apart: id === IN_TRANSIT ? 'blocked' : isOnGrid ? null : 'not-on-grid',
  }
}

/**
 * Lists what a person holds in an advised plan, fund by fund, with what scheduled payments put into each. The payment of a month is what they put into the
 * funds that count. ROBO-33.
 *
 * @param advised the plan
 * @param today day of the question
 */
export const holdingsOf = (advised: Advised, today: PlainDate): RoboHoldings => {
  const { account, scheduled, grid } = advised
  const paid = grid.allocations.flatMap(({ id }) => (scheduled.has(id) ? [id] : []))
  const funds = [...new Set([...(account.investments ?? []).map(({ id }) => id), ...paid])].map((id) => heldFundOf(advised, id))
  return {
    policy_id: account.policy_id,
    title: account.title,
    as_of: account.date ?? today,
    monthly_payment: sumEuros(funds.flatMap((fund) => (fund.apart === null ? (fund.scheduled ?? []) : []))),
    funds,
  }
}

const [MONTHS, HALF_YEAR, SHORTEST] = [12, 6, 0.5]
const LATEST_AGE = 67

/** Day on which a person may retire. */
const retirementDay = ({ ais_profile, s2e_profile }: Person, today: PlainDate): PlainDate | undefined => {
  const birth = ais_profile?.birth_date ?? s2e_profile?.birth_date
  if (birth === undefined) return undefined
  const months = legalAge(birth, today)?.ageInMonths
  return months === undefined ? addYears(birth, LATEST_AGE) : addMonths(birth, months)
}

/**
 * Returns the years that a plan is held for, in half-years, unless the saver says otherwise: a retirement plan until the due date or the legal age;
 * a company savings plan as the saver has said, and never guessed.
 *
 * @param advised the plan
 * @param person whose it is
 * @param said years that the saver's questionnaire says, if it holds
 * @param today day of the question
 */
export const usualHorizon = (
  { plan, account }: Advised,
  person: Person,
  said: number | undefined,
  today: PlainDate,
): number | undefined => {
  if (plan.type === 'PEE') return said === undefined ? undefined : Math.max(SHORTEST, said)
  const end = account.retirement_due_date ?? retirementDay(person, today)
  if (end === undefined) return said
  const months = end <= today ? 0 : wholeMonthsBetween(today, end)
  return Math.max(SHORTEST, (Math.floor(months / HALF_YEAR) * HALF_YEAR) / MONTHS)
}

/**
 * Returns what stands behind the figures of an advised plan.
 *
 * @param advised the plan
 * @param horizon years, if they are known
 * @param today day of the question
 */
export const explanationOf = (advised: Advised, horizon: number | undefined, today: PlainDate): RoboExplanation => {
  const { grid } = advised
  const set = assumptionsOn(today)
  const step = horizon === undefined ? null : stepAt(grid.steps, horizon)
  const columnOf = (profile: 'offensive' | 'balanced' | 'defensive' | 'security') =>
    step === null ? null : columnRisksOf(set, grid, profile, step)
  const held = mixOfFunds(
    set,
    holdingsOf(advised, today).funds.map(({ amount, asset_class, ongoing_charges }) => ({
      amount: amount.toNumber(),
      asset_class,
      ongoing_charges,
    })),
  )
  return {
    assumptions: set.id,
    step,
    columns: {
      offensive: columnOf('offensive'),
      balanced: columnOf('balanced'),
      defensive: columnOf('defensive'),
      security: columnOf('security'),
    },
    today: step === null ? null : risksOf(held.mix, judgedAfter(grid.steps, step)),
    today_unclassified: held.unclassified,
  }
}
