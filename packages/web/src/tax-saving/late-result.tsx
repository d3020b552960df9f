import { selectVariant } from '@hautelisse/machines/tax-saving'
import { useEffect, type ComponentProps, type ReactElement } from 'react'
import { Late, lateScript } from './late.tsx'
import type { TaxResult } from './result/index.ts'

const script = lateScript(() => import('./result/index.ts'))

/** Loads the result while the saver reads the questions; one that could not be loaded is asked for again when it is shown. */
export const preloadResult = async (): Promise<void> => {
  await script.ask()
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
  <Late script={script} level={selectVariant(rest.snapshot).variant === 'contained' ? 3 : 1}>
    {({ TaxResult }) => (
      <>
        <TaxResult {...rest} />
        <Arrived onArrive={onArrive} />
      </>
    )}
  </Late>
)
