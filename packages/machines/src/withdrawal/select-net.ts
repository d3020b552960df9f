import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Euros } from '@hautelisse/domain/money'
import { gainRates, netCheckedUntil, offeredRates } from '@hautelisse/domain/net-income'
import type { GainRates, NetRates, OfferedRates, Origin, Regime } from '@hautelisse/domain/net-income'
import {
  availableOf,
  explainNet,
  headingFigure,
  netAnnuity,
  netCapital,
  netSmallAnnuity,
  netTotal,
  scheduleOf,
  totalCapitalOf,
  totalOf,
} from '@hautelisse/domain/withdrawal'
import type { Contract, NetPart, NetQuestion, NetTotal } from '@hautelisse/domain/withdrawal'
import type { KeptResult, WithdrawalMachineContext } from './context.ts'
import type { FigureId } from './figures.ts'
import { expectedRates } from './rates.ts'
import type { ExplanationView } from './select-explanation.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** A piece of a contract with what charges and tax leave of it. */
export type NetRowView = NetTotal & {
  readonly id: FigureId
  readonly contract: Contract
  readonly origin: Origin
  readonly regime: Regime
  readonly paid: Euros | undefined
}

/** One side of the result, gross, and net once both rates are picked. */
export type NetSideView = {
  readonly gross: Euros
  /** Undefined until both rates are picked, and where a contract's regime is not modelled. */
  readonly total: (NetTotal & { readonly id: FigureId }) | undefined
  readonly rows: readonly NetRowView[]
}

/** What charges and tax leave of the result. */
export type NetView = {
  /** Rates to choose from, in percent. */
  readonly offered: OfferedRates
  readonly marginal: number | undefined
  readonly pensionCharges: number | undefined
  /** Whether both rates are known: picked, or by the household. */
  readonly isPicked: boolean
  /** Whether one of them was picked by hand. */
  readonly isByHand: boolean
  /** First day of what is received: its law holds. */
  readonly start: PlainDate
  /** What is taken from gains, in percent. */
  readonly onGains: GainRates
  /** Undefined where nothing becomes an annuity, or where one contract does not offer the amount that leads. */
  readonly annuity: NetSideView | undefined
  /** Undefined where nothing comes as capital. */
  readonly capital: NetSideView | undefined
  /** Set when a figure of the law stands in for the day of the start: its last check. */
  readonly checkedUntil: PlainDate | undefined
}

const startOf = ({ birthDate }: WithdrawalMachineContext, { request, on }: KeptResult) =>
  scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf: on })

/** A rate that is not offered, as in a draft that was tampered with, counts as not picked. */
const pickedIn = (context: WithdrawalMachineContext, offered: OfferedRates): Partial<NetRates> => {
  const rates = expectedRates(context)
  return {
    ...(rates.marginal !== null && offered.marginal.includes(rates.marginal) ? { marginal: rates.marginal } : {}),
    ...(rates.pensionCharges !== null && offered.pensionCharges.includes(rates.pensionCharges)
      ? { pensionCharges: rates.pensionCharges }
      : {}),
  }
}

/** What a net amount is asked with; undefined until both rates are picked. */
const questionIn = (context: WithdrawalMachineContext, result: KeptResult): NetQuestion | undefined => {
  const schedule = startOf(context, result)
  const { marginal, pensionCharges } = pickedIn(context, offeredRates(schedule.start))
  if (marginal === undefined || pensionCharges === undefined) return undefined
  return { contracts: context.contracts, request: result.request, schedule, rates: { marginal, pensionCharges } }
}

/**
 * Lists the pieces of a net figure.
 *
 * @param context context of the stepper
 * @param id capital or annuity, gross or net, of all contracts or of one, or the annuity that the law provides for
 * @returns undefined until both rates are picked, for any other figure, and where a regime is not modelled
 */
