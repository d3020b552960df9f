export {
  exitPlanMachine,
  selectExitPlan,
  type ExitPlanEvent,
  type ExitPlanInput,
  type ExitPlanSnapshot,
  type ExitPlanView,
} from './machine.ts'
export { exitSavingsEntry, type ExitSavings } from './savings.ts'
