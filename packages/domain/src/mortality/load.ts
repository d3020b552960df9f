import { MIXED_TABLE_WEIGHTS, valueAt } from '../law/index.ts'
import { decodeTable } from './decode.ts'
import { mixTables } from './mix.ts'
import { mortalityTable, type MortalityTables } from './table.ts'

const unfold = async (): Promise<MortalityTables> => {
  const [{ tgf05 }, { tgh05 }] = await Promise.all([import('./data/tgf05.ts'), import('./data/tgh05.ts')])
  const women = decodeTable(tgf05)
  const men = decodeTable(tgh05)
  const { value: weights } = valueAt(MIXED_TABLE_WEIGHTS, MIXED_TABLE_WEIGHTS.checkedUntil)
  return {
    TGF05: mortalityTable('TGF05', women),
    TGH05: mortalityTable('TGH05', men),
    MIXED: mortalityTable('MIXED', mixTables(men, women, weights)),
  }
}

let loading: Promise<MortalityTables> | undefined

/**
 * Loads the tables TGF05, TGH05 and the mixed one; the second call answers with the same tables.
 *
 * The figures come by a dynamic import, so that a bundler puts them in a chunk of their own.
 * The mixed one is weighted as the law stood on the last day on which it was checked.
 * Source: arrêté du 1er août 2006 (CA A. 132-18); mixed: loi 2023-973 art. 35 and arrêté du 18 novembre 2024.
 *
 * @example (await loadMortalityTables()).TGH05.survivors(1961, 121) // 0
 */
export const loadMortalityTables = (): Promise<MortalityTables> => (loading ??= unfold())
