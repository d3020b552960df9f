import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { requireWhole } from '../input/index.ts'
import { FUNERAL_COSTS, valueOrStandIn } from '../law/index.ts'
import { requirePositiveEuros, ZERO_EUROS, type Decimal } from '../money/index.ts'
import { reckonDuty } from './duty.ts'
import type { Option } from './family.ts'
import type { DutyFigures } from './model.ts'
import type { OptionOutcome, Succession } from './outcome.ts'
import {
  eachOf,
  estateLabel,
  givenBy,
  label,
  ownedOf,
  owedLabel,
  type First,
  type Of,
  type SecondDeath,
} from './second-estates.ts'
import { explainSettlement, settle, type Settlement } from './settle.ts'
import type { Term } from './terms.ts'

/** The second death under one option of the first. */
export type SecondOutcome<Figure> = {
  readonly option: Option
  /** What the spouse leaves, less what the estate owes the children of the first: never below 0. */
  readonly patrimony: Figure
  /** What the estate owes the children of the first: the money of the usufruct that the spouse spent. */
  readonly claim: Figure
  /** Never below 0. */
  readonly taxBase: Figure
  /** Of one common child; undefined without one. */
  readonly duty: DutyFigures<Figure> | undefined
  /** Tax of the first death, of everyone: the lowest where the law is open (INH-15). */
  readonly firstTax: Figure
  /** Duties of the second death, of everyone. */
  readonly secondTax: Figure
  readonly bothTaxes: Figure
  /** What each child of the first owns of the first estate once the usufruct has ended, taxes not taken off, rounded to the cent. */
  readonly ownedOfFirst: Figure
  /** What each common child owns of the second one, taxes not taken off, rounded to the cent; 0 without one. */
  readonly ownedOfSecond: Figure
  /** What both leave: the first estate, its contracts and the spouse's own, less the money that was spent. */
  readonly whole: Figure
  /** What both taxes leave of it. */
  readonly net: Figure
}

const secondOf = <Figure>(reckoning: Reckoning<Figure>, of: Of<Figure>): SecondOutcome<Figure> => {
  const { given, sum, difference, product, quotient, least, greatest } = reckoning
  const { first, second, children, day } = of
  const figures = givenBy(reckoning, of)
  const { own, received, insurance, spent, usufruct } = figures
  const wealth = sum(estateLabel('inheritance.second-wealth'), [own, received, ...(insurance === undefined ? [] : [insurance])])
  const claim = least(owedLabel('inheritance.second-claim'), [spent, usufruct, wealth])
  const patrimony = difference(estateLabel('inheritance.second-patrimony'), [wealth, claim])
  const funeral = (term: Term): Label => label(term, 'funeral', 'BEY-83')
  const taxBase = greatest(funeral('inheritance.tax-base'), [
    difference(funeral('inheritance.base-balance'), [
      patrimony,
      given(funeral('inheritance.funeral-costs'), valueOrStandIn(FUNERAL_COSTS, day).value),
    ]),
    given(funeral('inheritance.nothing'), ZERO_EUROS),
  ])
  const { commonChildren: heirs } = second
  const shared = (term: Term): Label => label(term, 'devolution', 'BEY-84')
  const people = given(label('inheritance.people', 'devolution', 'BEY-84', 'count'), heirs)
  const duty =
    heirs === 0
      ? undefined
      : reckonDuty(reckoning, 'child', {
          share: heirs === 1 ? taxBase : quotient(shared('inheritance.share'), [taxBase, people]),
          gifts: undefined,
          day,
        })
  const secondTax =
    duty === undefined
      ? given(shared('inheritance.second-tax'), ZERO_EUROS)
      : product(shared('inheritance.second-tax'), [duty.duty, people])
  const bothTaxes = sum(label('inheritance.both-taxes', 'estate', 'BEY-85'), [first.totalTax, secondTax])
  const { ownedOfFirst, whole } = ownedOf(reckoning, figures, { claim, children })
  return {
    option: first.option,
    patrimony,
    claim,
    taxBase,
    duty,
    firstTax: first.totalTax,
    secondTax,
    bothTaxes,
    ownedOfFirst,
    ownedOfSecond:
      heirs === 0
        ? given(shared('inheritance.owned-of-second'), ZERO_EUROS)
        : eachOf(reckoning, shared('inheritance.owned-of-second'), patrimony, heirs),
    whole,
    net: difference(label('inheritance.second-net', 'estate', 'BEY-85'), [whole, bothTaxes]),
  }
}

