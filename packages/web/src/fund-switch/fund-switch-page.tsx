import type { SwitchStep } from '@hautelisse/domain/fund-switch'
import { draft, selectPage, selectScreen } from '@hautelisse/machines/fund-switch'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActPage, ActStanding } from '../act/index.ts'
import { KeptAct } from '../kept/index.ts'
import { OwnDoors } from '../possible-acts/index.ts'
import type { StepperScreens } from '../stepper/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { UnderWayFlow } from '../under-way/index.ts'
import { SwitchAccountStep } from './account-step.tsx'
import { InStep } from './in-step.tsx'
import { OutStep } from './out-step.tsx'
import { SwitchSummary } from './summary-step.tsx'
import { useFundSwitch, type SwitchProps } from './use-fund-switch.ts'
import { useStepWords } from './words.ts'

type First = Exclude<SwitchStep, 'results'>

const SCREENS: StepperScreens<SwitchStep, First, SwitchProps> = {
  first: { account: SwitchAccountStep, out: OutStep, in: InStep, summary: SwitchSummary },
  later: lateScript(async () => {
    const { SwitchRecord } = await import('./record-step.tsx')
    return { results: SwitchRecord }
  }),
}

const SwitchSteps = ({ snapshot, send }: SwitchProps): ReactElement => {
  const { t } = useLingui()
  const { title, answer } = useStepWords(snapshot)
  return (
    <ActPage
      view={selectPage(snapshot)}
      send={send}
      words={{
        task: t({ id: 'page.fund-switch.title', message: 'Faire un arbitrage' }),
        steps: t({ id: 'fund-switch.page.steps', message: 'Étapes de l’arbitrage' }),
        title,
        answer,
      }}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

const WORDS = {
  task: <Trans id="page.fund-switch.title">Faire un arbitrage</Trans>,
  reading: <Trans id="fund-switch.waiting.text">Lecture de ce que vous pouvez déplacer</Trans>,
  unread: <Trans id="fund-switch.unavailable.text">Ce que vous pouvez déplacer n’a pas pu être lu. Rien n’a été vendu.</Trans>,
}

const SwitchScreens = (): ReactElement => {
  const parts = useFundSwitch()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  if (screen === 'asking') return <SwitchSteps {...parts} />
  if (screen === 'nothing') return <OwnDoors act="switch" />
  return <ActStanding standing={screen} send={send} words={WORDS} />
}

/** A fund switch: its steps, or what becomes of one whose answer was lost (ARB-02, FSW-07). */
export const FundSwitch = (): ReactElement => (
  <UnderWayFlow>
    <KeptAct act="fund-switch" entry={draft}>
      <SwitchScreens />
    </KeptAct>
  </UnderWayFlow>
)
