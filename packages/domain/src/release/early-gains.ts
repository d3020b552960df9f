import type { Account } from '../accounts/index.ts'
import { plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { releaseCheckedUntil } from './figures.ts'
import { releasePlanOf } from './offered.ts'

/** Day from which all gains of a plan bear one rate; a part of those of before keeps the rates of its years. */
const ONE_RATE_FROM = plainDate('2018-01-01')

/**
 * Gives the year whose rate stands for all of a plan's gain where a part of it bears lower ones: the plan is a PEE, PEG or PEI, and one of its lots was acquired
 * before 2018. docs/rules/release.md, REL-30.
 *
 * @param account the plan with its funds and lots
 * @param on day whose rates hold
 * @param sold lots that have left the plan with the sale
 * @returns undefined where one rate holds for all of the gain
 * @example yearOfEarlyGains({ type: 'PEE', investments }, plainDate('2026-11-20')) // 2026
 */
export const yearOfEarlyGains = (
  { type, investments = [] }: Pick<Account, 'type' | 'investments'>,
  on: PlainDate,
  sold: readonly { readonly acquired_on: PlainDate }[] = [],
): number | undefined => {
  const lots = [...investments.flatMap(({ lots: held = [] }) => held), ...sold]
  const isEarly = releasePlanOf(type) === 'PEE' && lots.some(({ acquired_on: day }) => day < ONE_RATE_FROM)
  return isEarly ? yearOf(releaseCheckedUntil(on) ?? on) : undefined
}
