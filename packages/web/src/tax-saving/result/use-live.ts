import { selectAdjustment, type AdjustmentView } from '@hautelisse/machines/tax-saving'
import { useMemo } from 'react'
import type { Live } from '../../ui/live/index.ts'
import type { Simulator } from '../step-props.ts'

/**
 * One thing of the adjustment that changes at every key, for the field or the figure that shows it without React.
 *
 * @param actor running simulator
 * @param read the thing, the same function each time; nothing of the adjustment as long as there is no result
 */
export const useLive = <Value>(actor: Simulator['actor'], read: (adjustment: AdjustmentView | undefined) => Value): Live<Value> =>
  useMemo(
    () => ({
      read: () => read(selectAdjustment(actor.getSnapshot())),
      subscribe: (show) => {
        const subscription = actor.subscribe(show)
        return () => subscription.unsubscribe()
      },
    }),
    [actor, read],
  )
