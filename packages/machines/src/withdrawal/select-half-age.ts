import { yearOf } from '@hautelisse/domain/calendar'
import { agesReached } from '@hautelisse/domain/longevity'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { convertingOf, scheduleOf, tableOf, takingPart } from '@hautelisse/domain/withdrawal'
import type { LongLifeContext } from './select-long-life.ts'

/** Of the tables of the contracts, the one by which people live longest comes first. */
const PRUDENT_FIRST = ['TGF05', 'MIXED', 'TGH05'] as const
const MONTHS_PER_YEAR = 12

/**
 * Gives the whole age that half of the table reaches, of those living at the start: the table of the contracts with an annuity, else of all. BEY-52, BEY-60.
 *
 * @param context what of the context it depends on
 * @param tables mortality tables
 * @returns undefined without a result
 * @example halfAgeOf(snapshot.context, tables) // 95
 */
export const halfAgeOf = (
  { result, birthDate, contracts }: Pick<LongLifeContext, 'result' | 'birthDate' | 'contracts'>,
  tables: MortalityTables,
): number | undefined => {
  if (result === undefined) return undefined
  const [all, converting] = [takingPart(contracts), new Set(convertingOf(result.contracts).map(({ policyId }) => policyId))]
  const annuities = all.filter(({ account }) => converting.has(account.policy_id))
  const used = new Set((annuities.length === 0 ? all : annuities).map(({ account }) => tableOf(account)))
  const table = PRUDENT_FIRST.find((code) => used.has(code))
  if (table === undefined) return undefined
  const { age } = scheduleOf({ birthDate, retirementAge: result.request.retirement_age, asOf: result.on })
  const half = agesReached({ life: { table: tables[table], birthYear: yearOf(birthDate), age } }, 'saver').find(
    ({ tenths }) => tenths === 5,
  )
  return half && Math.floor(half.ageInMonths / MONTHS_PER_YEAR)
}
