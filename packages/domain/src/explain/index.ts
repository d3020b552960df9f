export {
  difference,
  evaluated,
  given,
  greatest,
  least,
  nothingBelow,
  power,
  product,
  quotient,
  relabelled,
  roundedToCents,
  roundedToEuros,
  sum,
  valueOf,
  type Label,
} from './build.ts'
export { documentTree, type DocumentBlock, type DocumentBrand, type DocumentTone, type DocumentTree } from './document.ts'
export { explained } from './graph.ts'
export { OPERATIONS, type Derivation, type Operation, type Source, type Unit } from './model.ts'
export type {
  Evaluator,
  Evaluators,
  FuturesOperation,
  LongevityOperation,
  SomeEvaluators,
  Step as EvaluatedStep,
} from './operations.ts'
export { calculationLines, type CitedSources, type OperationWords, type Writing } from './lines.ts'
export { lawAddress } from './law-link.ts'
export { LIFE_BARE, LIFE_EXPLAINED, type LifeReckoning, type Stated } from './life-reckoning.ts'
export { BARE, EXPLAINED, type Reckoning } from './reckoning.ts'
export { discrepancies, replay, type Discrepancy } from './replay.ts'
export { find, inOrder, walk, type Visited } from './walk.ts'
export {
  assembledFrom,
  signOf,
  stepsInTurn,
  stepsOf,
  unreadable,
  type CalculationStep,
  type Passage,
  type Reading,
  type StepLine,
} from './steps.ts'
export { calculationTable, calculationText, spreadsheet, type CalculationLine } from './text.ts'
export { withoutIdentities } from './without-identities.ts'
export { isAmount, withoutZeros, writeDecimals, writeFigure, writeInputs, type OwnPrecision } from './write.ts'
