import { lazy, memo, Suspense, useEffect, useState, type ReactElement } from 'react'
import { Spinner } from '../../ui/spinner/index.ts'
import type { StepProps } from '../step-props.ts'

const TaxLooks = lazy(async () => ({ default: (await import('../look/index.ts')).TaxLooks }))

const Looks = memo((props: StepProps) => (
  <Suspense fallback={<Spinner />}>
    <TaxLooks {...props} />
  </Suspense>
))

/** Whoever types presses the next key within this time, in milliseconds: nothing is drawn in between. */
const REST = 150

/**
 * Chart, comparison and exit, which come after the result has been drawn.
 *
 * While an amount is typed they wait until the keys rest, so that a key press never waits for a drawing; whatever is chosen in them shows at once.
 */
export const LateLooks = ({ snapshot, send }: StepProps): ReactElement => {
  const [settled, setSettled] = useState(snapshot)
  const isTyping = snapshot.context.form !== settled.context.form
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(snapshot), REST)
    return () => window.clearTimeout(timer)
  }, [snapshot])
  return <Looks snapshot={isTyping ? settled : snapshot} send={send} />
}
