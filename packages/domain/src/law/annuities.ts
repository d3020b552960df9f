import { plainDate } from '../calendar/index.ts'
import { euros, type Euros } from '../money/index.ts'
import type { DatedParameter } from './parameter.ts'

/**
 * Monthly annuity up to which insurer and saver may agree on a lump sum instead, in euros a month.
 *
 * Code des assurances art. A.160-2. The earlier 40 € (until 30 June 2021) is not needed by any simulation.
 */
export const SMALL_ANNUITY_THRESHOLD: DatedParameter<Euros> = {
  id: 'small-annuity-threshold',
  unit: 'eur-per-month',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2021-07-01'), value: euros(100), source: 'Code des assurances art. A.160-2, version du 1er juillet 2021' },
    { from: plainDate('2023-07-22'), value: euros(110), source: 'Code des assurances art. A.160-2 (arrêté du 17 juillet 2023)' },
  ],
}

/** Weights of the male and the female table in the mixed one; they add up to one. */
export type MixedTableWeights = { readonly male: number; readonly female: number }

/**
 * Weights of the mixed mortality table of contracts under art. L.911-1 of the Code de la sécurité sociale, which may no longer tell men
 * from women.
 *
 * Loi 2023-973 art. 35, arrêté du 18 novembre 2024. The texts do not say which quantity is weighted; we weight the survivors.
 */
export const MIXED_TABLE_WEIGHTS: DatedParameter<MixedTableWeights> = {
  id: 'mixed-table-weights',
  unit: 'share',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2024-11-24'),
      value: { male: 0.6, female: 0.4 },
      source: 'Loi 2023-973 du 23 octobre 2023 art. 35 ; arrêté du 18 novembre 2024 (JO du 22 novembre 2024)',
    },
  ],
}
