import { formatFrenchDate, isPlainDate, parseFrenchDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { GIFT_TAKERS, type GiftTaker } from '../inheritance/index.ts'
import { GIFT_RECALL_YEARS, valueOrStandIn } from '../law/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { familyOf, heirsOf } from './heirs.ts'
import { EMPTY_AMOUNT, requireValue, typed } from './amount.ts'
import { GIFT_YEAR, type GiftRow, type HeirsForm, type Patrimony, type PatrimonyForm } from './model.ts'

/** Somebody of the family to whom a gift may have been made: which group, and which one of it from 1 on. */
export type Taker = { readonly to: GiftTaker; readonly person: number }

/**
 * Lists everybody of the family to whom a gift may have been made, in the order of the groups.
 *
 * Rule BEY-73.
 *
 * @param heirs form of the heirs
 * @example takersOf({ ...EMPTY_HEIRS, family_situation: 'single', children: '2' }) // children 1 and 2
 */
export const takersOf = (heirs: HeirsForm): readonly Taker[] => {
  const family = familyOf(heirsOf(heirs))
  return GIFT_TAKERS.flatMap((to) => Array.from({ length: family[to] }, (_, at) => ({ to, person: at + 1 })))
}

/**
 * Makes an empty gift of the form, to the first person of the family.
 *
 * @param id id of the row
 * @param heirs form of the heirs
 */
export const emptyGift = (id: number, heirs: HeirsForm): GiftRow => ({
  id,
  ...(takersOf(heirs)[0] ?? { to: 'children', person: 1 }),
  amount: EMPTY_AMOUNT,
  made: '',
  isFamilyMoney: false,
})

/**
 * Reads when a gift was made: a year, or a day written the French way.
 *
 * Rule BEY-74.
 *
 * @param text what the field holds
 * @returns as it is sent; undefined for any other text
 * @example readMade('03/05/2019') // '2019-05-03'
 */
export const readMade = (text: string): string | undefined =>
  GIFT_YEAR.test(text.trim()) ? text.trim() : parseFrenchDate(text.trim())

/**
 * Says whether the day of a gift decides and is not told: it was made in the year of fifteen years ago.
 *
 * Rule BEY-74.
 *
 * @param text what the field holds
 * @param today day on which the death is supposed
 * @example needsDay('2011', plainDate('2026-11-20')) // true
 */
export const needsDay = (text: string, today: PlainDate): boolean =>
  text.trim() === String(yearOf(today) - valueOrStandIn(GIFT_RECALL_YEARS, today).value)

const isLater = (made: string, today: PlainDate): boolean => made > today.slice(0, made.length)

const madeProblem = (path: string, text: string, today: PlainDate): FieldError | undefined => {
  if (text.trim() === '') return fieldError(path, 'required')
  const made = readMade(text)
  return made === undefined || isLater(made, today) ? fieldError(path, 'wrong') : undefined
}

/**
 * Checks the gifts: each has somebody of the family, an amount above 0, and a year or a day that is not to come.
 *
 * Rule BEY-74, BEY-75. Without a gift the amounts stay unknown, which is allowed.
 *
 * @param form everything that is filled in of the patrimony
 * @param heirs form of the heirs
 * @param today day on which the death is supposed
 */
export const validateGifts = (form: PatrimonyForm, heirs: HeirsForm, today: PlainDate): readonly FieldError[] => {
  if (!form.has_donate) return []
  const takers = takersOf(heirs)
  return refusals(
    ...form.gifts.flatMap(({ id, to, person, amount, made }) => [
      takers.some((one) => one.to === to && one.person === person) ? undefined : fieldError(`gifts.${id}.person`, 'required'),
      requireValue(`gifts.${id}.amount`, amount, true),
      madeProblem(`gifts.${id}.made`, made, today),
    ]),
  )
}

/**
 * Gives the gifts of the form as they are sent; a row that is not whole is left out, and nothing is sent without a gift.
 *
 * Rule BEY-75.
 *
 * @param form everything that is filled in of the patrimony
 */
export const giftsToldBy = ({ has_donate: hasGiven, gifts }: PatrimonyForm): Pick<Patrimony, 'gifts'> => {
  const rows = gifts.flatMap(({ to, person, amount: { parsed }, made, isFamilyMoney }) => {
    const day = readMade(made)
    return parsed.kind !== 'amount' || day === undefined
      ? []
      : [
          {
            ...(to === 'children' ? {} : { to }),
            person,
            amount: parsed.amount,
            made_on: day,
            ...(isFamilyMoney && to === 'children' ? { is_family_money: true } : {}),
          },
        ]
  })
  return hasGiven && rows.length > 0 ? { gifts: rows } : {}
}

/**
 * Puts gifts that were sent before into the form.
 *
 * @param told gifts as they were sent
 */
export const giftRowsOf = (told: NonNullable<Patrimony['gifts']>): readonly GiftRow[] =>
  told.map(({ to = 'children', person, amount, made_on: made, is_family_money: isFamilyMoney = false }, id) => ({
    id,
    to,
    person,
    amount: typed(amount),
    made: isPlainDate(made) ? formatFrenchDate(made) : made,
    isFamilyMoney,
  }))
