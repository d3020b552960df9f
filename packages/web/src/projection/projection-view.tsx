import type { Account } from '@hautelisse/domain/accounts'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { incomeTermsOf, planOf, projectionEvaluators } from '@hautelisse/domain/projection'
import { draft, selectAbout, selectFigures, selectStage } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactElement } from 'react'
import { EurosSwitch } from '../euros/index.ts'
import type { AskedHousehold } from '../household/index.ts'
import { KeptAnswers } from '../kept/index.ts'
import { OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { State } from '../ui/page/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AnswersPart } from './answers-part.tsx'
import { OwnProject } from './own-project.tsx'
import * as styles from './page.css.ts'
import { StartHero } from './start-hero.tsx'
import type { ProjectionActor } from './use-projection.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Everything that the page computes, with the mortality tables. */
const pageScript = lateScript(async () => {
  const [{ RetirementPage }, tables] = await Promise.all([import('./retirement-page.tsx'), loadMortalityTables()])
  return { RetirementPage, evaluators: projectionEvaluators(tables) }
})

/** What only the pension service knows stands among the accounts already. */
const NOWHERE: readonly Account[] = []

const WaitingHero = (): ReactElement => (
  <Hero
    title={<Trans id="accounts.retirement.title">Ma retraite</Trans>}
    fan={
      <div className={styles.waiting}>
        <Spinner />
      </div>
    }
  />
)

/** Figures give way to a failure that can be tried again, and every answer stays. PROJ-15. */
const FailedPage = ({ actor }: { readonly actor: ProjectionActor }): ReactElement => (
  <>
    <Hero
      title={<Trans id="accounts.retirement.title">Ma retraite</Trans>}
      sentence={
        <div className={styles.onSurface}>
          <State
            kind="failed"
            level={2}
            title={<Trans id="projection.view.failed">Le simulateur est temporairement indisponible.</Trans>}
            onRetry={() => actor.send({ type: 'retryRequested' })}
          />
        </div>
      }
      fan={<div className={styles.noFan} />}
    />
    <div className={`${layout.wrap} ${styles.alone}`}>
      <AnswersPart actor={actor} />
    </div>
  </>
)

type ScreenProps = { readonly actor: ProjectionActor; readonly household: AskedHousehold }

const KnownScreen = ({ actor, household }: ScreenProps): ReactElement => {
  const shown = useSelector(actor, selectFigures)
  const about = useSelector(actor, selectAbout)
  const request = shown.kind === 'known' ? shown.request : undefined
  const asked = useMemo(
    () => request && { plan: planOf(request, { ...about, elsewhere: NOWHERE }), terms: incomeTermsOf(request) },
    [request, about],
  )
  if (shown.kind !== 'known' || asked === undefined) return <WaitingHero />
  return (
    <Late script={pageScript} level={2} waiting={<WaitingHero />}>
      {({ RetirementPage, evaluators }) => (
        <RetirementPage {...asked} actor={actor} household={household} evaluators={evaluators} isChanging={shown.isChanging} />
      )}
    </Late>
  )
}

const Screen = (props: ScreenProps): ReactElement => {
  const { actor } = props
  switch (useSelector(actor, selectStage)) {
    case 'page':
      return <KnownScreen {...props} />
    case 'start':
      return <StartHero actor={actor} />
    case 'failed':
      return <FailedPage actor={actor} />
    case 'loading':
    default:
      return <WaitingHero />
  }
}

/** "Ma retraite": what the saver would have to live on, net, in euros of today, with what is unknown as unknown (PROJ-01, mock-up ai). */
export const ProjectionView = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => (
  <WithSimulations>
    <ViewSwitch>
      <EurosSwitch onHero />
    </ViewSwitch>
    <KeptAnswers simulator="projection" entry={draft}>
      <OwnProject accounts={accounts} waiting={<WaitingHero />}>
        {(actor, household) => (
          <>
            <Screen actor={actor} household={household} />
            <OwnSimulations of="projection" />
          </>
        )}
      </OwnProject>
    </KeptAnswers>
  </WithSimulations>
)
