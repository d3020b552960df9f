import type { TaxSavingEvent, TaxSavingSnapshot } from '@hautelisse/machines/tax-saving'

/** What every part is made of: the state of the machine, and a way to tell it something. */
export type StepProps = {
  readonly snapshot: TaxSavingSnapshot
  readonly send: (event: TaxSavingEvent) => void
}
