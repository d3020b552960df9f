import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { subtractEuros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import type { HeirOutcome, OptionOutcome } from './outcome.ts'
import type { Settlement } from './settle.ts'
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

/** What a figure of the second death says of itself. */
export const label = (term: Term, source: SourceCode, rule: string, unit: Label['unit'] = 'eur'): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule,
})

/** What is read of the first death under one option. */
export type First<Figure> = Pick<OptionOutcome<Figure>, 'option' | 'totalTax'>

/** One option of the first death, with all that the second is computed from. */
export type Of<Figure> = {
  readonly first: First<Figure>
  readonly plain: OptionOutcome<Decimal>
  /** The first estate and all its contracts, in whole cents. */
  readonly settled: Settlement<Decimal>
  /** The first estate, with its explanation where there is one. */
  readonly estate: Figure
  readonly second: SecondDeath
  readonly children: number
  readonly day: PlainDate
}

/** What becomes of the first estate, in whole cents. */
type Left = { readonly toSpouse: Euros; readonly insurance: Euros; readonly usufruct: Euros }

const leftBy = ({ plain: { rows }, settled: { patrimony } }: Of<unknown>): Left => {
  const spouse = rows.find(({ heir }) => heir === 'spouse') as HeirOutcome<Decimal>
  // The spouse pays nothing: all that is received is full ownership of the estate and of contracts.
  const insurance = subtractEuros(spouse.received, spouse.inFull)
  const rest = subtractEuros(patrimony, spouse.inFull)
  return { toSpouse: spouse.inFull, insurance, usufruct: spouse.right === 'full' ? ZERO_EUROS : rest }
}

export const estateLabel = (term: Term): Label => label(term, 'estate', 'BEY-80')
export const owedLabel = (term: Term): Label => label(term, 'quasi-usufruct', 'BEY-82')

/** The figures that the second death is put together from. */
type Given<Figure> = {
  /** The first estate, rounded to the cent. */
  readonly estate: Figure
  readonly own: Figure
  readonly received: Figure
  readonly insurance: Figure | undefined
  readonly spent: Figure
  readonly usufruct: Figure
  /** Contracts that are still there. */
  readonly contracts: Figure | undefined
}

/**
 * States the figures that the second death is put together from.
 *
 * @param reckoning how the steps are run
 * @param of one option of the first death
 */
export const givenBy = <Figure>({ given, roundedToCents }: Reckoning<Figure>, of: Of<Figure>): Given<Figure> => {
  const { ownPatrimony, spent = ZERO_EUROS, hasKeptInsurance = false } = of.second
  const { toSpouse, insurance, usufruct } = leftBy(of)
  const contracts = hasKeptInsurance ? of.settled.lifeInsurance : subtractEuros(of.settled.lifeInsurance, insurance)
  return {
    estate: roundedToCents(estateLabel('inheritance.second-estate'), of.estate),
    own: given(estateLabel('inheritance.second-own'), ownPatrimony),
    received: given(label('inheritance.second-received', 'devolution', 'BEY-80'), toSpouse),
    insurance: hasKeptInsurance ? given(label('inheritance.second-insurance', 'clause', 'BEY-80'), insurance) : undefined,
    spent: given(owedLabel('inheritance.second-spent'), spent),
    usufruct: given(label('inheritance.second-usufruct', 'usufruct-end', 'BEY-81'), usufruct),
    contracts: contracts.isZero() ? undefined : given(label('inheritance.second-contracts', 'clause', 'BEY-85'), contracts),
  }
}

/**
 * Gives one child's part, rounded to the cent.
 *
 * @param reckoning how the steps are run
 * @param each what the part is called
 * @param all what is shared
 * @param number how many share it
 */
export const eachOf = <Figure>(
  { given, quotient, roundedToCents }: Reckoning<Figure>,
  each: Label,
  all: Figure,
  number: number,
): Figure =>
  roundedToCents(
    each,
    quotient(label('inheritance.owned-part', 'devolution', 'BEY-84'), [
      all,
      given(label('inheritance.people', 'devolution', 'BEY-84', 'count'), number),
    ]),
  )

type Owed<Figure> = { readonly claim: Figure; readonly children: number }

/**
 * Computes what each child owns of the first estate, and what both estates come to: the money that was spent is gone, the claim comes back. Rules BEY-81, BEY-82, BEY-85.
 *
 * @param reckoning how the steps are run
 * @param figures what is given of both estates
 * @param owed the claim, and how many children of the first there are
 */
export const ownedOf = <Figure>(reckoning: Reckoning<Figure>, figures: Given<Figure>, { claim, children }: Owed<Figure>) => {
  const { sum, difference, least, valueOf } = reckoning
  const { estate, own, received, contracts, spent, usufruct } = figures
  const rest = difference(label('inheritance.second-rest', 'usufruct-end', 'BEY-81'), [estate, received])
  const all = [estate, own, ...(contracts === undefined ? [] : [contracts])]
  if (valueOf(spent).isZero() || valueOf(usufruct).isZero())
    return {
      ownedOfFirst: eachOf(reckoning, label('inheritance.owned-of-first', 'usufruct-end', 'BEY-81'), rest, children),
      whole: sum(label('inheritance.second-whole', 'estate', 'BEY-85'), all),
    }
  const gone = least(owedLabel('inheritance.second-gone'), [spent, usufruct])
  const kept = difference(owedLabel('inheritance.second-rest-kept'), [rest, gone])
  const owned = sum(owedLabel('inheritance.second-rest-owed'), [kept, claim])
  return {
    ownedOfFirst: eachOf(reckoning, label('inheritance.owned-of-first', 'usufruct-end', 'BEY-81'), owned, children),
    whole: difference(label('inheritance.second-whole', 'estate', 'BEY-85'), [
      sum(label('inheritance.second-before', 'estate', 'BEY-85'), all),
      gone,
    ]),
  }
}
