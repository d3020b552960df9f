import { checkAnnuity, type Life, survivalCurve } from '../annuity/index.ts'
import { refuse, requireObject } from '../input/index.ts'
import { LAST_AGE } from '../mortality/index.ts'
import { MONTHS_PER_YEAR } from '../money/index.ts'

/** The saver and, where an annuity may go on to somebody, that person; both ages are those at the start of the annuity. */
export type Lives = { readonly life: Life; readonly spouse?: Life | undefined }

/** Whose survival is meant: the saver's, the spouse's, that of at least one of the two, or of both. */
export const GROUPS = ['saver', 'spouse', 'either', 'both'] as const
export type Group = (typeof GROUPS)[number]

const valueAt = (path: string, holder: unknown): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], holder)

/**
 * Requires lives that have a mortality: known tables, whole ages, and somebody left at them.
 *
 * @param lives what was given
 */
export const requireLives = (lives: Lives): void => {
  requireObject('lives', lives)
  const { life, spouse } = lives
  const monthly = { technicalRate: 0, paymentsPerYear: MONTHS_PER_YEAR, timing: 'arrears' } as const
  const refusal = checkAnnuity({ type: spouse === undefined ? 'RV_NR' : 'RV_R', life, spouse, reversion: 1, ...monthly })
  if (refusal !== undefined) refuse(refusal.field, valueAt(refusal.field, lives), refusal.kind)
}

/**
 * Gives the months after which nobody of a life's column is left.
 *
 * @param life life at the start
 * @example monthsLeft({ table: tables.TGF05, birthYear: 1964, age: 64 }) // 684
 */
export const monthsLeft = ({ age }: Life): number => Math.max(0, LAST_AGE - age) * MONTHS_PER_YEAR

/** Share of those of a life's age at the start who live some months later. */
export const shareOf = ({ table, birthYear, age }: Life): ((months: number) => number) => {
  const curve = survivalCurve(table, birthYear, MONTHS_PER_YEAR)
  const start = age * MONTHS_PER_YEAR
  const living = curve[start] as number
  return (months) => (curve[start + months] ?? 0) / living
}

/**
 * Gives the share of a group that lives some months after the start, as a function of the months. BEY-60, BEY-61.
 *
 * @param lives accepted lives
 * @param group whose survival is meant; all but the saver's need a spouse
 */
export const shareByMonth = ({ life, spouse }: Lives, group: Group): ((months: number) => number) => {
  const own = shareOf(life)
  if (group === 'saver' || spouse === undefined) return own
  const other = shareOf(spouse)
  if (group === 'spouse') return other
  if (group === 'both') return (months) => own(months) * other(months)
  return (months) => own(months) + other(months) - own(months) * other(months)
}
