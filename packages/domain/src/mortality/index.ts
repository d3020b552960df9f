export { completeExpectation } from './expectation.ts'
export { loadMortalityTables, loadReviewTables } from './load.ts'
export { BIRTH_YEARS, columnYear, firstAge, LAST_AGE } from './shape.ts'
export {
  isTable,
  NoMortalityBeforeAge,
  REVIEW_TABLE_CODES,
  TABLE_CODES,
  type ReviewTableCode,
  type ReviewTables,
  type MortalityTable,
  type MortalityTables,
  type TableCode,
} from './table.ts'
