import type { ReactElement } from 'react'
import { Logo } from '../ui/logo/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { layout } from '../ui/theme/index.ts'
import { waiting, waitingBar, waitingLines } from './frame.css.ts'

/** A title, a figure and its rows; heights in pixels. */
const LINES = [
  { id: 'title', height: 28, width: '40%' },
  { id: 'figure', height: 64, width: '60%' },
  { id: 'first', height: 18, width: '100%' },
  { id: 'second', height: 18, width: '100%' },
  { id: 'third', height: 18, width: '82%' },
] as const

/**
 * A page that only waits: the bar of the portal, and threads in place of what comes. Whatever it waits for has a time limit of its own, so nobody stays
 * here for ever.
 */
export const WaitingPage = (): ReactElement => (
  <>
    <div className={waitingBar} aria-hidden="true">
      <div className={layout.wrap}>
        <Logo />
      </div>
    </div>
    <main id="main" tabIndex={-1} className={waiting}>
      <Spinner />
      <div className={`${layout.wrap} ${waitingLines}`} aria-hidden="true">
        {LINES.map(({ id, height, width }) => (
          <SkeletonLine key={id} height={height} width={width} />
        ))}
      </div>
    </main>
  </>
)
