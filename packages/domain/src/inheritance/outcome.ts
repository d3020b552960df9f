import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { Decimal, divideEuros, euros, roundToCents, splitOver, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { reckonDuty } from './duty.ts'
import type { Estate, EstateFigures } from './estate.ts'
import { HEIRS, type Devolution, type Family, type Heir, type Option, type Part } from './family.ts'
import { capitalOf, reckonLevy, type Capital, type LevyFigures, type LifeInsurance } from './life-insurance.ts'
import type { DutyFigures, Link } from './model.ts'
import { shareOf, type Division, type Share } from './ownership.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** What a saver's succession is computed from. */
export type Succession = {
  readonly family: Family
  readonly estate: Estate
  readonly lifeInsurances: readonly LifeInsurance[]
}

/** What a part is: full ownership, a usufruct, a bare ownership, full ownership beside a usufruct, or nothing of the estate. */
export const RIGHTS = ['full', 'usufruct', 'bare', 'full_and_usufruct', 'none'] as const
export type Right = (typeof RIGHTS)[number]

/** What one group receives and pays. Amounts of groups are whole cents and add up to the whole; amounts of a person are rounded down to the cent. */
export type HeirOutcome<Figure> = {
  readonly heir: Heir
  readonly number: number
  readonly right: Right
  /** Value of one person's part over the whole estate. */
  readonly share: Decimal
  readonly groupAmount: Euros
  readonly amount: Euros
  readonly insuranceGroupAmount: Euros
  readonly insuranceAmount: Euros
  /** The usufruct of the spouse divides the contracts that are paid to the heirs. */
  readonly isInsuranceDivided: boolean
  /** Of one person. */
  readonly duty: DutyFigures<Figure>
  /** Of one person. */
  readonly levy: LevyFigures<Figure>
  /** What one person has in full ownership, contracts included, less all that the person pays: below 0 where a bare ownership costs more. */
  readonly received: Euros
}

/** An estate shared and taxed under one option. */
export type OptionOutcome<Figure> = {
  readonly option: Option
  readonly rows: readonly HeirOutcome<Figure>[]
  /** Duties and levies of everyone, each rounded before they are added up. */
  readonly totalTax: Figure
}

/** What an option is settled with. */
export type Settling<Figure> = {
  readonly succession: Succession
  readonly estate: EstateFigures<Figure>
  readonly division: Division<Figure> | undefined
  readonly day: PlainDate
}

const LINK_OF: Readonly<Record<Heir, Link>> = {
  spouse: 'spouse',
  children: 'child',
  parents: 'parent',
  siblings: 'sibling',
  beneficiary: 'other',
}

const label = (term: Term, unit: Label['unit'], heir?: Heir): Label => ({
  term,
  unit,
  details: heir === undefined ? undefined : { heir },
  source: sourceOf('devolution'),
  rule: 'INH-06',
})

const rightOf = (part: Part | undefined): Right => {
  if (part === undefined) return 'none'
  if (part.usufruct !== undefined) return part.full === undefined ? 'usufruct' : 'full_and_usufruct'
  return part.bare === undefined ? 'full' : 'bare'
}

const perPerson = (group: Euros, number: number): Euros =>
  euros(divideEuros(group, number).toDecimalPlaces(2, Decimal.ROUND_DOWN))

/** Splits whole cents by weights; where every weight is 0 nobody receives anything. */
const split = <Item>(
  total: Euros,
  items: readonly Item[],
  weightOf: (item: Item) => Decimal,
): readonly (readonly [Item, Euros])[] =>
  items.every((one) => weightOf(one).isZero()) ? items.map((one) => [one, ZERO_EUROS]) : splitOver(total, items, weightOf)

const NONE = new Decimal(0)

/** A group with what it has of the estate and of the contracts. */
type Group<Figure> = {
  readonly heir: Heir
  readonly number: number
  readonly part: Part | undefined
  readonly share: Share<Figure> | undefined
  readonly capital: Capital<Figure>
}

const groupsOf = <Figure>(
  reckoning: Reckoning<Figure>,
  devolution: Devolution,
  { succession: { family, lifeInsurances: contracts }, division }: Settling<Figure>,
): readonly Group<Figure>[] =>
  HEIRS.flatMap((heir) => {
    const part = devolution.parts.find((one) => one.heir === heir)
    const share = part && shareOf(reckoning, part, devolution, division)
    const capital = capitalOf(reckoning, { heir, share, contracts, family })
    const number = part?.number ?? (heir === 'children' ? family.children : 1)
    return part === undefined && capital.full === undefined ? [] : [{ heir, number, part, share, capital }]
  })

/** Whole cents of a group, and what one person has of them: everything, and in full ownership. */
type Cents = { readonly group: Euros; readonly each: Euros; readonly eachInFull: Euros }

/** What a group weighs in full ownership and in divided ownership, and how many people share it. */
type Weighed = { readonly full: Decimal; readonly divided: Decimal; readonly number: number }

const inFullOf = (group: Euros, { full, divided }: Weighed): Euros => {
  const rights = [
    { isFull: true, weight: full },
    { isFull: false, weight: divided },
  ]
  return sumEuros(split(group, rights, ({ weight }) => weight).flatMap(([{ isFull }, part]) => (isFull ? [part] : [])))
}

const withCents = <Held>(
  total: Euros,
  groups: readonly Held[],
  weigh: (group: Held) => Weighed,
): readonly { readonly of: Held; readonly cents: Cents }[] =>
  split(total, groups, (one) => Decimal.sum(weigh(one).full, weigh(one).divided)).map(([of, group]) => {
    const weighed = weigh(of)
    const each = (amount: Euros) => perPerson(amount, weighed.number)
    return { of, cents: { group, each: each(group), eachInFull: each(inFullOf(group, weighed)) } }
  })

/**
 * Shares and taxes an estate under one option, step by step.
 *
 * Groups of the estate and of the contracts are whole cents that add up; duties are computed on the exact share. Rules LAW-18, LAW-19, INH-06.
 *
 * @param reckoning how the steps are run
 * @param devolution who receives what
 * @param settling succession, its estate, the values of a divided ownership, and the day of the death
 */
export const settleOption = <Figure>(
  reckoning: Reckoning<Figure>,
  devolution: Devolution,
  settling: Settling<Figure>,
): OptionOutcome<Figure> => {
  const { given, sum, product, quotient, valueOf } = reckoning
  const { succession, estate, division, day } = settling
  const groups = groupsOf(reckoning, devolution, settling)
  const valued = (figure: Figure | undefined): Decimal => (figure === undefined ? NONE : valueOf(figure))
  const patrimony = roundToCents(euros(valueOf(estate.patrimony)))
  const shared = withCents(patrimony, groups, ({ share, number }) => ({
    full: valued(share?.full),
    divided: valued(share?.divided),
    number,
  }))
  const insurance = sumEuros(succession.lifeInsurances.map(({ amount }) => amount))
  const insured = withCents(insurance, shared, ({ of: { capital, number } }) => ({
    full: valued(capital.full),
    divided: valued(capital.divided),
    number,
  }))
  const rows = insured.map(({ of: { of: group, cents: own }, cents: contracts }): HeirOutcome<Figure> => {
    const { heir, number, part, share, capital } = group
    const taxed = product(label('inheritance.group-base', 'eur', heir), [
      estate.taxBase,
      share?.whole ?? given(label('inheritance.no-share', 'rate', heir), 0),
    ])
    const each =
      number === 1
        ? taxed
        : quotient(label('inheritance.share', 'eur', heir), [taxed, given(label('inheritance.people', 'count', heir), number)])
    const duty = reckonDuty(reckoning, LINK_OF[heir], each, day)
    const levy = reckonLevy(reckoning, { heir, number, capital, bareShare: division?.bare, day })
    const received = own.eachInFull.plus(contracts.eachInFull).minus(valueOf(duty.duty)).minus(valueOf(levy.levy))
    return {
      heir,
      number,
      right: rightOf(part),
      share: valued(share?.whole).dividedBy(number),
      groupAmount: own.group,
      amount: own.each,
      insuranceGroupAmount: contracts.group,
      insuranceAmount: contracts.each,
      isInsuranceDivided: capital.divided !== undefined,
      duty,
      levy,
      received: euros(received),
    }
  })
  const taxes = rows.map(({ heir, number, duty, levy }) =>
    product(label('inheritance.group-tax', 'eur', heir), [
      sum(label('inheritance.tax', 'eur', heir), [duty.duty, levy.levy]),
      given(label('inheritance.people', 'count', heir), number),
    ]),
  )
  return { option: devolution.option, rows, totalTax: sum(label('inheritance.total-tax', 'eur'), taxes) }
}
