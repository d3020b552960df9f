import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { isLate } from '@hautelisse/domain/inheritance'
import {
  commonChildrenOf,
  familyOf,
  heirsFormOf,
  unansweredBy,
  validateHeirs,
  type SecondTold,
  type Told,
} from '@hautelisse/domain/transmission'
import type { Problem } from './engine.ts'

/** The first day on which every parameter of a succession with life insurance is known. */
export const FIRST_DAY = plainDate('2014-07-01')

/** A case as it is read: what was told, and what is asked of the second death. */
export type TransmissionCase = { readonly told: Told; readonly second: SecondTold | undefined }

/** On the wire a question that is not told is a no; the form asks it. */
const UNTOLD = { has_testament: false, has_same_parents: false } as const

type GiftTold = NonNullable<Told['patrimony']['gifts']>[number]

const problemsOfGift = ({ heirs, patrimony }: Told, gift: GiftTold, day: PlainDate | undefined): readonly Problem[] => {
  const { to = 'children', person, made_on: made, is_family_money: isFamilyMoney } = gift
  const number = familyOf(heirs)[to]
  // A year counts as its last day: one that is not over yet is still a gift of before.
  const isLater = day !== undefined && made.slice(0, day.length) > day.slice(0, made.length)
  const found = [
    patrimony.has_donate === true ? undefined : { column: 'amount', reason: 'told, but has_donate is not true' },
    person > number ? { column: 'person', reason: `${person}, but ${to} is ${number}` } : undefined,
    isLater ? { column: 'made_on', reason: `${made} is after the death` } : undefined,
    isFamilyMoney === true && to !== 'children'
      ? { column: 'is_family_money', reason: 'told, but the gift is not to a child' }
      : undefined,
  ]
  return found.filter((problem) => problem !== undefined)
}

/** Gifts to somebody whom the family does not have, of a later day, or of money to others than children. */
const giftProblems = (told: Told, day: PlainDate | undefined): readonly Problem[] =>
  (told.patrimony.gifts ?? []).flatMap((gift, at) =>
    problemsOfGift(told, gift, day).map(({ column, reason }) => ({ column: `patrimony.gifts.${at}.${column}`, reason })),
  )

const secondProblems = ({ heirs }: Told, second: SecondTold): readonly Problem[] => {
  const { situation, children: number } = familyOf(heirs)
  // Without a spouse or a child there is no second death to answer.
  if (situation !== 'spouse' || number === 0) return []
  const children = commonChildrenOf(heirs, second)
  const column = 'second_death.common_children'
  if (children === 'missing') return [{ column, reason: 'missing, but has_same_parents is not true' }]
  return children === 'too-many' ? [{ column, reason: `${second.common_children ?? 0} is more than children` }] : []
}

/** What the form asks for and a case must say. */
const missing = ({ heirs, patrimony, life_insurances: insured }: Told, day: PlainDate): readonly Problem[] => [
  ...(heirs.has_testament === true
    ? []
    : validateHeirs(heirsFormOf({ ...UNTOLD, ...heirs })).map(({ path, code }) => ({
        column: `heirs.${path}`,
        reason: code === 'required' ? 'missing' : code,
      }))),
  ...(patrimony.owner_home === true && patrimony.home_value === undefined
    ? [{ column: 'patrimony.home_value', reason: 'missing, but owner_home is true' }]
    : []),
  ...(insured.life_insurances_list ?? []).flatMap(({ premiums_after_70: late }, at) =>
    late === undefined || late.isZero() || isLate(insured.insured_age, day)
      ? []
      : [{ column: `life_insurances_list.${at}.premiums_after_70`, reason: 'told, but insured_age is below 70 or missing' }],
  ),
]

/**
 * Lists what is wrong with a case whose fields are read: what the form asks for and the case does not say, and what contradicts something else.
 *
 * @param read case
 * @param day day of the death; undefined where the case states none that can be read
 */
export const problemsOf = ({ told, second }: TransmissionCase, day: PlainDate | undefined): readonly Problem[] => [
  ...missing(told, day ?? FIRST_DAY),
  ...giftProblems(told, day),
  ...(second === undefined || unansweredBy(told.heirs) !== undefined ? [] : secondProblems(told, second)),
]
