export {
  type AnsweredResult,
  type CaseAnswer,
  type Change,
  type Changes,
  type LoadSimulator,
  type RefusalReason,
  type WrongAnswers,
} from './answer.ts'
export { BROWSER_KEY } from './browser-key.ts'
export { browserPorts } from './browser-ports.ts'
export { keepMachine, selectKeep, type KeepEvent, type KeepView } from './keep-machine.ts'
export { newId } from './id.ts'
export { compareListed, movedSince, type ListedComparison } from './compare.ts'
export type { ListedSimulation } from './list.ts'
export {
  selectChange,
  selectSimulations,
  simulationsMachine,
  type ChangeView,
  type ChoiceRefusal,
  type SimulationsEvent,
  type SimulationsSnapshot,
  type SimulationsView,
} from './list-machine.ts'
export { personPorts, type KeepFailure, type KeepingPorts } from './ports.ts'
export { readMachine, selectRead, type GivenCase, type ReadEvent, type ReadView } from './read-machine.ts'
export { selectCopy, shareMachine, type ShareEvent } from './share-machine.ts'
