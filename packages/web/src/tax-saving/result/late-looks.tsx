import { lazy, memo, Suspense, useDeferredValue, type ReactElement } from 'react'
import { Spinner } from '../../ui/spinner/index.ts'
import type { StepProps } from '../step-props.ts'

const TaxLooks = lazy(async () => ({ default: (await import('../look/index.ts')).TaxLooks }))

const Looks = memo((props: StepProps) => (
  <Suspense fallback={<Spinner />}>
    <TaxLooks {...props} />
  </Suspense>
))

/**
 * Chart, comparison and exit, which come after the result has been drawn.
 *
 * While an amount is typed they follow a moment later, so that a key press never waits for a drawing; whatever is chosen in them shows at once.
 */
export const LateLooks = ({ snapshot, send }: StepProps): ReactElement => {
  const settled = useDeferredValue(snapshot)
  const isTyping = snapshot.context.form !== settled.context.form
  return <Looks snapshot={isTyping ? settled : snapshot} send={send} />
}
