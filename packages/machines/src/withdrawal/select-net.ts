import type { PlainDate } from '@hautelisse/domain/calendar'
import { euros, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { gainRates, netCheckedUntil, offeredRates } from '@hautelisse/domain/net-income'
import type { GainRates, NetRates, OfferedRates, Origin, Regime } from '@hautelisse/domain/net-income'
import {
  availableOf,
  convertingOf,
  explainNet,
  mostNetOf,
  mostNetOfConverted,
  headingFigure,
  netAnnuity,
  netCapital,
  netSmallAnnuity,
  netTotal,
  savedAsCapital,
  scheduleOf,
  totalCapitalOf,
  totalOf,
} from '@hautelisse/domain/withdrawal'
import type { Contract, NetPart, NetQuestion, NetTotal } from '@hautelisse/domain/withdrawal'
import type { KeptResult, WithdrawalMachineContext } from './context.ts'
import type { FigureId, ResultFigure } from './figures.ts'
import { expectedRates, paidInOf } from './rates.ts'
import type { ExplanationView } from './select-explanation.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/**
 * What charges and tax leave. `isMost`: what was paid in is not said, so that `net` is the most that may be left, in whole euros, and what is taken is not known.
 */
export type ShownNet = NetTotal & { readonly isMost: boolean }

/** A piece of a contract with what charges and tax leave of it. */
export type NetRowView = ShownNet & {
  readonly id: ResultFigure
  readonly contract: Contract
  readonly origin: Origin
  readonly regime: Regime
  readonly paid: Euros | undefined
}

/** One side of the result, gross, and net once both rates are picked. */
export type NetSideView = {
  readonly gross: Euros
  /** Undefined until both rates are picked, and where a contract's regime is not modelled. */
  readonly total: (ShownNet & { readonly id: ResultFigure }) | undefined
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
  /** What was paid in, as it is typed, of which savings; undefined where it decides nothing. */
  readonly paidIn: { readonly text: string; readonly of: Euros; readonly isWrong: boolean } | undefined
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
  const { contracts } = context
  const { request } = result
  const amount = paidInOf(context)
  const paidIn = amount && { amount, of: savedAsCapital({ contracts, request }) }
  return { contracts, request, schedule, rates: { marginal, pensionCharges }, paidIn }
}

/** A piece with the most that may be left of it, as long as that depends on what was paid in. */
type Piece = NetPart & { readonly most: Euros | undefined }

const withMost = (parts: readonly NetPart[], mostOf: () => readonly Euros[] | undefined): readonly Piece[] => {
  const most = parts.some(({ paid }) => paid !== undefined) ? mostOf() : undefined
  return parts.map((part, place) => ({ ...part, most: part.paid === undefined ? undefined : most?.[place] }))
}

/**
 * Lists the pieces of a net figure: of the capital or the annuity, gross or net, of all contracts or of one, or of the annuity that the law provides for. Undefined
 * until both rates are known, for any other figure, and where a regime is not modelled.
 */
const piecesOf = (context: WithdrawalMachineContext, id: FigureId): readonly Piece[] | undefined => {
  const result = shownResult(context)
  const question = result && questionIn(context, result)
  if (result === undefined || question === undefined) return undefined
  const policyId = 'policyId' in id ? id.policyId : undefined
  const origin = 'origin' in id ? id.origin : undefined
  const counted = availableOf(result.contracts).filter((own) => policyId === undefined || own.policyId === policyId)
  const isCapital = id.kind === 'capital' || id.kind === 'net-capital'
  const parts = isCapital
    ? netCapital(counted, question)
    : id.kind === 'annuity' || id.kind === 'net-annuity'
      ? netAnnuity(counted, id.figure, id.period, question)
      : id.kind === 'small-annuity'
        ? netSmallAnnuity(counted, question)
        : undefined
  const isOpen = isCapital && question.paidIn === undefined
  const pieces = parts && withMost(parts, () => (isOpen ? mostNetOf(counted, question) : undefined))
  return origin === undefined ? pieces : pieces?.filter((piece) => piece.origin === origin)
}

/** What is left of pieces together; the most of it in whole euros, down, where that is all that is known. */
const shownNet = (pieces: readonly Piece[]): ShownNet => {
  const total = netTotal(pieces)
  const isMost = pieces.some(({ most }) => most !== undefined)
  const most = sumEuros(pieces.map((piece) => piece.most ?? piece.net))
  return { ...total, net: isMost ? euros(most.floor()) : total.net, isMost }
}

/**
 * Gives what charges and tax leave of a gross capital or annuity of the result.
 *
 * @param snapshot state of the machine
 * @param id the gross figure
 * @returns undefined until both rates are known, and for figures that have no net
 * @example selectNetOf(snapshot, { kind: 'capital' })?.net // 33 695,04 €
 */
export const selectNetOf = ({ context }: WithdrawalSnapshot, id: FigureId): ShownNet | undefined => {
  const pieces = piecesOf(context, id)
  return pieces && shownNet(pieces)
}

/**
 * Gives the net of a gross figure in the other kind of euros: of the start beside those of today, and the other way round. NET-09, WITH-12.
 *
 * @param snapshot state of the machine
 * @param id the gross figure
 * @returns undefined where it has no net, and where it is the same
 */
export const selectOtherNet = (snapshot: WithdrawalSnapshot, id: FigureId): ShownNet | undefined => {
  const { context } = snapshot
  const here = selectNetOf(snapshot, id)
  const there = selectNetOf({ ...snapshot, context: { ...context, isInTodaysEuros: !context.isInTodaysEuros } }, id)
  return here === undefined || there === undefined || here.net.equals(there.net) ? undefined : there
}

/**
 * Gives the most that charges and tax would leave, as capital, of the savings that become an annuity. WITH-07.
 *
 * @param snapshot state of the machine
 * @returns undefined until both rates are known, and where a regime is not modelled
 */
export const selectMostNetOfConverted = ({ context }: WithdrawalSnapshot): Euros | undefined => {
  const result = shownResult(context)
  const question = result && questionIn(context, result)
  return result && question && mostNetOfConverted(convertingOf(result.contracts), question)
}

/**
 * Explains a net figure. It stands apart from `selectExplanation`, so that the law of net amounts is loaded with them alone.
 *
 * @param snapshot state of the machine
 * @param figure figure, by default the open one
 * @returns nothing for any other figure, until both rates are known, and for a capital until it is said what was paid in
 * @example selectNetExplanation(snapshot, { kind: 'net-capital' })?.derivation.value // '33695.04'
 */
export const selectNetExplanation = (
  { context }: WithdrawalSnapshot,
  figure: FigureId | undefined = context.openedFigure,
): ExplanationView | undefined => {
  if (figure?.kind !== 'net-capital' && figure?.kind !== 'net-annuity') return undefined
  const pieces = piecesOf(context, figure) ?? []
  const derivation = shownNet(pieces).isMost ? undefined : explainNet(pieces)
  return derivation && { figure, derivation, contracts: [] }
}

const sideView = (context: WithdrawalMachineContext, id: ResultFigure, gross: Euros): NetSideView => {
  const pieces = piecesOf(context, id)
  return {
    gross,
    total: pieces && { ...shownNet(pieces), id },
    rows: (pieces ?? []).flatMap((piece) => {
      const { policyId, origin, regime, paid } = piece
      const contract = context.contracts.find(({ account }) => account.policy_id === policyId)
      const shown = { ...shownNet([piece]), origin, regime, paid }
      return contract === undefined ? [] : [{ ...shown, contract, id: { ...id, policyId, origin } as ResultFigure }]
    }),
  }
}

/** What was paid in is asked for where charges and tax on a capital depend on it. */
const askedPaidIn = (context: WithdrawalMachineContext, { request }: KeptResult, capital: NetSideView | undefined) =>
  capital?.rows.some(({ paid }) => paid !== undefined) === true
    ? {
        text: context.paidIn,
        of: savedAsCapital({ contracts: context.contracts, request }),
        isWrong: context.paidIn.trim() !== '' && paidInOf(context) === undefined,
      }
    : undefined

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
  const once = capital.isZero() ? undefined : sideView(context, { kind: 'net-capital' }, capital)
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
    capital: once,
    paidIn: askedPaidIn(context, result, once),
    checkedUntil: netCheckedUntil(start),
  }
}
