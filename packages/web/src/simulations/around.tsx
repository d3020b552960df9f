import { createContext, Fragment, use, useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { arriveAtTop } from '../shell/index.ts'

type Around = {
  /** How many simulations were kept on this page since it is there. */
  readonly kept: number
  readonly onKept: () => void
  /** One was opened in the simulator of this page. */
  readonly onOpened: () => void
}

const AroundContext = createContext<Around>({ kept: 0, onKept: () => {}, onOpened: () => {} })

/** What a simulator's page knows of the simulations that are kept and opened on it. */
export const useAround = (): Around => use(AroundContext)

/**
 * The page of a simulator that lists its own simulations: it begins anew with one that is opened there, and the list takes up one that is kept there. BEY-05, BEY-07.
 *
 * @example <WithSimulations><Simulator /><OwnSimulations of="tax-saving" /></WithSimulations>
 */
export const WithSimulations = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [kept, setKept] = useState(0)
  const [opened, setOpened] = useState(0)
  const onKept = useCallback(() => setKept((count) => count + 1), [])
  const onOpened = useCallback(() => setOpened((count) => count + 1), [])
  const around = useMemo(() => ({ kept, onKept, onOpened }), [kept, onKept, onOpened])
  useEffect(() => {
    if (opened > 0) arriveAtTop()
  }, [opened])
  return (
    <AroundContext value={around}>
      <Fragment key={opened}>{children}</Fragment>
    </AroundContext>
  )
}
