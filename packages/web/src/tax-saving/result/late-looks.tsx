import { selectTaxForm, selectVariant } from '@hautelisse/machines/tax-saving'
import { memo, useCallback, useSyncExternalStore, type ReactElement } from 'react'
import { Late, lateScript } from '../../ui/late/index.ts'
import type { Simulator, StepProps } from '../step-props.ts'

const script = lateScript(() => import('../look/index.ts'))

/** Whoever asked for them again stood on the button that they came in place of. */
const arrive = (isAgain: boolean): void => {
  const heading = isAgain ? document.querySelector<HTMLElement>('[data-looks] :is(h2, h4)') : null
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

const Looks = memo((props: StepProps) => (
  <Late script={script} level={selectVariant(props.snapshot).variant === 'contained' ? 4 : 2} onArrive={arrive}>
    {({ TaxLooks }) => <TaxLooks {...props} />}
  </Late>
))

/** Whoever types presses the next key within this time, in milliseconds: nothing is drawn in between. */
const REST = 150

/**
 * Chart, comparison and exit, which come after the result has been drawn.
 *
 * While an amount is typed they wait until the keys rest, so that a key press never waits for a drawing; whatever is chosen in them shows at once.
 */
export const LateLooks = memo(({ actor, send }: Pick<Simulator, 'actor' | 'send'>): ReactElement => {
  const subscribe = useCallback(
    (show: () => void) => {
      let timer = 0
      let form = selectTaxForm(actor.getSnapshot())
      const subscription = actor.subscribe((snapshot) => {
        const isTyping = selectTaxForm(snapshot) !== form
        form = selectTaxForm(snapshot)
        window.clearTimeout(timer)
        if (isTyping) timer = window.setTimeout(show, REST)
        else show()
      })
      return () => {
        window.clearTimeout(timer)
        subscription.unsubscribe()
      }
    },
    [actor],
  )
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot())
  return <Looks snapshot={snapshot} send={send} />
})
