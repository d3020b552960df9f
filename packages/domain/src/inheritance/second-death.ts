import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { requireWhole } from '../input/index.ts'
import { FUNERAL_COSTS, valueOrStandIn } from '../law/index.ts'
import { euros, requirePositiveEuros, roundToCents, subtractEuros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import { perPerson } from './cents.ts'
import { reckonDuty } from './duty.ts'
import type { Option } from './family.ts'
import type { DutyFigures } from './model.ts'
import type { HeirOutcome, OptionOutcome, Succession } from './outcome.ts'
import { explainSettlement, settle, type Settlement } from './settle.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** What the death of the spouse, after the first one, is computed from. Everything else is supposed to stay as it is. */
export type SecondDeath = {
  /** The spouse's own patrimony with half of the common goods, less debts, in euros, not below 0: it does not hold what the first death brings. */
  readonly ownPatrimony: Euros
  /** Children of both: the others inherit nothing from the spouse. */
  readonly commonChildren: number
  /** Money under the spouse's usufruct that the spouse spends, in euros, not below 0; none unless told. */
  readonly spent?: Euros | undefined
  /** Contracts paid to the spouse in full ownership are part of the spouse's patrimony; they are left out unless told. */
  readonly hasKeptInsurance?: boolean | undefined
}

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
  /** What each child of the first owns of the first estate once the usufruct has ended, taxes not taken off, rounded down to the cent. */
  readonly ownedOfFirst: Euros
  /** What each common child owns of the second one, taxes not taken off, rounded down to the cent. */
  readonly ownedOfSecond: Euros
}

const label = (term: Term, source: SourceCode, rule: string, unit: Label['unit'] = 'eur'): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule,
})

type Of<Figure> = { readonly first: OptionOutcome<Figure>; readonly plain: OptionOutcome<Decimal>; readonly patrimony: Euros }

/** The first estate as it stands once the usufruct has ended, in whole cents. */
type Left = { readonly toSpouse: Euros; readonly insurance: Euros; readonly usufruct: Euros; readonly rest: Euros }

const leftBy = ({ plain: { rows }, patrimony }: Of<unknown>): Left => {
  const spouse = rows.find(({ heir }) => heir === 'spouse') as HeirOutcome<Decimal>
  const rest = subtractEuros(patrimony, spouse.inFull)
  // The spouse pays nothing: all that is received is full ownership of the estate and of contracts.
  const insurance = subtractEuros(spouse.received, spouse.inFull)
  return { toSpouse: spouse.inFull, insurance, usufruct: spouse.right === 'full' ? ZERO_EUROS : rest, rest }
}

const wealthOf = <Figure>(
  { given, sum }: Reckoning<Figure>,
  { ownPatrimony, hasKeptInsurance = false }: SecondDeath,
  { toSpouse, insurance }: Left,
): Figure =>
  sum(label('inheritance.second-wealth', 'estate', 'BEY-80'), [
    given(label('inheritance.second-own', 'estate', 'BEY-80'), ownPatrimony),
    given(label('inheritance.second-received', 'devolution', 'BEY-80'), toSpouse),
    ...(hasKeptInsurance ? [given(label('inheritance.second-insurance', 'clause', 'BEY-80'), insurance)] : []),
  ])

const secondOf = <Figure>(
  reckoning: Reckoning<Figure>,
  of: Of<Figure>,
  { second, children, day }: { readonly second: SecondDeath; readonly children: number; readonly day: PlainDate },
): SecondOutcome<Figure> => {
  const { given, sum, difference, product, quotient, least, greatest, valueOf } = reckoning
  const { first } = of
  const left = leftBy(of)
  const estate = (term: Term): Label => label(term, 'estate', 'BEY-80')
  const owed = (term: Term): Label => label(term, 'quasi-usufruct', 'BEY-82')
  const wealth = wealthOf(reckoning, second, left)
  const claim = least(owed('inheritance.second-claim'), [
    given(owed('inheritance.second-spent'), second.spent ?? ZERO_EUROS),
    given(label('inheritance.second-usufruct', 'usufruct-end', 'BEY-81'), left.usufruct),
    wealth,
  ])
  const patrimony = difference(estate('inheritance.second-patrimony'), [wealth, claim])
  const funeral = label('inheritance.funeral-costs', 'funeral', 'BEY-83')
  const taxBase = greatest(label('inheritance.tax-base', 'funeral', 'BEY-83'), [
    difference(label('inheritance.base-balance', 'funeral', 'BEY-83'), [
      patrimony,
      given(funeral, valueOrStandIn(FUNERAL_COSTS, day).value),
    ]),
    given(label('inheritance.nothing', 'funeral', 'BEY-83'), ZERO_EUROS),
  ])
  const { commonChildren: heirs } = second
  const people = given(label('inheritance.people', 'devolution', 'BEY-84', 'count'), heirs)
  const duty =
    heirs === 0
      ? undefined
      : reckonDuty(reckoning, 'child', {
          share: heirs === 1 ? taxBase : quotient(label('inheritance.share', 'devolution', 'BEY-84'), [taxBase, people]),
          gifts: undefined,
          day,
        })
  const secondTax =
    duty === undefined
      ? given(label('inheritance.second-tax', 'devolution', 'BEY-84'), ZERO_EUROS)
      : product(label('inheritance.second-tax', 'devolution', 'BEY-84'), [duty.duty, people])
  const paidBack = valueOf(claim)
  const loss = (second.spent ?? ZERO_EUROS).greaterThan(left.usufruct) ? left.usufruct : (second.spent ?? ZERO_EUROS)
  return {
    option: first.option,
    patrimony,
    claim,
    taxBase,
    duty,
    firstTax: first.totalTax,
    secondTax,
    bothTaxes: sum(label('inheritance.both-taxes', 'estate', 'BEY-85'), [first.totalTax, secondTax]),
    ownedOfFirst: perPerson(euros(left.rest.minus(loss).plus(paidBack)), children),
    ownedOfSecond: heirs === 0 ? ZERO_EUROS : perPerson(roundToCents(euros(valueOf(patrimony))), heirs),
  }
}

const acceptSecond = ({ family }: Succession, { ownPatrimony, commonChildren, spent = ZERO_EUROS }: SecondDeath): void => {
  requirePositiveEuros('ownPatrimony', ownPatrimony)
  requireWhole('commonChildren', commonChildren, { min: 0, max: family.children })
  requirePositiveEuros('spent', spent)
}

const secondWith = <Figure>(
  reckoning: Reckoning<Figure>,
  run: (succession: Succession, day: PlainDate) => Settlement<Figure>,
  succession: Succession,
  second: SecondDeath,
  day: PlainDate,
): readonly SecondOutcome<Figure>[] | undefined => {
  const { situation, children } = succession.family
  if (situation !== 'spouse' || children === 0) return undefined
  acceptSecond(succession, second)
  const { options: plain, patrimony } = settle(succession, day)
  return run(succession, day).options.map((first, at) =>
    secondOf(reckoning, { first, plain: plain[at] as OptionOutcome<Decimal>, patrimony }, { second, children, day }),
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
 * @returns undefined without a spouse or a child
 * @throws DomainInputError
 * @example explainSecond(succession, { ownPatrimony: euros(600_000), commonChildren: 2 }, plainDate('2026-11-20'))?.[0]?.secondTax.value // '113588'
 */
export const explainSecond = (
  succession: Succession,
  second: SecondDeath,
  day: PlainDate,
): readonly SecondOutcome<Derivation>[] | undefined => secondWith(EXPLAINED, explainSettlement, succession, second, day)
