import type { ReactElement } from 'react'
import { Spinner } from '../ui/spinner/index.ts'
import { waiting } from './frame.css.ts'

/** A page that only waits. Whatever it waits for has a time limit of its own, so nobody stays here for ever. */
export const WaitingPage = (): ReactElement => (
  <main id="main" tabIndex={-1} className={waiting}>
    <Spinner />
  </main>
)
