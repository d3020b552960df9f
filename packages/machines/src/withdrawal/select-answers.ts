import type { AnnuityType } from '@hautelisse/domain/annuity'
import { yearOf } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { isPositive } from '@hautelisse/domain/money'
import { convertingOf } from '@hautelisse/domain/withdrawal'
import type { Contract, ReversionPercentage } from '@hautelisse/domain/withdrawal'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** What the saver answered to get the result: it stands beside the figures. */
export type AnswersView = {
  /** Age asked for, in years. */
  readonly age: number
  readonly birthYear: number
  /** Whom the annuity goes on to; nothing without reversion. */
  readonly spouse: { readonly birthDate: PlainDate; readonly percentage: ReversionPercentage } | undefined
  /** Without it there is no option to pick. */
  readonly isConverting: boolean
  /** Nothing until one is picked. */
  readonly option: AnnuityType | null
  readonly contracts: readonly Contract[]
}

/**
 * Shows what the result answers. WITH-06.
 *
 * @param snapshot state of the machine
 * @returns nothing without a result
 * @example selectAnswers(snapshot)?.birthYear // 1964
 */
export const selectAnswers = ({ context }: WithdrawalSnapshot): AnswersView | undefined => {
  const { birthDate, contracts, form, result } = context
  if (result === undefined) return undefined
  const { retirement_age: age, reversible, birth_date_spouse: born, reversion_percentage: percentage } = result.request
  const isShared = reversible === true && born !== undefined && percentage !== undefined
  const holding = new Set(form.distribution.flatMap(({ policyId, balance }) => (isPositive(balance) ? [policyId] : [])))
  return {
    age,
    birthYear: yearOf(birthDate),
    spouse: isShared ? { birthDate: born, percentage } : undefined,
    isConverting: convertingOf(result.contracts).length > 0,
    option: form.annuity_type,
    contracts: contracts.filter(({ account }) => holding.has(account.policy_id)),
  }
}
