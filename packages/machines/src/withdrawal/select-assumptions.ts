import type { PlainDate } from '@hautelisse/domain/calendar'
import { valueOf } from '@hautelisse/domain/explain'
import type { TableCode } from '@hautelisse/domain/mortality'
import { assumptionsAt, availableOf, scheduleOf, tableOf } from '@hautelisse/domain/withdrawal'
import type { Contract } from '@hautelisse/domain/withdrawal'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** What the result assumes, for the list under it; a rate that the answer does not state is absent. All rates are in percent. */
export type AssumptionsView = {
  readonly start: PlainDate
  /** Whole months from the answer to the start. */
  readonly months: number
  readonly returnPercent: number | undefined
  readonly technicalRatePercent: number | undefined
  readonly feePercent: number | undefined
  readonly revaluationPercent: number | undefined
  /** Set when a figure stands in for a later day than its last check: the earliest of these checks. */
  readonly checkedUntil: PlainDate | undefined
  /** Tables in use, each with its contracts that convert something. */
  readonly tables: readonly { readonly table: TableCode; readonly contracts: readonly Contract[] }[]
}

/**
 * Lists what the result assumes (docs/decisions/07, S-GEN-07).
 *
 * @param snapshot state of the machine
 * @returns nothing without a result
 * @example selectAssumptions(snapshot)?.returnPercent // 2
 */
export const selectAssumptions = ({ context }: WithdrawalSnapshot): AssumptionsView | undefined => {
  const { result, birthDate, contracts } = context
  if (result === undefined) return undefined
  const available = availableOf(result.contracts)
  const { start, months } = scheduleOf({ birthDate, retirementAge: result.request.retirement_age, asOf: result.on })
  const fee = available.find(({ explanation }) => explanation !== undefined)?.explanation?.fee
  const converting = contracts.filter(({ account }) =>
    available.some(({ policyId, convertedAtStart }) => policyId === account.policy_id && convertedAtStart?.isZero() !== true),
  )
  const tables = [...new Set(converting.map(({ account }) => tableOf(account)))]
  return {
    start,
    months,
    returnPercent: available[0]?.returnPercent,
    technicalRatePercent: available[0]?.technicalRatePercent,
    feePercent: fee && valueOf(fee).times(100).toNumber(),
    revaluationPercent: available[0]?.revaluationPercent,
    checkedUntil: assumptionsAt(result.on).checkedUntil,
    tables: tables.map((table) => ({ table, contracts: converting.filter(({ account }) => tableOf(account) === table) })),
  }
}
