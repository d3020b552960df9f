import type { MortalityTables } from '@hautelisse/domain/mortality'
import { halfAgeOf, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'

/** What the age depends on. */
export type Told = Pick<WithdrawalSnapshot['context'], 'result' | 'birthDate' | 'contracts'>

/** The age that half of the table reaches, in a script of its own. */
export const statedAge = (told: Told, tables: MortalityTables): number | undefined => halfAgeOf(told, tables)
