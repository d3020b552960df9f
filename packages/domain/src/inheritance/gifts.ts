import { addYears, type PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { FAMILY_GIFT_ALLOWANCE, GIFT_RECALL_YEARS, valueOrStandIn } from '../law/index.ts'
import { sumEuros, type Euros } from '../money/index.ts'
import type { Heir } from './family.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Groups of heirs to whom gifts may have been made. */
export const GIFT_TAKERS = ['children', 'parents', 'siblings'] as const satisfies readonly Heir[]
export type GiftTaker = (typeof GIFT_TAKERS)[number]

/** A gift that the person who dies made: its value as it was declared then, in euros. */
export type Gift = {
  readonly to: GiftTaker
  /** Which one of the group, from 1 on. */
  readonly person: number
  readonly amount: Euros
  /** Day of the deed or of the declaration. */
  readonly made: PlainDate
  /** A gift of money to a child under CGI art. 790 G, which has an allowance of its own. */
  readonly isFamilyMoney?: boolean | undefined
}

/**
 * Says whether a gift counts with a later death: one of more than fifteen years before it does not.
 *
 * Rule BEY-70; CGI art. 784.
 *
 * @param made day of the deed or of the declaration
 * @param day day of the death
 * @example isRecalled(plainDate('2011-11-20'), plainDate('2026-11-20')) // true: fifteen years to the day are not more
 */
export const isRecalled = (made: PlainDate, day: PlainDate): boolean =>
  made >= addYears(day, -valueOrStandIn(GIFT_RECALL_YEARS, day).value)

/** People of a group whom earlier gifts treat alike: who they are, from 1 on, and what each received that counts. */
export type Circle<Figure> = { readonly people: readonly number[]; readonly gifts: Figure | undefined }

const label = (term: Term, source: SourceCode, details?: Label['details']): Label => ({
  term,
  unit: 'eur',
  details,
  source: sourceOf(source),
  rule: source === 'family-gift' ? 'BEY-72' : 'BEY-70',
})

/** What of the gifts of money counts: what they are more than their own allowance. */
const familyRest = <Figure>(
  { given, least, difference }: Reckoning<Figure>,
  gifts: readonly Gift[],
  day: PlainDate,
): readonly Figure[] => {
  if (gifts.length === 0) return []
  const own = (term: Term): Label => label(term, 'family-gift')
  const all = given(own('inheritance.family-gifts'), sumEuros(gifts.map(({ amount }) => amount)))
  const allowance = given(own('inheritance.family-gift-allowance'), valueOrStandIn(FAMILY_GIFT_ALLOWANCE, day).value)
  return [
    difference(own('inheritance.family-gifts-rest'), [all, least(own('inheritance.family-gifts-exempt'), [all, allowance])]),
  ]
}

/** What one person received that counts at the death; undefined for nothing. */
const recalledBy = <Figure>(reckoning: Reckoning<Figure>, gifts: readonly Gift[], day: PlainDate): Figure | undefined => {
  const recent = gifts.filter(({ made }) => isRecalled(made, day))
  const isFamily = ({ to, isFamilyMoney }: Gift): boolean => to === 'children' && isFamilyMoney === true
  const parts = [
    ...recent
      .filter((gift) => !isFamily(gift))
      .map(({ amount, made }) => reckoning.given(label('inheritance.gift', 'gift-recall', { made }), amount)),
    ...familyRest(reckoning, recent.filter(isFamily), day),
  ]
  return parts.every((part) => reckoning.valueOf(part).isZero())
    ? undefined
    : reckoning.sum(label('inheritance.gifts', 'gift-recall'), parts)
}

/**
 * Divides a group of heirs into the people whom earlier gifts treat alike, in the order of their first person.
 *
 * Without a gift that counts the group is one circle. Gifts to people whom the group does not have do not count. Rules BEY-70, BEY-72, BEY-73.
 *
 * @param reckoning how the steps are run
 * @param group heirs, and how many they are
 * @param gifts gifts of the person who dies
 * @param day day of the death
 */
export const circlesOf = <Figure>(
  reckoning: Reckoning<Figure>,
  { heir, number }: { readonly heir: Heir; readonly number: number },
  gifts: readonly Gift[],
  day: PlainDate,
): readonly Circle<Figure>[] => {
  const circles = new Map<string, Circle<Figure>>()
  for (let person = 1; person <= number; person += 1) {
    const own = gifts.filter((gift) => gift.to === heir && gift.person === person)
    const recalled = recalledBy(reckoning, own, day)
    const key = recalled === undefined ? '0' : reckoning.valueOf(recalled).toString()
    const known = circles.get(key)
    circles.set(
      key,
      known === undefined ? { people: [person], gifts: recalled } : { ...known, people: [...known.people, person] },
    )
  }
  return [...circles.values()]
}
