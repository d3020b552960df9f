import { refuse, requireOneOf, requireWhole } from '../input/index.ts'
import { LAST_AGE } from '../mortality/index.ts'
import { MONTHS_PER_YEAR } from '../money/index.ts'
import { type Group, GROUPS, type Lives, monthsLeft, requireLives, shareByMonth } from './lives.ts'

/** Of ten people, how many are asked for. */
export const TENTHS = [9, 5, 1] as const
export type Tenths = (typeof TENTHS)[number]

/** An age to which so many in ten of a table live, and the exact share that does. */
export type AgeReached = {
  readonly tenths: Tenths
  /** Whole months since the start. */
  readonly months: number
  /** Age in whole months; of both lives together it is the saver's, or what the saver's would be. */
  readonly ageInMonths: number
  /** Share of 1 that lives to this age, of those living at the start. */
  readonly share: number
}

const requireGroup = (lives: Lives, group: Group): void => {
  requireLives(lives)
  requireOneOf('group', group, GROUPS)
  if (group !== 'saver' && lives.spouse === undefined) refuse('lives.spouse', undefined, 'missing')
}

const longest = ({ life, spouse }: Lives): number => Math.max(monthsLeft(life), spouse === undefined ? 0 : monthsLeft(spouse))

const ageAtStart = ({ life, spouse }: Lives, group: Group): number =>
  (group === 'spouse' ? (spouse?.age ?? life.age) : life.age) * MONTHS_PER_YEAR

/** The last month at which at least the share is living; a share never rises, so that the search halves the months. */
const lastMonthWith = (share: number, living: (months: number) => number, months: number): number => {
  let [reached, missed] = [0, months]
  while (missed - reached > 1) {
    const middle = Math.floor((reached + missed) / 2)
    if (living(middle) >= share) reached = middle
    else missed = middle
  }
  return reached
}

/**
 * Gives the share of a group that lives some months after the start of an annuity: of the two lives, taken as independent, at least one or both.
 *
 * p_x, p_y, p_x + p_y − p_x p_y or p_x p_y, the number living straight between whole ages. Float64, not rounded. BEY-60, BEY-61.
 *
 * @param lives table, birth year and age at the start in completed years, of the saver and of the spouse
 * @param group whose survival is meant
 * @param months whole months since the start, 0 to 1 452
 * @throws DomainInputError for lives without a mortality, and where the group needs a spouse who is not given
 * @public
 * @example shareLiving({ life: { table: tables.TGF05, birthYear: 1964, age: 64 }, spouse: { table: tables.TGF05, birthYear: 1966, age: 62 } }, 'either', 445) // 0.5018 to four decimals
 */
export const shareLiving = (lives: Lives, group: Group, months: number): number => {
  requireGroup(lives, group)
  requireWhole('months', months, { min: 0, max: LAST_AGE * MONTHS_PER_YEAR })
  return shareByMonth(lives, group)(months)
}

/**
 * Gives the ages to which nine, five and one in ten of a group live: the last whole month at which at least so many do. BEY-60, BEY-61.
 *
 * @param lives table, birth year and age at the start in completed years, of the saver and of the spouse
 * @param group whose survival is meant
 * @returns in the order nine, five, one; ages in whole months, rounded down
 * @throws DomainInputError for lives without a mortality, and where the group needs a spouse who is not given
 * @public
 * @example agesReached({ life: { table: tables.TGF05, birthYear: 1964, age: 64 } }, 'saver').map(({ ageInMonths }) => ageInMonths) // [981, 1146, 1266]: 81 years 9 months, 95 years 6 months, 105 years 6 months
 */
export const agesReached = (lives: Lives, group: Group): readonly AgeReached[] => {
  requireGroup(lives, group)
  const living = shareByMonth(lives, group)
  return TENTHS.map((tenths) => {
    const months = lastMonthWith(tenths / 10, living, longest(lives))
    return { tenths, months, ageInMonths: ageAtStart(lives, group) + months, share: living(months) }
  })
}
