import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { FUNERAL_COSTS, HOME_ALLOWANCE, valueOrStandIn } from '../law/index.ts'
import { ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Kinds of goods beside the main home. Life insurance is not among them: it is paid outside the estate. */
export const GOODS = ['immovable', 'financial', 'others'] as const
export type GoodType = (typeof GOODS)[number]

/** The main home: its whole value, the part of it that is the saver's (0 to 1), and whether the family's allowance applies. */
export type Home = { readonly value: Euros; readonly share: Decimal; readonly isOfFamily: boolean }

/** Another good: its whole value and the part of it that is the saver's (0 to 1). */
export type Good = { readonly type: GoodType; readonly value: Euros; readonly share: Decimal }

/** What a saver owns and owes. */
export type Estate = { readonly home: Home | undefined; readonly goods: readonly Good[]; readonly debts: Euros }

/** Both sums that duties rest on. */
export type EstateFigures<Figure> = {
  /** What the heirs share: never below 0. */
  readonly patrimony: Figure
  /** What the duties are computed on: never below 0. */
  readonly taxBase: Figure
}

/**
 * Computes what is shared and what is taxed, step by step.
 *
 * The first is the saver's part of home and goods less the debts; the second less 20 % of the family's home and the funeral costs too. Neither is rounded.
 * Rule INH-10; CGI art. 764 bis, 768 and 775.
 *
 * @param reckoning how the steps are run: `EXPLAINED` or `BARE`
 * @param estate what is owned and owed
 * @param day day of the death
 */
export const reckonEstate = <Figure>(
  reckoning: Reckoning<Figure>,
  { home, goods, debts }: Estate,
  day: PlainDate,
): EstateFigures<Figure> => {
  const { given, sum, difference, product, greatest } = reckoning
  const label = (term: Term, source: SourceCode = 'estate', details?: Label['details']): Label => ({
    term,
    unit: 'eur',
    details,
    source: sourceOf(source),
    rule: 'INH-10',
  })
  const owned = (name: Term, value: Euros, share: Decimal, details?: Label['details']): Figure =>
    product(label(name, 'estate', details), [
      given(label('inheritance.value', 'estate', details), value),
      given({ ...label('inheritance.owned-share'), unit: 'rate' }, share),
    ])
  const zero = given(label('inheritance.nothing'), ZERO_EUROS)
  const homePart = home === undefined ? undefined : owned('inheritance.home', home.value, home.share)
  const owns = [
    ...(homePart === undefined ? [] : [homePart]),
    ...goods.map(({ type, value, share }, at) => owned('inheritance.good', value, share, { type, place: at + 1 })),
  ]
  const patrimony = greatest(label('inheritance.patrimony', 'debts'), [
    difference(label('inheritance.balance', 'debts'), [
      sum(label('inheritance.owned'), owns),
      given(label('inheritance.debts', 'debts'), debts),
    ]),
    zero,
  ])
  const funeral = given(label('inheritance.funeral-costs', 'funeral'), valueOrStandIn(FUNERAL_COSTS, day).value)
  const exempt =
    homePart === undefined || home?.isOfFamily !== true
      ? []
      : [
          product(label('inheritance.home-allowance', 'home-allowance'), [
            homePart,
            given(
              { ...label('inheritance.home-allowance-rate', 'home-allowance'), unit: 'rate' },
              valueOrStandIn(HOME_ALLOWANCE, day).value,
            ),
          ]),
        ]
  const taxBase = greatest(label('inheritance.tax-base', 'funeral'), [
    difference(label('inheritance.base-balance', 'funeral'), [patrimony, ...exempt, funeral]),
    zero,
  ])
  return { patrimony, taxBase }
}
