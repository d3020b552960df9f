import type { AnnuityType } from '@hautelisse/domain/annuity'
import { yearOf } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { isPositive, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { convertingOf } from '@hautelisse/domain/withdrawal'
import type { Contract, PartForm, PartName, ReversionPercentage, TypedAmount } from '@hautelisse/domain/withdrawal'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** One part of a contract as it was split. */
export type AnsweredPart = {
  readonly contract: Contract
  readonly name: PartName
  readonly balance: Euros
  readonly capital: Euros
  readonly annuity: Euros
}

/** What the saver answered to get the result: it stands beside the figures and at the head of their paper. */
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
  /** Parts that hold something, in the order of their contracts. */
  readonly parts: readonly AnsweredPart[]
}

const amountOf = ({ parsed }: TypedAmount): Euros => (parsed.kind === 'amount' ? parsed.amount : ZERO_EUROS)

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
  const answered = ({ policyId, name, balance, capital, annuity }: PartForm): readonly AnsweredPart[] => {
    const contract = contracts.find(({ account }) => account.policy_id === policyId)
    if (contract === undefined || !isPositive(balance)) return []
    return [{ contract, name, balance, capital: amountOf(capital), annuity: amountOf(annuity) }]
  }
  const parts = form.distribution.flatMap(answered)
  return {
    age,
    birthYear: yearOf(birthDate),
    spouse: isShared ? { birthDate: born, percentage } : undefined,
    isConverting: convertingOf(result.contracts).length > 0,
    option: form.annuity_type,
    contracts: contracts.filter((contract) => parts.some((part) => part.contract === contract)),
    parts,
  }
}
