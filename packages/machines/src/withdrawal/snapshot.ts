import type { SnapshotFrom } from 'xstate'
import type { Place } from '../stepper/index.ts'
import type { withdrawalMachine } from './machine.ts'
import type { StepId } from './steps.ts'

/** What a selector reads: the state of the stepper at one moment. */
export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>

/**
 * Gives the step on the screen: while the simulation runs the one that asked for it, while the saver leaves the last one.
 *
 * @returns undefined without an eligible contract
 */
export const selectStep = ({ context }: WithdrawalSnapshot): StepId | undefined => context.step

/**
 * Gives where the stepper stands for the browser's history: while the simulation runs, on the results that are waited for.
 *
 * @param snapshot state of the machine
 * @returns undefined without an eligible contract
 * @example selectPlace(snapshot) // { run: 1, step: 'age' }
 */
export const selectPlace = (snapshot: WithdrawalSnapshot): Place<StepId> | undefined => {
  const step = snapshot.matches('simulating') ? 'results' : selectStep(snapshot)
  return step && { run: snapshot.context.run, step }
}
