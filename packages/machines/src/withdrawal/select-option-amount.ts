import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import {
  explainWithdrawal,
  figuresOf,
  inTodaysEuros,
  scheduleOf,
  simulateWithdrawal,
  takingPart,
} from '@hautelisse/domain/withdrawal'
import type { SimulationResult } from '@hautelisse/domain/withdrawal'
import type { WithdrawalMachineContext } from './context.ts'
import { questionOf } from './progress.ts'
import { figureView, type FigureView } from './select-annuity.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** The answers are simulated once, not for each option and at each reading. */
const cache = { ofStart: new WeakMap<object, SimulationResult>(), ofToday: new WeakMap<object, SimulationResult>() }

const resultsFor = (context: WithdrawalMachineContext, tables: MortalityTables): SimulationResult | undefined => {
  const { form, birthDate, contracts, today, isInTodaysEuros } = context
  const request = questionOf({ ...context, form: { ...form, annuity_type: form.reversible === true ? 'RV_R' : 'RV_NR' } })
  if (request === undefined) return undefined
  const question = { accounts: takingPart(contracts).map(({ account }) => account), birthDate, request, asOf: today, tables }
  if (!isInTodaysEuros) return simulateWithdrawal(question)
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf: today })
  return inTodaysEuros(explainWithdrawal(question), schedule, today)
}

/**
 * Gives what an option would pay before it is chosen, computed in the page by the engine of the answer: the first of its amounts. WITH-11.
 *
 * @param snapshot state of the machine
 * @param option annuity option
 * @param tables mortality tables
 * @returns undefined as long as an answer before it is missing, and where a contract does not offer the option
 * @example selectOptionAmount(snapshot, 'RV_NR', tables)?.month // 161,30 €
 */
export const selectOptionAmount = (
  { context }: WithdrawalSnapshot,
  option: AnnuityType,
  tables: MortalityTables,
): FigureView | undefined => {
  const kept = context.isInTodaysEuros ? cache.ofToday : cache.ofStart
  const results = kept.get(context.form) ?? resultsFor(context, tables)
  if (results === undefined) return undefined
  kept.set(context.form, results)
  const [figure] = figuresOf(results, option)
  return figure && figureView(results, figure)
}
