import { useCallback, useSyncExternalStore } from 'react'
import { afterPaint } from '../../ui/live/index.ts'
import type { Simulator, StepProps } from '../step-props.ts'

/**
 * Follows the simulator one frame behind: for what stands beside the figures that a key press asks for, which are painted first.
 *
 * @param actor running simulator
 */
export const useAfterPaint = (actor: Simulator['actor']): StepProps['snapshot'] => {
  const subscribe = useCallback(
    (show: () => void) => {
      const subscription = actor.subscribe(() => afterPaint(show))
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(subscribe, () => actor.getSnapshot())
}
