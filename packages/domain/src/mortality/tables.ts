import { MIXED_TABLE_WEIGHTS, valueAt } from '../law/index.ts'
import { tgf05 } from './data/tgf05.ts'
import { tgh05 } from './data/tgh05.ts'
import { decodeTable } from './decode.ts'
import { mixTables } from './mix.ts'
import { mortalityTable, type MortalityTables } from './table.ts'

export const women = decodeTable(tgf05)
export const men = decodeTable(tgh05)
export const { value: weights } = valueAt(MIXED_TABLE_WEIGHTS, MIXED_TABLE_WEIGHTS.checkedUntil)

/** The tables unfolded. This module holds their figures: it is reached through `loadMortalityTables` alone, so that bundlers put it in a chunk of its own. */
export const MORTALITY_TABLES: MortalityTables = {
  TGF05: mortalityTable('TGF05', women),
  TGH05: mortalityTable('TGH05', men),
  MIXED: mortalityTable('MIXED', mixTables(men, women, weights)),
}
