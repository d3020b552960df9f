import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { compareAges, headingFigure, takingPart } from '@hautelisse/domain/withdrawal'
import type { AnnuityFigure, ComparedAge } from '@hautelisse/domain/withdrawal'
import type { WithdrawalMachineContext } from './context.ts'

/** Ages beside each other. */
export type AgesView = {
  /** Savings of today that each way receives. */
  readonly saved: Euros
  /** Annuity that is compared. */
  readonly figure: AnnuityFigure
  readonly ages: readonly ComparedAge[]
}

/** What of a stepper's context the comparison depends on: nothing else makes it anew. */
export type AgesQuestion = Pick<WithdrawalMachineContext, 'result' | 'birthDate' | 'contracts' | 'isInTodaysEuros'> & {
  readonly option: AnnuityType | null
}

/**
 * Compares ages and ways to receive the same savings, in the page and by the engine of the answer. NET-08.
 *
 * @param question what of the context it depends on
 * @param tables mortality tables
 * @returns undefined without a result
 * @example agesOf({ result, birthDate, contracts, option: 'RV_NR', isInTodaysEuros: false }, tables)?.ages.map(({ age }) => age) // [63, 64, 67]
 */
export const agesOf = (
  { result, birthDate, contracts, option, isInTodaysEuros }: AgesQuestion,
  tables: MortalityTables,
): AgesView | undefined => {
  if (result === undefined) return undefined
  const { request, on } = result
  const accounts = takingPart(contracts).map(({ account }) => account)
  const figure = headingFigure(result.contracts, { reversible: request.reversible, option })
  return {
    saved: sumEuros(takingPart(contracts).flatMap(({ parts }) => parts.map(({ balance }) => balance))),
    figure,
    ages: compareAges({ accounts, birthDate, request, asOf: on, tables, figure, isInTodaysEuros }),
  }
}
