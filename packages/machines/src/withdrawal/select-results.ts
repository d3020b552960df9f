import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { divideEuros, isPositive, MONTHS_PER_YEAR, roundToCents, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import {
  availableOf,
  basisOf,
  convertingOf,
  figuresOf,
  hasFigures,
  headingFigure,
  isOptionLacking,
  noticeOf,
  options,
  resultOfContract,
  scheduleOf,
  takingPart,
  totalCapitalOf,
  totalsOf,
} from '@hautelisse/domain/withdrawal'
import type {
  AnnuityFigure,
  AvailableResult,
  Contract,
  ContractBasis,
  DistributionForm,
  Schedule,
  Side,
  OtherTable,
  SmallAnnuity,
} from '@hautelisse/domain/withdrawal'
import type { KeptResult, WithdrawalMachineContext } from './context.ts'
import { isIncomplete, isOptionMissing, isSeveral } from './progress.ts'
import { figureView } from './select-annuity.ts'
import type { FigureView } from './select-annuity.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** An annuity option with the amount that heads it: at the start, with its shortest guarantee, or of its first step. */
export type OptionView = FigureView & { readonly option: AnnuityType }

/** An annuity by another table than its contract's. */
export type OtherTableView = { readonly table: OtherTable['table']; readonly month: Euros }

/** One contract of the result. */
export type ContractResultView =
  | { readonly kind: 'unavailable'; readonly contract: Contract }
  | {
      readonly kind: 'available'
      readonly contract: Contract
      readonly capitalToday: Euros | undefined
      readonly capitalAtStart: Euros | undefined
      readonly convertedAtStart: Euros | undefined
      /** Whether anything of it becomes an annuity. */
      readonly isConverting: boolean
      /** Its part of the amount that the result leads with, or of the plain annuity. */
      readonly annuity: FigureView
      readonly smallAnnuity: SmallAnnuity | undefined
      /** The plain annuity a month by the other table that may be applied, while this amount is the plain one. */
      readonly otherTable: OtherTableView | undefined
      readonly basis: ContractBasis | undefined
    }

/** How the saver split the savings that the result answers for, whatever the answer holds. */
export type AskedView = {
  readonly hasCapital: boolean
  readonly hasAnnuity: boolean
  /** The side on which all savings stand, if they stand on one. */
  readonly allAs: Side | undefined
  /** What was left without a side and so takes no part (MRM-78), if anything was. */
  readonly unsplit: Euros | undefined
}

/** The result as a whole. */
export type ResultsView = {
  /** Whether the answer holds figures for any contract; without them there is nothing to show but that (MRM-32). */
  readonly hasFigures: boolean
  /** Whether the answer lacks figures of a contract, its capital, or the option chosen: it can be asked for again. */
  readonly isIncomplete: boolean
  readonly asked: AskedView
  /** Day of the answer. */
  readonly on: PlainDate
  /** Age asked for, in years. */
  readonly age: number
  readonly schedule: Schedule
  readonly capitalToday: Euros
  readonly capitalAtStart: Euros
  /** Savings that become an annuity, at the start; absent where the answer does not state them for every contract. */
  readonly convertedAtStart: Euros | undefined
  /** Whether anything comes as capital. */
  readonly hasCapital: boolean
  /** Capital was asked for and the answer holds none of it: no zero stands for it. */
  readonly isCapitalMissing: boolean
  /** Whether anything becomes an annuity; without it there is no option to choose and nothing to draw. */
  readonly isConverting: boolean
  /**
   * The option that leads (docs/decisions/07): none until one is picked with one contract, and none where the one chosen before is not
   * offered, as guaranteed years are at a great age.
   */
  readonly lead: OptionView | undefined
  /** The option chosen is offered whatever the age, and the answer lacks it for one of the contracts at least. */
  readonly isLeadMissing: boolean
  /** Every option that the answer to "reversible?" allows and the result holds, the leading one first. */
  readonly options: readonly OptionView[]
  /** Whether the option is picked here: with one contract that converts something. */
  readonly canPickOption: boolean
  readonly contracts: readonly ContractResultView[]
}

/** By what is converted: one euro of savings is, though it gives no cent a month. */
const isConverting = ({ contracts }: KeptResult): boolean => convertingOf(contracts).length > 0

const optionView = ({ contracts }: KeptResult, option: AnnuityType): OptionView | undefined => {
  const [first] = figuresOf(contracts, option)
  const amount = first && figureView(contracts, first)
  return amount && { option, ...amount }
}

const otherTableView = ({ otherTable }: AvailableResult, { type }: AnnuityFigure): OtherTableView | undefined =>
  otherTable === undefined || type !== 'RV_NR'
    ? undefined
    : { table: otherTable.table, month: roundToCents(divideEuros(otherTable.rente, MONTHS_PER_YEAR)) }

const contractView = (contract: Contract, result: AvailableResult | undefined, figure: AnnuityFigure): ContractResultView => {
  const annuity = result && figureView([result], figure)
  if (result === undefined || annuity === undefined) return { kind: 'unavailable', contract }
  const { capitalToday, capitalAtStart, convertedAtStart, smallAnnuity } = result
  return {
    kind: 'available',
    contract,
    capitalToday,
    capitalAtStart,
    convertedAtStart,
    isConverting: convertingOf([result]).length > 0,
    annuity,
    smallAnnuity,
    otherTable: otherTableView(result, figure),
    basis: basisOf(result),
  }
}

const askedView = (distribution: DistributionForm): AskedView => {
  const { capital, annuity } = totalsOf(distribution)
  const [hasCapital, hasAnnuity] = [isPositive(capital), isPositive(annuity)]
  const notices = distribution.flatMap((part) => noticeOf(part) ?? [])
  const left = sumEuros(notices.filter(({ kind }) => kind === 'remaining').map(({ amount }) => amount))
  const unsplit = isPositive(left) ? left : undefined
  const isOneSided = unsplit === undefined && hasCapital !== hasAnnuity
  return { hasCapital, hasAnnuity, unsplit, allAs: isOneSided ? (hasCapital ? 'capital' : 'annuity') : undefined }
}

const resultsView = (context: WithdrawalMachineContext, result: KeptResult): ResultsView => {
  const { birthDate, contracts, form } = context
  const { on, request } = result
  const available = availableOf(result.contracts)
  const views = options(request.reversible).flatMap((option) => optionView(result, option) ?? [])
  const capitalAtStart = totalCapitalOf(result.contracts)
  const lead = views.find(({ option }) => option === form.annuity_type)
  const converted = available.flatMap(({ convertedAtStart }) => convertedAtStart ?? [])
  const asked = askedView(form.distribution)
  const hasCapital = isPositive(capitalAtStart)
  const heading = headingFigure(result.contracts, { reversible: request.reversible, option: form.annuity_type })
  const rows = takingPart(contracts).map((contract) =>
    contractView(contract, resultOfContract(result.contracts, contract.account.policy_id, heading), heading),
  )
  return {
    hasFigures: hasFigures(result.contracts),
    isIncomplete: isIncomplete(context),
    asked,
    on,
    age: request.retirement_age,
    schedule: scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf: on }),
    capitalToday: sumEuros(available.flatMap(({ capitalToday }) => capitalToday ?? [])),
    capitalAtStart,
    convertedAtStart: converted.length === available.length ? sumEuros(converted) : undefined,
    hasCapital,
    isCapitalMissing: asked.hasCapital && !hasCapital,
    isConverting: isConverting(result),
    lead,
    isLeadMissing: isOptionLacking(result.contracts, form.annuity_type),
    options: lead === undefined ? views : [lead, ...views.filter((view) => view !== lead)],
    canPickOption: !isSeveral(context) && isConverting(result),
    contracts: rows,
  }
}

/**
 * Shows the result; every figure comes from the API's answer.
 *
 * @param snapshot state of the machine
 * @returns nothing as long as no answer fits the question as it stands
 * @example selectResults(snapshot)?.capitalAtStart // 35 439,51 €
 */
export const selectResults = ({ context }: WithdrawalSnapshot): ResultsView | undefined => {
  const result = shownResult(context)
  return result && resultsView(context, result)
}

/** Whether the option is still to be picked on the result before it can be printed. */
export const selectIsOptionMissing = ({ context }: WithdrawalSnapshot): boolean => isOptionMissing(context)
