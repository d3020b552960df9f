import { euros, isPositive, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import {
  convertingOf,
  figureAt,
  headingFigure,
  inflationAt,
  paidSoFar,
  totalByAge,
  totalOf,
  withoutRise,
} from '@hautelisse/domain/withdrawal'
import type { AnnuityFigure, PaidSoFar, ReversionPercentage } from '@hautelisse/domain/withdrawal'
import type { KeptResult } from './context.ts'
import { selectMostNetOfConverted, selectNetOf } from './select-net.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** What the annuity has paid by each age, beside the same savings as capital. */
export type PaidView = {
  /** Annuity that leads. */
  readonly figure: AnnuityFigure
  /** Completed years at the start. */
  readonly start: number
  /** The savings that become an annuity, at the start; net, the most that charges and tax would leave of them as capital. */
  readonly capital: Euros
  readonly isNet: boolean
  /** The law lets a part of these savings come as an annuity alone. */
  readonly isBound: boolean
  readonly paid: PaidSoFar
  /** The age of an annuity that is never revalued, where the one that leads is. */
  readonly flatFrom: { readonly age: number | undefined } | undefined
  /** Last age that is added up. */
  readonly last: number
  /** Share that goes on to the spouse. */
  readonly reversion: ReversionPercentage | undefined
}

type Year = (figure: AnnuityFigure) => Euros | undefined

const allOf = (years: readonly (Euros | undefined)[]): readonly Euros[] | undefined => {
  const known = years.filter((year) => year !== undefined)
  return known.length === years.length ? known : undefined
}

/** What each year of age pays; amounts that are not revalued lose to prices in the euros of today. */
const yearsOf = (
  { on }: KeptResult,
  {
    figure,
    ages,
    yearOf,
    isInTodaysEuros,
  }: { figure: AnnuityFigure; ages: readonly number[]; yearOf: Year; isInTodaysEuros: boolean },
): readonly Euros[] | undefined => {
  const years = allOf(ages.map((age) => yearOf(figureAt(figure, age))))
  if (!isInTodaysEuros || !('years' in figure || 'step' in figure)) return years
  return years?.map((year, place) => withoutRise(year, place + 1, inflationAt(on)).at(-1) ?? year)
}

const paidView = (snapshot: WithdrawalSnapshot): PaidView | undefined => {
  const { context } = snapshot
  const { isInTodaysEuros, form } = context
  const result = shownResult(context)
  if (result === undefined) return undefined
  const { contracts, request, on } = result
  const figure = headingFigure(contracts, { reversible: request.reversible, option: form.annuity_type })
  const ages = totalByAge(contracts, request.reversible === true ? 'RV_R' : 'RV_NR', 'year').map(({ age }) => age)
  const [start] = ages
  const gross = allOf(convertingOf(contracts).map(({ convertedAtStart }) => convertedAtStart))
  if (start === undefined || gross === undefined || !isPositive(sumEuros(gross))) return undefined
  const netCapital = selectMostNetOfConverted(snapshot)
  const netYears =
    netCapital &&
    yearsOf(result, {
      figure,
      ages,
      isInTodaysEuros,
      yearOf: (own) => selectNetOf(snapshot, { kind: 'annuity', figure: own, period: 'year' })?.net,
    })
  const years = netYears ?? yearsOf(result, { figure, ages, isInTodaysEuros, yearOf: (own) => totalOf(contracts, own, 'year') })
  if (years === undefined) return undefined
  const isNet = netYears !== undefined
  const capital = isNet && netCapital !== undefined ? euros(netCapital.floor()) : sumEuros(gross)
  const [first] = years
  const isRising = !('years' in figure || 'step' in figure)
  const flat =
    isRising && first !== undefined
      ? { age: paidSoFar(capital, withoutRise(first, years.length, isInTodaysEuros ? inflationAt(on) : 0), start).from }
      : undefined
  return {
    figure,
    start,
    capital,
    isNet,
    isBound: form.distribution.some(
      ({ lock, annuity }) =>
        (lock === 'mandatory-payments' || lock === 'article-83') &&
        annuity.parsed.kind === 'amount' &&
        isPositive(annuity.parsed.amount),
    ),
    paid: paidSoFar(capital, years, start),
    flatFrom: flat,
    last: start + years.length,
    reversion: request.reversible === true ? request.reversion_percentage : undefined,
  }
}

/** Each year of age has its net: what does not change is not reckoned again at each reading. */
const cache = new WeakMap<KeptResult, { readonly key: string; readonly view: PaidView | undefined }>()

/**
 * Shows what the annuity that leads has paid by each age, and from which age that is more than the same savings as capital; net once both rates are known. WITH-07.
 *
 * @param snapshot state of the machine
 * @returns undefined where nothing becomes an annuity, and where a contract does not offer the amount that leads
 * @example selectPaid(snapshot)?.paid.from // 90: by then 161,30 € a month have paid more than 55 334,87 €
 */
export const selectPaid = (snapshot: WithdrawalSnapshot): PaidView | undefined => {
  const { form, rates, householdRates, isInTodaysEuros, result } = snapshot.context
  if (result === undefined) return undefined
  const key = JSON.stringify([form.annuity_type, rates, householdRates, isInTodaysEuros])
  const kept = cache.get(result)
  if (kept?.key === key) return kept.view
  const view = paidView(snapshot)
  cache.set(result, { key, view })
  return view
}
