import { isPlainDate, plainDate } from '../calendar/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Gift } from '../inheritance/index.ts'
import type { Patrimony } from './model.ts'

/**
 * Gives the day on which a gift counts as made: a year alone counts as its last day, the latest that it can have been.
 *
 * Rule BEY-74.
 *
 * @param text a day (2019-05-03) or a year (2019)
 * @example madeOn('2019') // '2019-12-31'
 */
export const madeOn = (text: string): PlainDate => (isPlainDate(text) ? text : plainDate(`${text}-12-31`))

/**
 * Gives the gifts that a patrimony tells; none unless gifts were made.
 *
 * Rule BEY-75: `has_donate` alone changes nothing.
 *
 * @param told patrimony as it is sent
 * @example giftsOf({ has_donate: true }) // []
 */
export const giftsOf = ({ has_donate: hasGiven, gifts = [] }: Patrimony): readonly Gift[] =>
  hasGiven === true
    ? gifts.map(({ to = 'children', person, amount, made_on: made, is_family_money: isFamilyMoney }) => ({
        to,
        person,
        amount,
        made: madeOn(made),
        isFamilyMoney,
      }))
    : []
