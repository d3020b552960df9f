import type { Levels } from './answers.ts'
import { isBolder } from './columns.ts'
import type { RoboProfile } from './model.ts'

/** What stands before a fund switch: nothing, a confirmation, or a person to talk to first. */
export type HandOver = 'open' | 'bolder' | 'contact'

/**
 * Says what stands between a profile and the fund switch.
 *
 * A bolder profile than one's own is confirmed first. The boldest is not handed over to somebody of the lowest capacity. Decision 16.7.
 *
 * @param profile profile that is looked at
 * @param own profile of the saver's own answers, if there is one
 * @param levels levels of the saver's own answers, if there are any
 * @example handOverOf('offensive', 'balanced', { capacity: 3, knowledge: 4, tolerance: 4 }) // 'bolder'
 */
export const handOverOf = (profile: RoboProfile, own: RoboProfile | null, levels: Levels | null): HandOver => {
  if (profile === 'offensive' && levels?.capacity === 1) return 'contact'
  return own !== null && isBolder(profile, own) ? 'bolder' : 'open'
}

const [FINE, COARSE, COARSE_FROM] = [10, 100, 10_000]

/**
 * Rounds an amount of a fan as it is shown: to 100 €, below 10 000 € to 10 €. The figures themselves stay to the cent.
 *
 * Decision 16.10.
 *
 * @param amount euros
 * @example shownEuros(127154.85) // 127200
 * @example shownEuros(513.19) // 510
 */
export const shownEuros = (amount: number): number => {
  const unit = Math.abs(amount) < COARSE_FROM ? FINE : COARSE
  return Math.round(amount / unit) * unit
}
