import { plainDate } from '../calendar/index.ts'
import type { DatedParameter } from './parameter.ts'

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
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2024-11-24'),
      value: { male: 0.6, female: 0.4 },
      source: 'Loi 2023-973 du 23 octobre 2023 art. 35 ; arrêté du 18 novembre 2024 (JO du 22 novembre 2024)',
    },
  ],
}
