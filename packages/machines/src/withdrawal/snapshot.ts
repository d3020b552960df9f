import type { SnapshotFrom } from 'xstate'
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
