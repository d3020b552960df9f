import type { ReactElement } from 'react'
import { usePage } from '../shell/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { waitingPart } from './frame.css.ts'
import { WaitingPage } from './waiting-page.tsx'

/** A screen is on its way: its frame stays, with the place of the content in it; without a frame the whole page waits. */
export const WaitingPart = (): ReactElement => {
  const { layout } = usePage()
  if (layout === 'no-header' || layout === 'bare') return <WaitingPage />
  return (
    <div className={waitingPart}>
      <Spinner />
    </div>
  )
}
