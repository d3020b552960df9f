import { difference, sum } from '@hautelisse/domain/explain'
import type { Derivation } from '@hautelisse/domain/explain'
import {
  availableOf,
  basisOf,
  explainAnnuity,
  explainCapital,
  explainConverted,
  explainGap,
  explainOtherTable,
  explainSpouse,
  explainTotal,
  explainTotalCapital,
  explainTotalConverted,
  ofContract,
} from '@hautelisse/domain/withdrawal'
import type { AvailableResult, Contract, Period, SimulationRequest, SimulationResult, Term } from '@hautelisse/domain/withdrawal'
import type { KeptResult } from './context.ts'
import { isOfLongLife, type FigureId, type GuaranteedFigure, type ResultFigure, type ReversibleFigure } from './figures.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** A figure with the whole of its calculation. */
export type ExplanationView = {
  readonly figure: ResultFigure
  readonly derivation: Derivation
  /** For a total: its contracts, each with its own calculation, in the order of the sum. Empty for one contract's figure. */
  readonly contracts: readonly { readonly contract: Contract; readonly derivation: Derivation }[]
}

const TOTAL_UNIT = { month: 'eur-per-month', year: 'eur-per-year' } as const
const SPOUSE_TERM = { month: 'withdrawal.spouse-month', year: 'withdrawal.spouse-year' } as const satisfies Record<Period, Term>

/**
 * Derives what the spouse receives of all contracts.
 *
 * @param results answer of the simulation
 * @param request question with the percentage
 * @param figure annuity that goes on
 * @param period for a month or a year
 */
export const explainTotalSpouse = (
  results: SimulationResult,
  { reversion_percentage: percentage }: Pick<SimulationRequest, 'reversion_percentage'>,
  figure: ReversibleFigure,
  period: Period,
): Derivation | undefined => {
  if (percentage === undefined) return undefined
  const trees = availableOf(results).flatMap((result) => {
    const tree = explainSpouse(result, figure, percentage, period)
    return tree === undefined ? [] : [ofContract(tree, result.policyId)]
  })
  return trees.length === 0 ? undefined : sum({ term: SPOUSE_TERM[period], unit: TOTAL_UNIT[period] }, trees)
}

/** Both annuities are with reversion, or both without. */
const explainGuaranteeGap = (results: SimulationResult, figure: GuaranteedFigure, period: Period): Derivation | undefined => {
  const amount = explainTotal(results, figure, period)
  const plain = explainTotal(results, { type: figure.type === 'RV_RAG' ? 'RV_R' : 'RV_NR' }, period)
  return amount && plain && difference({ term: 'withdrawal.gap' satisfies Term, unit: TOTAL_UNIT[period] }, [amount, plain])
}

const explainTotals = ({ contracts, request }: KeptResult, figure: ResultFigure): Derivation | undefined => {
  switch (figure.kind) {
    case 'capital':
      return explainTotalCapital(contracts)
    case 'converted':
      return explainTotalConverted(contracts)
    case 'annuity':
      return explainTotal(contracts, figure.figure, figure.period)
    case 'spouse':
      return explainTotalSpouse(contracts, request, figure.figure, figure.period)
    case 'reversion-price':
      return explainGap(contracts, { type: 'RV_R' }, figure.period)
    case 'guarantee-gap':
      return explainGuaranteeGap(contracts, figure.figure, figure.period)
    case 'guarantee-limit':
    case 'small-annuity':
    case 'other-table':
    case 'net-capital':
    case 'net-annuity':
      return undefined
    default:
      return figure satisfies never
  }
}

const explainOne = (result: AvailableResult, request: SimulationRequest, figure: ResultFigure): Derivation | undefined => {
  switch (figure.kind) {
    case 'capital':
      return explainCapital(result)
    case 'converted':
      return explainConverted(result)
    case 'annuity':
      return explainAnnuity(result, figure.figure, figure.period)
    case 'spouse':
      return request.reversion_percentage && explainSpouse(result, figure.figure, request.reversion_percentage, figure.period)
    case 'reversion-price':
      return explainGap([result], { type: 'RV_R' }, figure.period)
    case 'guarantee-gap':
      return explainGuaranteeGap([result], figure.figure, figure.period)
    case 'guarantee-limit':
      return basisOf(result)?.guaranteeLimit
    case 'small-annuity':
      return result.smallAnnuity?.derivation
    case 'other-table':
      return explainOtherTable(result)
    case 'net-capital':
    case 'net-annuity':
      return undefined
    default:
      return figure satisfies never
  }
}

/**
 * Explains a figure of the results: the open one, or any other for the printed summary.
 *
 * @param snapshot state of the machine
 * @param figure figure, by default the open one
 * @returns nothing when no figure is open, and when the answer carries no explanation of it
 * @example selectExplanation(snapshot, { kind: 'capital' })?.derivation.value // '35439.51'
 */
export const selectExplanation = (
  { context }: WithdrawalSnapshot,
  figure: FigureId | undefined = context.openedFigure,
): ExplanationView | undefined => {
  const { contracts } = context
  const result = shownResult(context)
  if (result === undefined || figure === undefined || isOfLongLife(figure)) return undefined
  const policyId = 'policyId' in figure ? figure.policyId : undefined
  const own = availableOf(result.contracts).find((candidate) => candidate.policyId === policyId)
  const derivation = policyId === undefined ? explainTotals(result, figure) : own && explainOne(own, result.request, figure)
  if (derivation === undefined) return undefined
  const parts = policyId === undefined ? derivation.inputs : []
  return {
    figure,
    derivation,
    contracts: parts.flatMap((part) => {
      const contract = contracts.find(({ account }) => account.policy_id === part.details?.['policy_id'])
      return contract === undefined ? [] : [{ contract, derivation: part }]
    }),
  }
}

/** Figure whose explanation is open on the results. */
export const selectOpenedFigure = ({ context }: WithdrawalSnapshot): FigureId | undefined => context.openedFigure
