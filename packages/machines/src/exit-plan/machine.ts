import { exitPlans, type ExitCase, type ExitPlans, type PlanKind } from '@hautelisse/domain/exit-plan'
import { childrenOf, type Household } from '@hautelisse/domain/household'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { assign, setup, type SnapshotFrom } from 'xstate'
import type { ExitSavings } from './savings.ts'

/** Years over which the page plans, before another number is chosen. */
const USUAL_YEARS = 5
/** Ages that may be stated. */
const UNTIL_AGES: readonly number[] = [80, 85, 90, 95, 100]
const USUAL_UNTIL = 85

export type ExitPlanInput = {
  /** What the results handed over; undefined where the page was opened by its address. */
  readonly savings: ExitSavings | undefined
}

export type ExitPlanEvent =
  | { readonly type: 'householdTold'; readonly household: Household | undefined }
  | { readonly type: 'yearsChosen'; readonly years: number }
  | { readonly type: 'untilChosen'; readonly until: number }
  | { readonly type: 'planOpened'; readonly plan: PlanKind }

type ExitPlanContext = {
  readonly savings: ExitSavings | undefined
  readonly household: Household | undefined
  readonly years: number
  readonly until: number
  /** Plan whose first year is explained. */
  readonly opened: PlanKind
  readonly plans: ExitPlans | undefined
}

/** The case of a plan: the taxable income of the notice stands for all incomes of the household, net of the 10 % already. */
const caseOf = (savings: ExitSavings, household: Household, { years, until }: ExitPlanContext): ExitCase => ({
  marital_status: household.declares,
  single_parent: false,
  children: childrenOf(household),
  incomes: { pension: ZERO_EUROS, spouse_pension: ZERO_EUROS, other: household.taxableIncome },
  savings: { vvd: savings.vvd, vvnd: savings.vvnd, es: savings.es, co: ZERO_EUROS },
  age: savings.age,
  until,
  years,
  growth: 0,
  annuity_rate: 0,
  gains_taxed: 'flat',
  small_capital: 'pension',
  least_part: ZERO_EUROS,
})

const plansOf = (context: ExitPlanContext): ExitPlans | undefined => {
  const { savings, household } = context
  return savings && household && exitPlans(caseOf(savings, household, context), savings.start)
}

/** Ages that may be stated for a plan: those that lie behind its last year. */
const agesFor = (savings: ExitSavings | undefined, years: number): readonly number[] =>
  UNTIL_AGES.filter((age) => age >= (savings?.age ?? 0) + years)

const withPlans = (context: ExitPlanContext): ExitPlanContext => {
  const ages = agesFor(context.savings, context.years)
  const next = { ...context, until: ages.includes(context.until) ? context.until : (ages[0] ?? context.until) }
  return { ...next, plans: plansOf(next) }
}

const base = setup({
  types: { context: {} as ExitPlanContext, events: {} as ExitPlanEvent, input: {} as ExitPlanInput },
  guards: { hasSavings: ({ context: { savings } }) => savings !== undefined },
  actions: {
    takeHousehold: assign(({ context, event }) =>
      event.type === 'householdTold' ? withPlans({ ...context, household: event.household }) : {},
    ),
    takeYears: assign(({ context, event }) =>
      event.type === 'yearsChosen' ? withPlans({ ...context, years: event.years }) : {},
    ),
    takeUntil: assign(({ context, event }) =>
      event.type === 'untilChosen' ? withPlans({ ...context, until: event.until }) : {},
    ),
    openPlan: assign(({ event }) => (event.type === 'planOpened' ? { opened: event.plan } : {})),
  },
})

/** The plan of exit of one result: its years, its stated age and the household, and what follows from them. BEY-51. */
export const exitPlanMachine = base.createMachine({
  id: 'exitPlan',
  context: ({ input: { savings } }) => ({
    savings,
    household: undefined,
    years: USUAL_YEARS,
    until: USUAL_UNTIL,
    opened: 'most-net',
    plans: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasSavings', target: 'planning' }, { target: 'withoutSavings' }] },
    withoutSavings: {},
    planning: {
      on: {
        householdTold: { actions: 'takeHousehold' },
        yearsChosen: { actions: 'takeYears' },
        untilChosen: { actions: 'takeUntil' },
        planOpened: { actions: 'openPlan' },
      },
    },
  },
})

export type ExitPlanSnapshot = SnapshotFrom<typeof exitPlanMachine>

/** What the page shows. */
export type ExitPlanView = {
  readonly savings: ExitSavings
  readonly years: number
  readonly until: number
  readonly ages: readonly number[]
  readonly opened: PlanKind
  /** Undefined until the household is known. */
  readonly plans: ExitPlans | undefined
}

/**
 * Shows the plan; undefined where no result handed savings over.
 *
 * @param snapshot state of the machine
 * @example selectExitPlan(snapshot)?.plans?.plans['at-once'].net // 73 652,00 € of 100 000 €
 */
export const selectExitPlan = ({ context }: ExitPlanSnapshot): ExitPlanView | undefined => {
  const { savings, years, until, opened, plans } = context
  return savings && { savings, years, until, ages: agesFor(savings, years), opened, plans }
}
