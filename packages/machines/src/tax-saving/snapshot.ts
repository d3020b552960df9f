import type { Step } from '@hautelisse/domain/tax-saving'
import type { SnapshotFrom } from 'xstate'
import type { taxSavingMachine } from './machine.ts'

/** What a selector reads: the state of the simulator at one moment. */
export type TaxSavingSnapshot = SnapshotFrom<typeof taxSavingMachine>

/** Gives the step on the screen: while the first call runs, the one that asked for it. */
export const selectTaxStep = ({ context }: TaxSavingSnapshot): Step => context.step
