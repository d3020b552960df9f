export { completeExpectation } from './expectation.ts'
export { loadMortalityTables } from './load.ts'
export { BIRTH_YEARS, columnYear, firstAge, LAST_AGE } from './shape.ts'
export {
  isTable,
  NoMortalityBeforeAge,
  requireTable,
  TABLE_CODES,
  type MortalityTable,
  type MortalityTables,
  type TableCode,
} from './table.ts'