export const netPartsOf = (context: WithdrawalMachineContext, id: FigureId): readonly NetPart[] | undefined => {
  const result = shownResult(context)
  const question = result && questionIn(context, result)
  if (result === undefined || question === undefined) return undefined
  const policyId = 'policyId' in id ? id.policyId : undefined
  const origin = 'origin' in id ? id.origin : undefined
  const counted = availableOf(result.contracts).filter((own) => policyId === undefined || own.policyId === policyId)
  const parts =
    id.kind === 'capital' || id.kind === 'net-capital'
      ? netCapital(counted, question)
      : id.kind === 'annuity' || id.kind === 'net-annuity'
        ? netAnnuity(counted, id.figure, id.period, question)
        : id.kind === 'small-annuity'
          ? netSmallAnnuity(counted, question)
          : undefined
  return origin === undefined ? parts : parts?.filter((part) => part.origin === origin)
}

/**
 * Gives what charges and tax leave of a gross capital or annuity of the result.
 *
 * @param snapshot state of the machine
 * @param id the gross figure
 * @returns undefined until both rates are picked, and for figures that have no net
 * @example selectNetOf(snapshot, { kind: 'capital' })?.net // 33 695,04 €
 */
export const selectNetOf = ({ context }: WithdrawalSnapshot, id: FigureId): NetTotal | undefined => {
  const parts = netPartsOf(context, id)
  return parts && netTotal(parts)
}

/**
 * Explains a net figure. It stands apart from `selectExplanation`, so that the law of net amounts is loaded with them alone.
 *
 * @param snapshot state of the machine
 * @param figure figure, by default the open one
 * @returns nothing for any other figure, and until both rates are picked
 * @example selectNetExplanation(snapshot, { kind: 'net-capital' })?.derivation.value // '33695.04'
 */
export const selectNetExplanation = (
  { context }: WithdrawalSnapshot,
  figure: FigureId | undefined = context.openedFigure,
): ExplanationView | undefined => {
  if (figure?.kind !== 'net-capital' && figure?.kind !== 'net-annuity') return undefined
  const derivation = explainNet(netPartsOf(context, figure) ?? [])
  return derivation && { figure, derivation, contracts: [] }
}

const sideView = (context: WithdrawalMachineContext, id: FigureId, gross: Euros): NetSideView => {
  const parts = netPartsOf(context, id)
  return {
    gross,
    total: parts && { ...netTotal(parts), id },
    rows: (parts ?? []).flatMap(({ policyId, origin, regime, gross: own, charges, tax, net, paid }) => {
      const contract = context.contracts.find(({ account }) => account.policy_id === policyId)
      const row = { contract, origin, regime, gross: own, charges, tax, net, paid }
      return contract === undefined ? [] : [{ ...row, contract, id: { ...id, policyId, origin } as FigureId }]
    }),
  }
}

/**
 * Shows what charges and tax leave of the result's two sides: of the capital, and of a month of the annuity that leads. NET-02, NET-07.
 *
 * @param snapshot state of the machine
 * @returns undefined without a result
 * @example selectNet(snapshot)?.isPicked // false as long as one of the rates is missing
 */
export const selectNet = ({ context }: WithdrawalSnapshot): NetView | undefined => {
  const result = shownResult(context)
  if (result === undefined) return undefined
  const { start } = startOf(context, result)
  const offered = offeredRates(start)
  const { marginal, pensionCharges } = pickedIn(context, offered)
  const figure = headingFigure(result.contracts, {
    reversible: result.request.reversible,
    option: context.form.annuity_type,
  })
  const [capital, annuity] = [totalCapitalOf(result.contracts), totalOf(result.contracts, figure, 'month')]
  return {
    offered,
    marginal,
    pensionCharges,
    onGains: gainRates(start),
    isPicked: marginal !== undefined && pensionCharges !== undefined,
    isByHand: context.rates.marginal !== null || context.rates.pensionCharges !== null,
    start,
    annuity:
      annuity === undefined || annuity.isZero()
        ? undefined
        : sideView(context, { kind: 'net-annuity', figure, period: 'month' }, annuity),
    capital: capital.isZero() ? undefined : sideView(context, { kind: 'net-capital' }, capital),
    checkedUntil: netCheckedUntil(start),
  }
}
