import type { MortalityTables, ReviewTables } from './table.ts'

/**
 * Loads the tables TGF05, TGH05 and the mixed one; every call answers with the same tables.
 *
 * Their figures come by a dynamic import and are unfolded once. The mixed table is weighted as the law stood on the last day on which it was checked.
 * Source: arrêté du 1er août 2006 (CA A. 132-18); mixed: loi 2023-973 art. 35 and arrêté du 18 novembre 2024.
 *
 * @public
 * @example (await loadMortalityTables()).TGH05.survivors(1961, 121) // 0
 */
export const loadMortalityTables = async (): Promise<MortalityTables> => (await import('./tables.ts')).MORTALITY_TABLES

/**
 * Loads the same tables and `MIXED_QX`, the mixed one weighted by death probabilities, for who reviews that choice (MOR-05).
 *
 * @example (await loadReviewTables()).MIXED_QX.code // 'MIXED_QX'
 */
export const loadReviewTables = async (): Promise<ReviewTables> => (await import('./review.ts')).REVIEW_TABLES
