import { selectVariant } from '@hautelisse/machines/tax-saving'
import type { ComponentProps, ReactElement } from 'react'
import { Late, lateScript } from '../ui/late/index.ts'
import type { TaxResult } from './result/index.ts'

const script = lateScript(() => import('./result/index.ts'))

/** Loads the result while the saver reads the questions; one that could not be loaded is asked for again when it is shown. */
export const preloadResult = async (): Promise<void> => {
  await script.ask()
}

type LateResultProps = ComponentProps<typeof TaxResult> & {
  /** The result is on the screen; stays the same from one rendering to the next. */
  readonly onArrive: () => void
}

/** The result, which comes with figures and drawings of its own. */
export const LateResult = ({ onArrive, ...rest }: LateResultProps): ReactElement => (
  <Late script={script} level={selectVariant(rest.snapshot).variant === 'contained' ? 3 : 1} onArrive={onArrive}>
    {({ TaxResult }) => <TaxResult {...rest} />}
  </Late>
)
