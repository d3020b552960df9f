import { selectAdjustment, type AdjustmentView } from '@hautelisse/machines/tax-saving'
import { useSelector } from '@xstate/react'
import type { Simulator } from '../step-props.ts'

type Actor = Simulator['actor']

/**
 * Reads one thing of the adjustment, for the part that shows it: while an amount is typed, whatever did not change stays as it is.
 *
 * @param actor running simulator
 * @param read the thing; nothing as long as there is no result
 */
export const useAdjusted = <Value>(actor: Actor, read: (adjustment: AdjustmentView) => Value): Value | undefined =>
  useSelector(actor, (snapshot) => {
    const adjustment = selectAdjustment(snapshot)
    return adjustment && read(adjustment)
  })
