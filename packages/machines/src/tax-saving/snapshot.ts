import { STEPS } from '@hautelisse/domain/tax-saving'
import type { Step } from '@hautelisse/domain/tax-saving'
import type { SnapshotFrom } from 'xstate'
import type { taxSavingMachine } from './machine.ts'
import { STATE_OF_STEP } from './progress.ts'

/** What a selector reads: the state of the simulator at one moment. */
export type TaxSavingSnapshot = SnapshotFrom<typeof taxSavingMachine>

/** Gives the step on the screen: while the first call runs, the one that asked for it. */
export const selectTaxStep = (snapshot: TaxSavingSnapshot): Step => {
  const { stepper } = snapshot.value
  if (stepper === 'simulating') return 'income'
  return STEPS.find((step) => STATE_OF_STEP[step] === stepper) ?? 'results'
}
