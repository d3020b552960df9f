import type { Step } from '@hautelisse/domain/tax-saving'
import type { SnapshotFrom } from 'xstate'
import type { Place } from '../stepper/index.ts'
import type { taxSavingMachine } from './machine.ts'

/** What a selector reads: the state of the simulator at one moment. */
export type TaxSavingSnapshot = SnapshotFrom<typeof taxSavingMachine>

/** Gives the step on the screen: while the first call runs, the one that asked for it. */
export const selectTaxStep = ({ context }: TaxSavingSnapshot): Step => context.step

/**
 * Gives where the simulator stands for the browser's history: while the first call runs, on the results that are waited for.
 *
 * @param snapshot state of the machine
 * @example selectTaxPlace(snapshot) // { run: 2, step: 'marital-status' }
 */
export const selectTaxPlace = (snapshot: TaxSavingSnapshot): Place<Step> => ({
  run: snapshot.context.run,
  step: snapshot.matches({ stepper: 'simulating' }) ? 'results' : selectTaxStep(snapshot),
})