const acceptSecond = ({ family }: Succession, { ownPatrimony, commonChildren, spent = ZERO_EUROS }: SecondDeath): void => {
  requirePositiveEuros('ownPatrimony', ownPatrimony)
  requireWhole('commonChildren', commonChildren, { min: 0, max: family.children })
  requirePositiveEuros('spent', spent)
}

/** Another explanation of the tax of the first death under each option, of the same value. */
export type FirstTaxes = ReadonlyMap<Option, Derivation>

const secondWith = <Figure>(
  reckoning: Reckoning<Figure>,
  run: (
    succession: Succession,
    day: PlainDate,
  ) => {
    readonly estate: Pick<Settlement<Figure>['estate'], 'patrimony'>
    readonly options: readonly First<Figure>[]
  },
  succession: Succession,
  second: SecondDeath,
  day: PlainDate,
): readonly SecondOutcome<Figure>[] | undefined => {
  const { situation, children } = succession.family
  if (situation !== 'spouse' || children === 0) return undefined
  acceptSecond(succession, second)
  const settled = settle(succession, day)
  const { estate, options } = run(succession, day)
  return options.map((first, at) =>
    secondOf(reckoning, {
      first,
      plain: settled.options[at] as OptionOutcome<Decimal>,
      settled,
      estate: estate.patrimony,
      second,
      children,
      day,
    }),
  )
}

/**
 * Computes what the death of the spouse, after the first one, brings and costs under every option of the first, the figures alone.
 *
 * The spouse is supposed to die with the same wealth, without another child or marriage, under the law of the same day. The usufruct ends untaxed; every
 * common child has a new allowance. Rules BEY-80 to BEY-86; CGI art. 774 bis, 775, 777, 779, 1133.
 *
 * @param succession family, estate and life insurances of the first death
 * @param second what the spouse owns and spends
 * @param day day of both deaths
 * @returns undefined without a spouse or a child: nobody of the family would inherit
 * @throws DomainInputError
 * @example settleSecond(succession, { ownPatrimony: euros(600_000), commonChildren: 2 }, plainDate('2026-11-20'))?.map(({ bothTaxes }) => bothTaxes.toString()) // ['168752', '111496']
 */
export const settleSecond = (
  succession: Succession,
  second: SecondDeath,
  day: PlainDate,
): readonly SecondOutcome<Decimal>[] | undefined => secondWith(BARE, settle, succession, second, day)

/**
 * Computes the second death with the explanation of every figure: the same figures as without.
 *
 * @param succession family, estate and life insurances of the first death
 * @param second what the spouse owns and spends
 * @param day day of both deaths
 * @param firstTaxes how the tax of the first death is explained under each option; as it was settled unless told
 * @returns undefined without a spouse or a child
 * @throws DomainInputError
 * @example explainSecond(succession, { ownPatrimony: euros(600_000), commonChildren: 2 }, plainDate('2026-11-20'))?.[0]?.secondTax.value // '113588'
 */
export const explainSecond = (
  succession: Succession,
  second: SecondDeath,
  day: PlainDate,
  firstTaxes?: FirstTaxes,
): readonly SecondOutcome<Derivation>[] | undefined => {
  const run = (): ReturnType<Parameters<typeof secondWith<Derivation>>[1]> => {
    const { estate, options } = explainSettlement(succession, day)
    return {
      estate,
      options: options.map(({ option, totalTax }) => ({ option, totalTax: firstTaxes?.get(option) ?? totalTax })),
    }
  }
  return secondWith(EXPLAINED, run, succession, second, day)
}
