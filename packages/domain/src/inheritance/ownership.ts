import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { USUFRUCT_SHARES, valueOrStandIn } from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import type { Devolution, Fraction, Part } from './family.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/**
 * Gives what a usufruct for life is worth of the full ownership, by the age of who has it.
 *
 * Rule LAW-12; CGI art. 669, I.
 *
 * @param age completed years, not below 0
 * @param day day of the death; before 2004 it throws `OutsideValidity`
 * @example usufructShare(68, plainDate('2026-11-20')) // 0.4
 */
export const usufructShare = (age: number, day: PlainDate): Decimal =>
  valueOrStandIn(USUFRUCT_SHARES, day).value.findLast(({ fromAge }) => fromAge <= age)?.share ?? new Decimal(0)

/** Usufruct and bare ownership of an option: what each is worth of the full ownership. */
export type Division<Figure> = { readonly usufruct: Figure; readonly bare: Figure }

/** Puts the two values of a divided ownership together; undefined where the age of the spouse is not known. */
export const divisionOn = <Figure>(
  { given, difference }: Reckoning<Figure>,
  age: number | undefined,
  day: PlainDate,
): Division<Figure> | undefined => {
  if (age === undefined) return undefined
  const label = (term: Term): Label => ({ term, unit: 'rate', details: { age }, source: sourceOf('usufruct'), rule: 'LAW-12' })
  const usufruct = given(label('inheritance.usufruct-share'), usufructShare(age, day))
  return { usufruct, bare: difference(label('inheritance.bare-share'), [given(label('inheritance.whole'), 1), usufruct]) }
}

/** What a group has of a whole: in full ownership, and divided by a usufruct, at the value of art. 669. */
export type Share<Figure> = { readonly full: Figure | undefined; readonly divided: Figure | undefined; readonly whole: Figure }

/**
 * Puts together what a group's part of an estate is worth of the whole: its full ownership, and its usufruct or bare ownership at the value of art. 669.
 *
 * @param reckoning how the steps are run
 * @param part what the group receives
 * @param devolution option that shares so
 * @param division values of usufruct and bare ownership
 */
export const shareOf = <Figure>(
  { given, sum, product, quotient }: Reckoning<Figure>,
  { heir, full, usufruct, bare }: Part,
  { option, rule }: Devolution,
  division: Division<Figure> | undefined,
): Share<Figure> => {
  const label = (term: Term, unit: Label['unit'] = 'rate'): Label => ({
    term,
    unit,
    details: { heir, option },
    source: sourceOf('devolution'),
    rule,
  })
  const fraction = ({ over, under }: Fraction): Figure =>
    quotient(label('inheritance.fraction'), [
      given(label('inheritance.fraction-over', 'count'), over),
      given(label('inheritance.fraction-under', 'count'), under),
    ])
  const inFull = full && fraction(full)
  const cut = usufruct ?? bare
  const value = usufruct === undefined ? division?.bare : division?.usufruct
  const divided =
    cut === undefined || value === undefined ? undefined : product(label('inheritance.divided-share'), [fraction(cut), value])
  return {
    full: inFull,
    divided,
    whole: sum(
      label('inheritance.group-share'),
      [inFull, divided].filter((figure) => figure !== undefined),
    ),
  }
}
