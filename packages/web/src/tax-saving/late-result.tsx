import { lazy, Suspense, useEffect, type ComponentProps, type ReactElement } from 'react'
import { Spinner } from '../ui/spinner/index.ts'

const load = () => import('./result/index.ts')
const TaxResult = lazy(async () => ({ default: (await load()).TaxResult }))

/** Loads the result while the saver reads the questions; one that could not be loaded is asked for again when it is shown. */
export const preloadResult = async (): Promise<void> => {
  await load().catch(() => undefined)
}

/** Comes with the result, and tells that it is there. */
const Arrived = ({ onArrive }: { readonly onArrive: () => void }): null => {
  useEffect(onArrive, [onArrive])
  return null
}

type LateResultProps = ComponentProps<typeof TaxResult> & {
  /** The result is on the screen; stays the same from one rendering to the next. */
  readonly onArrive: () => void
}

/** The result, which comes with figures and drawings of its own. */
export const LateResult = ({ onArrive, ...rest }: LateResultProps): ReactElement => (
  <Suspense fallback={<Spinner />}>
    <TaxResult {...rest} />
    <Arrived onArrive={onArrive} />
  </Suspense>
)
