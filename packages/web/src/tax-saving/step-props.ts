import type { TaxSavingEvent, taxSavingMachine, TaxSavingSnapshot } from '@hautelisse/machines/tax-saving'
import type { ActorRefFrom } from 'xstate'

/** What every part is made of: the state of the machine, and a way to tell it something. */
export type StepProps = {
  readonly snapshot: TaxSavingSnapshot
  readonly send: (event: TaxSavingEvent) => void
}

/** The running machine itself, for the parts of the result that follow each key press; the snapshot beside it does not. */
export type Simulator = StepProps & { readonly actor: ActorRefFrom<typeof taxSavingMachine> }
