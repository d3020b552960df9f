export {
  confirmContractCall,
  externalSavingsCall,
  identifyContractCall,
  seededLetters,
  type RecognisedContract,
  type SeededLetter,
} from './calls.ts'
export { confirmRefusal, identifyRefusal, kindsOf, type AttachmentRefusal, type ContractKind, type Journey } from './journeys.ts'
export { BLANK_LETTER, initialsOf, letterErrors, letterOf, printedCode, type TypedLetter } from './letter.ts'
export { tilesOf, type Tile, type TileFilter, type TileId } from './tiles.ts'
