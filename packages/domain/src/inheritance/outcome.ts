import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { Decimal, euros, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { split, withCents } from './cents.ts'
import { reckonDuty } from './duty.ts'
import type { Estate, EstateFigures } from './estate.ts'
import { HEIRS, type Devolution, type Family, type Heir, type Option, type Part } from './family.ts'
import { circlesOf, type Gift } from './gifts.ts'
import { isLate, paymentsOf, type LifeInsurance } from './contracts.ts'
import { lateOf, type LateReadings } from './late-groups.ts'
import { capitalOf, reckonLevy, type Capital, type LevyFigures } from './life-insurance.ts'
import type { DutyFigures, Link } from './model.ts'
import { shareOf, type Division, type Share } from './ownership.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** What a saver's succession is computed from. */
export type Succession = {
  readonly family: Family
  readonly estate: Estate
  readonly lifeInsurances: readonly LifeInsurance[]
  /** Completed years of the person who dies; below 70 unless told. */
  readonly insuredAge?: number | undefined
  /** Gifts of the person who dies; none unless told. */
  readonly gifts?: readonly Gift[] | undefined
}

/** What a part is: full ownership, a usufruct, a bare ownership, full ownership beside a usufruct, or nothing of the estate. */
export const RIGHTS = ['full', 'usufruct', 'bare', 'full_and_usufruct', 'none'] as const
export type Right = (typeof RIGHTS)[number]

/**
 * What one group receives and pays, or the people of a group whom earlier gifts treat alike: shares are equal, taxes are not. Amounts of groups are whole
 * cents and add up to the whole; amounts of a person are rounded down to the cent.
 */
export type HeirOutcome<Figure> = {
  readonly heir: Heir
  readonly number: number
  /** Who of the group they are, from 1 on, where earlier gifts set them apart; undefined for the whole group. */
  readonly people: readonly number[] | undefined
  /** Earlier gifts to one person that count with the death, in euros; undefined for none. */
  readonly gifts: Figure | undefined
  readonly right: Right
  /** Value of one person's part over the whole estate. */
  readonly share: Decimal
  readonly groupAmount: Euros
  readonly amount: Euros
  /** Of one person, what of the amount is in full ownership. */
  readonly inFull: Euros
  readonly insuranceGroupAmount: Euros
  readonly insuranceAmount: Euros
  /** The usufruct of the spouse divides the contracts that are paid to the heirs. */
  readonly isInsuranceDivided: boolean
  /** Of one person. */
  readonly duty: DutyFigures<Figure>
  /** Of one person. */
  readonly levy: LevyFigures<Figure>
  /** Of one person, on the sums of CGI art. 757 B; undefined for a person who has none, and for the spouse. */
  readonly late: LateReadings<Figure> | undefined
  /** Levy and duty of CGI art. 757 B of one person: the lowest, where the law is open. */
  readonly insuranceTax: Figure
  /** What one person has in full ownership, contracts included, less all that the person pays: below 0 where a bare ownership costs more. */
  readonly received: Euros
  /** The same with the highest duty of CGI art. 757 B. */
  readonly leastReceived: Euros
}

/** An estate shared and taxed under one option. */
export type OptionOutcome<Figure> = {
  readonly option: Option
  readonly rows: readonly HeirOutcome<Figure>[]
  /** Duties and levies of everyone, each rounded before they are added up. */
  readonly totalTax: Figure
  /** The same where the exempt spouse uses a part of the allowance of CGI art. 757 B: the law is open. */
  readonly highestTax: Figure
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

const label = (term: Term, unit: Label['unit'], heir?: Heir, people?: readonly number[]): Label => ({
  term,
  unit,
  details: heir === undefined ? undefined : { heir, ...(people === undefined ? {} : { people: people.join(' ') }) },
  source: sourceOf('devolution'),
  rule: 'INH-06',
})

const rightOf = (part: Part | undefined): Right => {
  if (part === undefined) return 'none'
  if (part.usufruct !== undefined) return part.full === undefined ? 'usufruct' : 'full_and_usufruct'
  return part.bare === undefined ? 'full' : 'bare'
}

const NONE = new Decimal(0)

/** A group with what it has of the estate and of the contracts. */
type Group<Figure> = {
  readonly heir: Heir
  readonly number: number
  readonly part: Part | undefined
  readonly share: Share<Figure> | undefined
  readonly capital: Capital<Figure>
  /** What of the capital CGI art. 990 I taxes, and what art. 757 B does. */
  readonly before: Capital<Figure>
  readonly late: Capital<Figure>
}

const groupsOf = <Figure>(
  reckoning: Reckoning<Figure>,
  devolution: Devolution,
  { succession: { family, lifeInsurances, insuredAge }, division, day }: Settling<Figure>,
): readonly Group<Figure>[] => {
  const { whole, before, late } = paymentsOf(reckoning, lifeInsurances, family, isLate(insuredAge, day))
  return HEIRS.flatMap((heir) => {
    const part = devolution.parts.find((one) => one.heir === heir)
    const share = part && shareOf(reckoning, part, devolution, division)
    const of = (paid: typeof whole): Capital<Figure> => capitalOf(reckoning, { heir, share, paid })
    const capital = of(whole)
    const number = part?.number ?? (heir === 'children' ? family.children : 1)
    return part === undefined && capital.full === undefined
      ? []
      : [{ heir, number, part, share, capital, before: of(before), late: of(late) }]
  })
}

/**
 * Shares and taxes an estate under one option, step by step.
 *
 * Groups of the estate and of the contracts are whole cents that add up; duties are computed on the exact share. Rules LAW-18, LAW-19,
 * INH-06, BEY-73.
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
  const lateTax = lateOf(
    reckoning,
    groups.map(({ heir, number, late }) => ({ heir, number, link: LINK_OF[heir], late })),
    day,
  )
  const rows = insured.flatMap(({ of: { of: group, cents: own }, cents: contracts }): readonly HeirOutcome<Figure>[] => {
    const { heir, number, part, share, capital, before } = group
    const base = product(label('inheritance.group-base', 'eur', heir), [
      estate.taxBase,
      share?.whole ?? given(label('inheritance.no-share', 'rate', heir), 0),
    ])
    const each =
      number === 1
        ? base
        : quotient(label('inheritance.share', 'eur', heir), [base, given(label('inheritance.people', 'count', heir), number)])
    const levy = reckonLevy(reckoning, { heir, number, capital: before, bareShare: division?.bare, day })
    const circles = circlesOf(reckoning, group, succession.gifts ?? [], day)
    const cut = (all: Euros) => split(all, circles, ({ people }) => new Decimal(people.length)).map(([, amount]) => amount)
    const [estates, capitals] = [cut(own.group), cut(contracts.group)]
    return circles.map(({ people, gifts }, at): HeirOutcome<Figure> => {
      const duty = reckonDuty(reckoning, LINK_OF[heir], { share: each, gifts, day })
      const late = lateTax(heir, { share: each, duty, gifts })
      const insuranceTax =
        late === undefined ? levy.levy : sum(label('inheritance.insurance-tax', 'eur', heir), [levy.levy, late.lowest.duty])
      const received = own.eachInFull.plus(contracts.eachInFull).minus(valueOf(duty.duty)).minus(valueOf(insuranceTax))
      const more = late === undefined ? NONE : valueOf(late.highest.duty).minus(valueOf(late.lowest.duty))
      return {
        heir,
        number: people.length,
        people: circles.length === 1 ? undefined : people,
        gifts,
        right: rightOf(part),
        share: valued(share?.whole).dividedBy(number),
        groupAmount: estates[at] ?? own.group,
        amount: own.each,
        inFull: own.eachInFull,
        insuranceGroupAmount: capitals[at] ?? contracts.group,
        insuranceAmount: contracts.each,
        isInsuranceDivided: capital.divided !== undefined,
        duty,
        levy,
        late,
        insuranceTax,
        received: euros(received),
        leastReceived: euros(received.minus(more)),
      }
    })
  })
  const totalOf = (reading: keyof LateReadings<Figure>): Figure =>
    sum(
      label('inheritance.total-tax', 'eur'),
      rows.map(({ heir, people, number, duty, levy, late }) =>
        product(label('inheritance.group-tax', 'eur', heir, people), [
          sum(label('inheritance.tax', 'eur', heir, people), [
            duty.duty,
            levy.levy,
            ...(late === undefined ? [] : [late[reading].duty]),
          ]),
          given(label('inheritance.people', 'count', heir, people), number),
        ]),
      ),
    )
  const totalTax = totalOf('lowest')
  const isOpen = rows.some(({ late }) => late !== undefined && late.lowest !== late.highest)
  return { option: devolution.option, rows, totalTax, highestTax: isOpen ? totalOf('highest') : totalTax }
}
