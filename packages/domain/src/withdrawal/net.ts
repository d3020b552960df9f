import { difference, given, product, quotient, relabelled, roundedToCents, sum, type Derivation } from '../explain/index.ts'
import { netOf, regimeOf, type NetPayment, type NetRates, type Origin, type Regime } from '../net-income/index.ts'
import { euros, isPositive, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { readDistribution } from './distribution-wire.ts'
import { isRefusable, takingPart, type Contract } from './eligibility.ts'
import { annuityOf, availableOf } from './figures.ts'
import { explainAnnuity, explainCapital } from './figure-explanations.ts'
import type { Side, SimulationRequest, SplitPart } from './model.ts'
import { deflate } from './todays-euros.ts'
import type { AnnuityFigure, AvailableResult, Period, SimulationResult } from './result.ts'
import type { Schedule } from './schedule.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** What the saver says was paid in, of the savings of today that come as capital; both in euros. */
export type PaidIn = { readonly amount: Euros; readonly of: Euros }

/**
 * Gives the savings of today that come as capital: what is paid in is asked of them.
 *
 * @param asked contracts of the saver, and how the request splits them
 * @example savedAsCapital(question) // 34 516,02 €
 */
export const savedAsCapital = ({ contracts, request }: Pick<NetQuestion, 'contracts' | 'request'>): Euros =>
  sumEuros(readDistribution(request.distribution, takingPart(contracts)).map(({ capital }) => capital))

/** What the net of a result's figures follows from, besides the result. */
export type NetQuestion = {
  /** Contracts of the saver; the request says how each is split. */
  readonly contracts: readonly Contract[]
  readonly request: SimulationRequest
  readonly schedule: Schedule
  readonly rates: NetRates
  /** Undefined as long as it is not said: the savings of today then count as payments. */
  readonly paidIn?: PaidIn | undefined
}

/** A piece of a contract's capital or annuity that is taxed by one regime. */
export type NetPart = NetPayment & {
  readonly policyId: string
  readonly origin: Origin
  readonly regime: Regime
}

/** What is taken from several pieces together. */
export type NetTotal = Pick<NetPayment, 'gross' | 'charges' | 'tax' | 'net'>

/** A piece of one side of a contract, weighed by its savings of today. */
type Piece = { readonly origin: Origin; readonly saved: Derivation; readonly amount: Euros }

const savedOf = (part: SplitPart, side: Side, origin: Origin, amount: Euros): Derivation =>
  given(
    {
      term: 'withdrawal.part-today' satisfies Term,
      unit: 'eur',
      details: { policy_id: part.policyId, part: origin, side },
      source: sourceOf('distribution'),
    },
    amount,
  )

/** Deducted and other voluntary payments come out in the shares that they have in the contract. */
const voluntaryPieces = ({ account }: Contract, part: SplitPart, side: Side): readonly Piece[] => {
  const { balance_vvd: deducted, balance_vvnd: other } = account
  const amount = part[side]
  if (deducted === undefined || other === undefined || !isPositive(deducted) || !isPositive(other)) {
    const origin = deducted === undefined || other === undefined ? 'vv' : isPositive(other) ? 'vvnd' : 'vvd'
    return [{ origin, saved: savedOf(part, side, origin, amount), amount }]
  }
  const whole = savedOf(part, side, 'vv', amount)
  const balances = [savedOf(part, side, 'vvd', deducted), savedOf(part, side, 'vvnd', other)]
  const both = sum({ term: 'withdrawal.saved' satisfies Term, unit: 'eur', details: { side } }, balances)
  return (['vvd', 'vvnd'] as const).map((origin, place) => {
    const balance = balances[place] as Derivation
    const label = {
      term: 'withdrawal.part-today' satisfies Term,
      unit: 'eur',
      details: { ...whole.details, part: origin },
    } as const
    const saved = quotient(label, [product(label, [whole, balance]), both])
    return { origin, saved, amount }
  })
}

const piecesOf = (contract: Contract, parts: readonly SplitPart[], side: Side): readonly Piece[] =>
  parts
    .filter((part) => part.policyId === contract.account.policy_id && isPositive(part[side]))
    .flatMap((part) =>
      part.name === 'vv'
        ? voluntaryPieces(contract, part, side)
        : [{ origin: part.name, saved: savedOf(part, side, part.name, part[side]), amount: part[side] }],
    )

/** Cuts an amount by the savings behind it: each piece is what the running share adds, so that cents never get lost or turn negative. */
const apportion = (gross: Derivation, pieces: readonly Piece[]): readonly Derivation[] => {
  const [only] = pieces
  if (pieces.length === 1 && only !== undefined) return [gross]
  const saved = pieces.map((piece) => piece.saved)
  const whole = sum({ term: 'withdrawal.saved' satisfies Term, unit: 'eur' }, saved)
  const label = ({ origin }: Piece, place: number) =>
    ({
      term: 'withdrawal.share-of-payment' satisfies Term,
      unit: gross.unit,
      details: { part: origin, last: pieces[place - 1]?.origin ?? '' },
    }) as const
  const upTo = pieces.map((piece, place) => {
    if (place === saved.length - 1) return gross
    const share = quotient(
      { term: 'withdrawal.share-up-to' satisfies Term, unit: 'rate', details: label(piece, place).details },
      [sum({ term: 'withdrawal.saved' satisfies Term, unit: 'eur' }, saved.slice(0, place + 1)), whole],
    )
    return roundedToCents(label(piece, place), product(label(piece, place), [gross, share]))
  })
  return pieces.map((piece, place) => {
    const [before, reached] = [upTo[place - 1], upTo[place] as Derivation]
    return before === undefined ? reached : difference(label(piece, place), [reached, before])
  })
}

/** Payments in a piece: its share of what the saver says was paid in, else all of its savings. */
const paidOf = ({ saved }: Piece, { paidIn }: NetQuestion): Derivation => {
  if (paidIn === undefined || !isPositive(paidIn.of)) return saved
  const label = { term: 'withdrawal.paid-part' satisfies Term, unit: 'eur', details: saved.details, rule: 'NET-07' } as const
  const said = given({ term: 'withdrawal.paid-in' satisfies Term, unit: 'eur', source: sourceOf('paid-in') }, paidIn.amount)
  return quotient(label, [
    product(label, [saved, said]),
    given({ term: 'withdrawal.saved' satisfies Term, unit: 'eur' }, paidIn.of),
  ])
}

const partOf = (
  policyId: string,
  piece: Piece,
  { regime, gross, form }: { readonly regime: Regime; readonly gross: Derivation; readonly form: Side },
  question: NetQuestion,
  inflation: Derivation | undefined,
): NetPart => {
  const { schedule, rates, paidIn } = question
  const { origin } = piece
  const terms = { ...rates, on: schedule.start, age: schedule.age }
  const held = paidOf(piece, question)
  const paid = inflation === undefined ? held : deflate(held, inflation)
  const payment =
    form === 'capital'
      ? netOf({ form: 'capital', regime, gross, paid, isPaidSaid: paidIn !== undefined }, terms)
      : netOf({ form: 'annuity', regime, gross }, terms)
  return {
    ...payment,
    explanation: relabelled(payment.explanation, {
      details: { ...payment.explanation.details, policy_id: policyId, part: origin },
    }),
    policyId,
    origin,
    regime,
  }
}

/** Savings that a payment comes from: a side of the split, all of its parts or some, and what they are paid as. */
type Origins = { readonly side: Side; readonly form?: Side; readonly counts?: (part: SplitPart) => boolean }

const partsFor = (
  result: AvailableResult,
  { side, form = side, counts = () => true }: Origins,
  gross: Derivation,
  question: NetQuestion,
): readonly NetPart[] | undefined => {
  const contracts = takingPart(question.contracts)
  const contract = contracts.find(({ account }) => account.policy_id === result.policyId)
  if (contract === undefined) return undefined
  const pieces = piecesOf(contract, readDistribution(question.request.distribution, contracts).filter(counts), side)
  const grosses = apportion(gross, pieces)
  const parts = pieces.map((piece, place) => {
    const regime = regimeOf(contract.account.type, piece.origin)
    const own = grosses[place]
    return regime === undefined || own === undefined
      ? undefined
      : partOf(result.policyId, piece, { regime, gross: own, form }, question, result.explanation?.deflator)
  })
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? known : undefined
}

const perContract = (
  results: SimulationResult,
  partsIn: (result: AvailableResult) => readonly NetPart[] | undefined,
): readonly NetPart[] | undefined => {
  const lists = availableOf(results).map(partsIn)
  const known = lists.filter((parts) => parts !== undefined)
  return known.length === lists.length ? known.flat() : undefined
}

/**
 * Estimates what charges and tax leave of the capital, piece by piece. NET-07.
 *
 * What a contract's savings hold of gains is not known: each piece has its share of what the saver says was paid in. As long as nothing is said, those of today
 * count as payments: `mostNetOf` says what is then left at most.
 *
 * @param results contracts that count
 * @param question split, start and the rates that the saver expects
 * @returns undefined where the regime of a piece is not modelled
 * @example netTotal(netCapital(results, question) ?? []).net // 33 176,29 € of 35 439,51 €
 */
export const netCapital = (results: SimulationResult, question: NetQuestion): readonly NetPart[] | undefined =>
  perContract(results, (result) => {
    const { capitalAtStart } = result
    if (capitalAtStart === undefined || !isPositive(capitalAtStart)) return []
    const gross =
      explainCapital(result) ?? given({ term: 'withdrawal.capital-at-start' satisfies Term, unit: 'eur' }, capitalAtStart)
    return partsFor(result, { side: 'capital' }, gross, question)
  })

const higher = (one: Euros, other: Euros = one): Euros => (other.greaterThan(one) ? other : one)

/** All of the savings are payments, or none of them is: what is left of a piece lies between both. */
const NO_PAYMENT: PaidIn = /* @__PURE__ */ (() => ({ amount: ZERO_EUROS, of: euros(1) }))()

/**
 * Gives the most that charges and tax would leave of the savings that become an annuity, if the law let them come as capital. What was paid in of them is
 * not asked for. WITH-07.
 *
 * @param results contracts that count
 * @param question split, start and the rates that the saver expects
 * @returns undefined where the regime of a piece is not modelled
 * @example mostNetOfConverted(results, question) // at most what is left of 55 334,87 €
 */
export const mostNetOfConverted = (results: SimulationResult, question: NetQuestion): Euros | undefined => {
  const [all, none] = [undefined, NO_PAYMENT].map((paidIn) =>
    perContract(results, (result) => {
      const { convertedAtStart } = result
      if (convertedAtStart === undefined || !isPositive(convertedAtStart)) return []
      const gross = given({ term: 'withdrawal.converted-at-start' satisfies Term, unit: 'eur' }, convertedAtStart)
      return partsFor(result, { side: 'annuity', form: 'capital' }, gross, { ...question, paidIn })
    }),
  )
  return all && sumEuros(all.map(({ net }, place) => higher(net, none?.[place]?.net)))
}

/**
 * Gives the most that charges and tax may leave of each piece of the capital, whatever was paid in, of savings that have not lost: gains bear more than deducted
 * payments do at a low marginal rate, and less at a high one. NET-07.
 *
 * @param results contracts that count
 * @param question split, start and the rates that the saver expects; what was paid in is not read
 * @returns undefined where the regime of a piece is not modelled
 * @example mostNetOf(results, question)?.[0] // 34 080,03 € of one contract
 */
export const mostNetOf = (results: SimulationResult, question: NetQuestion): readonly Euros[] | undefined => {
  const [all, none] = [undefined, NO_PAYMENT].map((paidIn) => netCapital(results, { ...question, paidIn }))
  return all?.map(({ net }, place) => higher(net, none?.[place]?.net))
}

/**
 * Estimates what charges and tax leave of an annuity, piece by piece. NET-07.
 *
 * @param results contracts that count
 * @param figure which amount
 * @param period of a month or a year; each is estimated for itself
 * @param question split, start and the rates that the saver expects
 * @returns undefined where a contract does not offer the amount, or the regime of a piece is not modelled
 * @example netTotal(netAnnuity(results, { type: 'RV_NR' }, 'month', question) ?? []).gross // 161,30 €
 */
export const netAnnuity = (
  results: SimulationResult,
  figure: AnnuityFigure,
  period: Period,
  question: NetQuestion,
): readonly NetPart[] | undefined =>
  perContract(results, (result) => {
    const amount = annuityOf(result, figure, period)
    if (amount === undefined) return undefined
    if (!isPositive(amount)) return []
    const gross =
      explainAnnuity(result, figure, period) ??
      given({ term: `withdrawal.annuity-${period}` satisfies Term, unit: `eur-per-${period}` }, amount)
    return partsFor(result, { side: 'annuity' }, gross, question)
  })

/**
 * Estimates what charges and tax leave of the annuity that the law provides for where it refuses a capital, by the month. NET-07.
 *
 * @param results contracts that count
 * @param question split, start and the rates that the saver expects
 * @returns undefined where a contract has no such annuity, or the regime of a piece is not modelled
 * @example netTotal(netSmallAnnuity(results, question) ?? []).gross // 126,26 €
 */
export const netSmallAnnuity = (results: SimulationResult, question: NetQuestion): readonly NetPart[] | undefined =>
  perContract(results, (result) => {
    const tested = result.smallAnnuity?.derivation
    const origins = { side: 'capital', form: 'annuity', counts: isRefusable } as const
    return tested === undefined ? undefined : partsFor(result, origins, tested, question)
  })

/**
 * Adds up pieces.
 *
 * @param parts pieces of one side
 * @example netTotal([]).net // 0,00 €
 */
export const netTotal = (parts: readonly NetPart[]): NetTotal => ({
  gross: sumEuros(parts.map(({ gross }) => gross)),
  charges: sumEuros(parts.map(({ charges }) => charges)),
  tax: sumEuros(parts.map(({ tax }) => tax)),
  net: sumEuros(parts.map(({ net }) => net)),
})

/**
 * Derives the net of several pieces: the sum of theirs.
 *
 * @param parts pieces of one side, one at least
 * @example explainNet(parts)?.value // '33176.29'
 */
export const explainNet = (parts: readonly NetPart[]): Derivation | undefined => {
  const [first] = parts
  if (first === undefined || parts.length === 1) return first?.explanation
  return sum(
    { term: 'withdrawal.net-total' satisfies Term, unit: first.explanation.unit, rule: 'NET-07' },
    parts.map(({ explanation }) => explanation),
  )
}
