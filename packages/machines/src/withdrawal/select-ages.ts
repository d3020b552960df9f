import type { MortalityTables } from '@hautelisse/domain/mortality'
import { sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { compareAges, headingFigure, takingPart } from '@hautelisse/domain/withdrawal'
import type { AnnuityFigure, ComparedAge } from '@hautelisse/domain/withdrawal'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** Ages beside each other. */
export type AgesView = {
  /** Savings of today that each way receives. */
  readonly saved: Euros
  /** Annuity that is compared. */
  readonly figure: AnnuityFigure
  readonly ages: readonly ComparedAge[]
}

/**
 * Compares ages and ways to receive the same savings, in the page and by the engine of the answer. NET-08.
 *
 * @param snapshot state of the machine
 * @param tables mortality tables
 * @returns undefined without a result
 * @example selectAges(snapshot, tables)?.ages.map(({ age }) => age) // [63, 64, 67]
 */
export const selectAges = ({ context }: WithdrawalSnapshot, tables: MortalityTables): AgesView | undefined => {
  const { result, birthDate, contracts, form, isInTodaysEuros } = context
  if (result === undefined) return undefined
  const { request, on } = result
  const accounts = takingPart(contracts).map(({ account }) => account)
  const figure = headingFigure(result.contracts, { reversible: request.reversible, option: form.annuity_type })
  return {
    saved: sumEuros(takingPart(contracts).flatMap(({ parts }) => parts.map(({ balance }) => balance))),
    figure,
    ages: compareAges({ accounts, birthDate, request, asOf: on, tables, figure, isInTodaysEuros }),
  }
}
