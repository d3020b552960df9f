import { lazy, Suspense, type ComponentProps, type ReactElement } from 'react'
import { Spinner } from '../ui/spinner/index.ts'

const load = () => import('./result/index.ts')
const TaxResult = lazy(async () => ({ default: (await load()).TaxResult }))

/** The result, which comes with figures and drawings of its own. */
export const LateResult = (props: ComponentProps<typeof TaxResult>): ReactElement => (
  <Suspense fallback={<Spinner />}>
    <TaxResult {...props} />
  </Suspense>
)
