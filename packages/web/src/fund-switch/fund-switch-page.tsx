import type { SwitchStep } from '@hautelisse/domain/fund-switch'
import { pathTo } from '@hautelisse/domain/portal'
import { selectFailure, selectScreen, selectStep, selectSteps } from '@hautelisse/machines/fund-switch'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { OwnDoors } from '../acts/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { UnderWayFlow } from '../under-way/index.ts'
import { AccountStep } from './account-step.tsx'
import * as styles from './fund-switch.css.ts'
import { InStep } from './in-step.tsx'
import { OutStep } from './out-step.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useFundSwitch, type SwitchProps } from './use-fund-switch.ts'
import { useStepWords } from './words.ts'

type First = Exclude<SwitchStep, 'results'>

const SCREENS: StepperScreens<SwitchStep, First, SwitchProps> = {
  first: { account: AccountStep, out: OutStep, in: InStep, summary: SummaryStep },
  later: lateScript(async () => {
    const { RecordStep } = await import('./record-step.tsx')
    return { results: RecordStep }
  }),
}

const Steps = ({ snapshot, send }: SwitchProps): ReactElement => {
  const { t } = useLingui()
  const steps = selectSteps(snapshot)
  const step = selectStep(snapshot)
  const words = useStepWords(snapshot)
  const number = steps.findIndex(({ id }) => id === step) + 1
  return (
    <StepperPage
      view={{ step, steps, hasFailed: selectFailure(snapshot) !== undefined }}
      send={send}
      words={{
        simulator: t({ id: 'fund-switch.page.name', message: 'Ajuster mes placements' }),
        page: t({ id: 'fund-switch.page.step', message: `Étape ${number} sur 5, ${words.title(step)}` }),
        steps: t({ id: 'fund-switch.page.steps', message: 'Étapes de l’arbitrage' }),
        title: words.title,
        answer: words.answer,
      }}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

type NoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly retry?: ReactNode
  readonly send: SwitchProps['send']
}

/** The page shown when the form cannot be offered: the reason, and the ways on. */
const Notice = ({ title, children, retry, send }: NoticeProps): ReactElement => (
  <section className={`${layout.wrap} ${styles.done}`} aria-live="polite">
    <h1 tabIndex={-1}>{title}</h1>
    <p className={styles.lead}>{children}</p>
    <div className={styles.doors}>
      {retry !== undefined && <Button onClick={() => send({ type: 'retryRequested' })}>{retry}</Button>}
      <LinkButtonTo to={pathTo('operations')} variant="secondary">
        <Trans id="fund-switch.notice.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    </div>
  </section>
)

const Screens = (): ReactElement => {
  const parts = useFundSwitch()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  switch (screen) {
    case 'asking':
      return <Steps {...parts} />
    case 'nothing':
      return <OwnDoors act="switch" />
    case 'waiting':
      return (
        <section className={`${layout.wrap} ${styles.done}`}>
          <h1 tabIndex={-1}>
            <Trans id="page.fund-switch.title">Ajuster mes placements</Trans>
          </h1>
          <p className={styles.lead} aria-live="polite">
            <Trans id="fund-switch.waiting.text">Lecture de ce que vous pouvez déplacer</Trans>
          </p>
        </section>
      )
    case 'unavailable':
      return (
        <Notice
          send={send}
          title={<Trans id="fund-switch.unavailable.title">Cette opération est momentanément indisponible</Trans>}
          retry={<Trans id="fund-switch.failure.retry">Réessayer</Trans>}
        >
          <Trans id="fund-switch.unavailable.text">Ce que vous pouvez déplacer n’a pas pu être lu. Rien n’a été vendu.</Trans>
        </Notice>
      )
    case 'verifying':
      return (
        <Notice send={send} title={<Trans id="fund-switch.verifying.title">Nous vérifions votre demande</Trans>}>
          <Trans id="fund-switch.verifying.text">
            La réponse s’est perdue : nous cherchons votre demande dans vos opérations.
          </Trans>
        </Notice>
      )
    case 'not-found':
      return (
        <Notice
          send={send}
          title={<Trans id="fund-switch.not-found.title">Votre demande n’a pas été enregistrée</Trans>}
          retry={<Trans id="fund-switch.not-found.send">Renvoyer</Trans>}
        >
          <Trans id="fund-switch.not-found.text">
            Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque : elle ne sera enregistrée qu’une fois.
          </Trans>
        </Notice>
      )
    case 'unverified':
      return (
        <Notice
          send={send}
          title={<Trans id="fund-switch.unverified.title">Votre demande n’a pas pu être vérifiée</Trans>}
          retry={<Trans id="fund-switch.unverified.again">Vérifier de nouveau</Trans>}
        >
          <Trans id="fund-switch.unverified.text">
            Vos opérations ne peuvent pas être lues pour le moment. Rien n’est renvoyé sans vous.
          </Trans>
        </Notice>
      )
    default:
      return screen satisfies never
  }
}

/** A fund switch: its steps, or what becomes of one whose answer was lost (ARB-02, FSW-07). */
export const FundSwitch = (): ReactElement => (
  <UnderWayFlow>
    <Screens />
  </UnderWayFlow>
)
