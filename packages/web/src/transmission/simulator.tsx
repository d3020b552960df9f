import { draft, selectLeavesSecond, selectScreen, type Screen } from '@hautelisse/machines/transmission'
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import { KeptAnswers } from '../kept/index.ts'
import { arriveAtTop } from '../shell/index.ts'
import { OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { Introduction, LackingSlide, NoticeSlide } from './slides.tsx'
import { StepsScreen } from './steps-screen.tsx'
import { useResultToModify } from './use-modified-part.ts'
import { useTransmission } from './use-transmission.ts'

type TransmissionSimulatorProps = {
  /** Told whether the simulator has the page's title: from its first step on. */
  readonly onTake: (isTaken: boolean) => void
}

/** The simulator, kept for the person: what they answered before is offered above it. */
export const TransmissionSimulator = ({ onTake }: TransmissionSimulatorProps): ReactElement => (
  <WithSimulations>
    <KeptAnswers simulator="transmission" entry={draft}>
      <Running onTake={onTake} />
    </KeptAnswers>
  </WithSimulations>
)

/** A step that comes after a slide begins at its top, with its heading announced: the button that led there is gone. */
const useArrivalOf = (screen: Screen): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (screen === 'steps' && (shown.current === 'notice' || shown.current === 'lacking')) arriveAtTop()
    shown.current = screen
  }, [screen])
}

/** Ma Transmission 360: two slides, then steps and result, all above the home (TRANS-05 to TRANS-16). */
const Running = ({ onTake }: TransmissionSimulatorProps): ReactElement | null => {
  const parts = useTransmission()
  useResultToModify(parts.snapshot)
  const screen = selectScreen(parts.snapshot)
  useArrivalOf(screen)
  const isTaken = screen === 'steps' || screen === 'lacking'
  useLayoutEffect(() => onTake(isTaken), [onTake, isTaken])
  switch (screen) {
    case 'introduction':
      return <Introduction send={parts.send} arrives={selectLeavesSecond(parts.snapshot)} />
    case 'lacking':
      return <LackingSlide send={parts.send} />
    case 'notice':
      return <NoticeSlide {...parts} />
    case 'steps':
      return (
        <>
          <StepsScreen {...parts} />
          <OwnSimulations of="transmission" />
        </>
      )
    case 'waiting':
      return null
    default:
      return screen satisfies never
  }
}
