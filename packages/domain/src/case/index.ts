export { birthFields, birthOf, standInBirth, type CaseBirth } from './birth.ts'
export { compareCases, isSameValue, MOST_COMPARED, type CaseComparison, type ComparedRow } from './compare.ts'
export { defineSimulator, type InputsReading, type Simulator } from './define.ts'
export { decodeCase, encodeCase, LINK_NAME, linkOf, LONGEST_LINK, type CaseLink } from './link.ts'
export { asAge, asShare, asWord, asYear, inEuros, inNumber, inPercent, linesOf, yesNo, type PossibleLine } from './lines.ts'
export {
  caseOnWire,
  SIMULATORS,
  type Case,
  type CaseFigure,
  type CaseInputs,
  type CaseLine,
  type CasePlaces,
  type CaseProblem,
  type CaseResult,
  type CaseValue,
  type SimulatorName,
} from './model.ts'
export { pairHeld } from './pair.ts'
export { readCase, simulatorNameOf, type CaseReading } from './read.ts'
export { refusedRow, rowInputs, rowProblems, type CaseRow } from './rows.ts'
