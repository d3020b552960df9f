import { pathTo } from '@hautelisse/domain/portal'
import type { ReleaseStep } from '@hautelisse/domain/release'
import { draft, selectPage, selectScreen, selectStep } from '@hautelisse/machines/release'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActHead, ActPage, ActStanding } from '../act/index.ts'
import { KeptAct } from '../kept/index.ts'
import { OwnDoors } from '../possible-acts/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { CodeFirst, OtpNotice } from '../session/routes.tsx'
import { useSession } from '../shell/index.ts'
import type { StepperScreens } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { UnderWayFlow } from '../under-way/index.ts'
import { ReleaseAccountStep } from './account-step.tsx'
import { ReleaseAmountStep } from './amount-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import * as styles from './release.css.ts'
import { ReleaseSummary } from './summary-step.tsx'
import { useRelease, type ReleaseProps } from './use-release.ts'
import { useStepWords } from './words.ts'

type First = Exclude<ReleaseStep, 'results'>

const SCREENS: StepperScreens<ReleaseStep, First, ReleaseProps> = {
  first: { account: ReleaseAccountStep, reason: ReasonStep, amount: ReleaseAmountStep, summary: ReleaseSummary },
  later: lateScript(async () => {
    const { ReleaseRecord } = await import('./record-step.tsx')
    return { results: ReleaseRecord }
  }),
}

const ReleaseSteps = ({ snapshot, send }: ReleaseProps): ReactElement => {
  const { t } = useLingui()
  const { title, answer } = useStepWords(snapshot)
  return (
    <ActPage
      view={selectPage(snapshot)}
      send={send}
      words={{
        task: t({ id: 'page.withdraw.title', message: 'Retirer mon épargne' }),
        steps: t({ id: 'release.page.steps', message: 'Étapes du retrait' }),
        title,
        answer,
      }}
      before={selectStep(snapshot) === 'account' && <WhichSavings />}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

const WORDS = {
  task: <Trans id="page.withdraw.title">Retirer mon épargne</Trans>,
  reading: <Trans id="release.waiting.text">Lecture de ce que vous pouvez retirer</Trans>,
  unread: <Trans id="release.unavailable.text">Ce que vous pouvez retirer n’a pas pu être lu. Rien n’a été vendu.</Trans>,
}

/** For savers who hold retirement contracts too: which savings, asked first (WDR-07). */
const WhichSavings = (): ReactElement | null => {
  const { t } = useLingui()
  const scopes = useSession(selectUser)?.scopes ?? []
  if (!scopes.includes('ais')) return null
  return (
    <nav className={styles.which} aria-label={t({ id: 'release.which.label', message: 'Quelle épargne retirer ?' })}>
      <span className={styles.one} aria-current="page">
        <Trans id="accounts.source.s2e">Épargne salariale</Trans>
      </span>
      <TextLinkTo to={pathTo('withdraw-ais')} className={styles.one}>
        <Trans id="release.which.retirement">Épargne retraite</Trans>
      </TextLinkTo>
    </nav>
  )
}

/** The one-time code over the summary. */
const ReleaseCode = ({ send }: Pick<ReleaseProps, 'send'>): ReactElement => (
  <section className={`${layout.wrap} ${styles.done}`}>
    <ActHead title={WORDS.task} />
    <CodeFirst
      confirm={<Trans id="release.action.confirm">Valider ma demande</Trans>}
      onConfirm={() => send({ type: 'retryRequested' })}
      back={
        <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
          <Trans id="act.action.previous">Précédent</Trans>
        </Button>
      }
    />
  </section>
)

/** Before anything is chosen again: a code leads away from the page, and files do not outlive that. */
const NOTICE = <OtpNotice />

const ReleaseScreens = (): ReactElement => {
  const parts = useRelease()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  if (screen === 'asking') return <ReleaseSteps {...parts} />
  if (screen === 'code') return <ReleaseCode send={send} />
  if (screen === 'nothing') return <OwnDoors act="release" />
  return <ActStanding standing={screen} send={send} words={WORDS} />
}

/** Money out: its steps, or what becomes of a request whose answer was lost (WDR-08, REL-18). */
export const ReleasePage = (): ReactElement => (
  <UnderWayFlow>
    <KeptAct act="release" entry={draft} notice={NOTICE}>
      <ReleaseScreens />
    </KeptAct>
  </UnderWayFlow>
)
