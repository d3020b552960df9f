import { completedYears, type PlainDate } from '../calendar/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { assumptionsAt } from '../withdrawal/index.ts'
import { projectionEvaluators } from './annuity.ts'
import { HORIZONS } from './model.ts'
import { pensionMonth, type CountedPension } from './pension.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import { paidOutOf, projectPlan } from './project.ts'
import { BARE_STEPS } from './steps.ts'

/** Net returns that are drawn beside the simulator's own, in percent a year. */
const OTHER_RETURNS = [0, 4] as const

/** What a project comes to with one net return; euros a month. */
export type Scenario = { readonly netReturn: number; readonly annuity: Euros; readonly delta: Euros }

/** What a project comes to at one age of departure; euros a month, gross. */
export type AgeOfDeparture = {
  readonly age: number
  readonly start: PlainDate
  readonly months: number
  readonly pension: CountedPension
  readonly pensionMonth: Euros
  readonly annuity: Euros
  readonly delta: Euros
  /** Euros that would be paid out at that departure. */
  readonly capital: Euros
  /** Lowest return first; the simulator's own among them. */
  readonly scenarios: readonly Scenario[]
}

/**
 * Computes a project at every age of departure, with three net returns.
 *
 * Rule RP-12. Ages from 60 to 70 that are still ahead; the figures of the plan's own age are the call's, to the cent.
 *
 * @param plan everything it follows from; its horizon is not read
 * @param tables the mortality tables
 */
export const agesOfDeparture = (plan: ProjectionPlan, tables: MortalityTables): readonly AgeOfDeparture[] => {
  const evaluators = projectionEvaluators(tables)
  const own = assumptionsAt(plan.today).netReturn
  const first = Math.max(HORIZONS.first, completedYears(plan.birthDate, plan.today))
  return Array.from({ length: Math.max(0, HORIZONS.last - first + 1) }, (_, place) => {
    const age = first + place
    const departure = departureOf(plan, age)
    const at = (netReturn: number) => projectPlan(BARE_STEPS, plan, evaluators, { departure, netReturn })
    const shown = at(own)
    return {
      age,
      start: departure.start,
      months: shown.months,
      pension: shown.pension,
      pensionMonth: pensionMonth(shown.pension),
      annuity: euros(shown.annuity),
      delta: euros(shown.delta),
      capital: paidOutOf(shown),
      scenarios: [...OTHER_RETURNS, own]
        .toSorted((a, b) => a - b)
        .map((netReturn) => {
          const { annuity, delta } = netReturn === own ? shown : at(netReturn)
          return { netReturn, annuity: euros(annuity), delta: euros(delta) }
        }),
    }
  })
}

const SHOWN_BEFORE = 1
const SHOWN = 5

/** The ages beside the chosen one that a short table shows: one before it and those after it, five in all where there are. */
export const agesAround = (rows: readonly AgeOfDeparture[], horizon: number): readonly AgeOfDeparture[] => {
  const chosen = Math.max(
    0,
    rows.findIndex(({ age }) => age === horizon),
  )
  const from = Math.max(0, Math.min(chosen - SHOWN_BEFORE, rows.length - SHOWN))
  return rows.slice(from, from + SHOWN)
}
