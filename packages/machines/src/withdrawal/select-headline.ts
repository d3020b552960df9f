import { sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { refusableCapital } from '@hautelisse/domain/withdrawal'
import type { Contract, RefusableCapital, Side } from '@hautelisse/domain/withdrawal'
import type { WithdrawalMachineContext } from './context.ts'
import { selectAnnuity } from './select-annuity.ts'
import type { FigureView } from './select-annuity.ts'
import { selectResults } from './select-results.ts'
import type { OptionView, ResultsView } from './select-results.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** Capital of a contract that the law may refuse, with the annuity that it would impose. */
export type RefusableView = RefusableCapital & { readonly contract: Contract }

/** What the capital's side says first. */
export type CapitalHeadline =
  | { readonly kind: 'estimated'; readonly atStart: Euros; readonly today: Euros }
  /** Assumed to be accepted, though the law may refuse what is in doubt: all of it, or a part. */
  | {
      readonly kind: 'assumption'
      readonly atStart: Euros
      readonly today: Euros
      readonly inDoubt: Euros
      readonly isWhole: boolean
    }
  /** Asked for, and the answer holds none of it. */
  | { readonly kind: 'unavailable' }
  /** Nothing comes as capital; the side on which all savings stand, if they stand on one. */
  | { readonly kind: 'none'; readonly allAs: Side | undefined }

/** What the annuity's side says first. */
export type AnnuityHeadline =
  | { readonly kind: 'lead'; readonly lead: OptionView }
  /** With one contract, until an option is picked: the plain annuity, which no option exceeds at the start. */
  | { readonly kind: 'plain'; readonly plain: FigureView }
  /** The option chosen is not in the answer of every contract, or nobody of that age is offered it. */
  | { readonly kind: 'option-unavailable' | 'option-not-offered' }
  /** Asked for, and the answer holds none of it. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'none'; readonly allAs: Side | undefined }

/** Both answers of the simulation as they are to be read first. */
export type HeadlineView = {
  readonly capital: CapitalHeadline
  readonly annuity: AnnuityHeadline
  /** Contracts whose capital the law may refuse, each with the annuity it would impose; empty where none is in doubt. */
  readonly refusable: readonly RefusableView[]
}

const capitalHeadline = (results: ResultsView, refusable: readonly RefusableView[]): CapitalHeadline => {
  const { asked, capitalAtStart: atStart, capitalToday: today, hasCapital, isCapitalMissing } = results
  if (isCapitalMissing) return { kind: 'unavailable' }
  if (!hasCapital) return { kind: 'none', allAs: asked.allAs }
  if (refusable.length === 0) return { kind: 'estimated', atStart, today }
  const inDoubt = sumEuros(refusable.map(({ capital }) => capital))
  return { kind: 'assumption', atStart, today, inDoubt, isWhole: inDoubt.equals(atStart) }
}

const annuityHeadline = (results: ResultsView, plain: FigureView | undefined): AnnuityHeadline => {
  const { asked, canPickOption, isConverting, isLeadMissing, lead } = results
  if (!isConverting) return asked.hasAnnuity ? { kind: 'unavailable' } : { kind: 'none', allAs: asked.allAs }
  if (lead !== undefined) return { kind: 'lead', lead }
  if (canPickOption && plain !== undefined) return { kind: 'plain', plain }
  return { kind: isLeadMissing ? 'option-unavailable' : 'option-not-offered' }
}

const refusableIn = (context: WithdrawalMachineContext): readonly RefusableView[] =>
  refusableCapital(shownResult(context)?.contracts ?? []).flatMap((capital) => {
    const contract = context.contracts.find(({ account }) => account.policy_id === capital.policyId)
    return contract === undefined ? [] : [{ ...capital, contract }]
  })

/**
 * Shows what the results say first: whether the law may refuse the capital, and which annuity stands beside it. WITH-01, WITH-04.
 *
 * @param snapshot state of the machine
 * @returns nothing without a result
 * @example selectHeadline(snapshot)?.capital.kind // 'assumption'
 */
export const selectHeadline = (snapshot: WithdrawalSnapshot): HeadlineView | undefined => {
  const results = selectResults(snapshot)
  if (results === undefined) return undefined
  const refusable = refusableIn(snapshot.context)
  return {
    capital: capitalHeadline(results, refusable),
    annuity: annuityHeadline(results, selectAnnuity(snapshot)?.plain),
    refusable,
  }
}

/** The first amounts in the other kind of euros; each undefined if it is the same or unknown. */
export type OtherEurosView = {
  readonly capital: Euros | undefined
  /** A month of the annuity that leads. */
  readonly annuity: Euros | undefined
}

const capitalOf = ({ capital }: HeadlineView): Euros | undefined => ('atStart' in capital ? capital.atStart : undefined)
const annuityOf = ({ annuity }: HeadlineView): Euros | undefined =>
  annuity.kind === 'lead' ? annuity.lead.month : annuity.kind === 'plain' ? annuity.plain.month : undefined

/**
 * Gives what the results say first in the euros that are not shown: of the start beside those of today, and the other way round. NET-09.
 *
 * @param snapshot state of the machine
 * @returns nothing without a result
 * @example selectOtherEuros(snapshot)?.annuity // 161,30 € of 2028, where 157,09 € of today are shown
 */
export const selectOtherEuros = (snapshot: WithdrawalSnapshot): OtherEurosView | undefined => {
  const { context } = snapshot
  const shown = selectHeadline(snapshot)
  const other = selectHeadline({ ...snapshot, context: { ...context, isInTodaysEuros: !context.isInTodaysEuros } })
  if (shown === undefined || other === undefined) return undefined
  const differing = (amountOf: (view: HeadlineView) => Euros | undefined): Euros | undefined => {
    const [here, there] = [amountOf(shown), amountOf(other)]
    return here === undefined || there === undefined || here.equals(there) ? undefined : there
  }
  return { capital: differing(capitalOf), annuity: differing(annuityOf) }
}
