import type { Account } from '@hautelisse/domain/accounts'
import { planOf } from '@hautelisse/domain/projection'
import { draft, selectAbout, selectFigures } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactElement } from 'react'
import { KeptAnswers } from '../kept/index.ts'
import { late } from '../shell/index.ts'
import { keepPlace, OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { Late, lateScript, optional } from '../ui/late/index.ts'
import { State } from '../ui/page/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { layout } from '../ui/theme/index.ts'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { INCOME_WORDS } from './catalogue.ts'
import type { IncomeProps } from './income-page.tsx'
import { OwnProject } from './own-project.tsx'
import { ProjectResult } from './project-result.tsx'
import * as styles from './projection.css.ts'
import { useProjectView } from './view-switch.tsx'
import type { ProjectionActor } from './use-projection.ts'

/** Everything that the page computes of the figures: other ages, what closes the gap. It comes with the mortality tables. */
const agesScript = lateScript(async () => {
  const [{ AgesPart }, tables] = await Promise.all([import('./ages-part.tsx'), loadMortalityTables()])
  return { AgesPart, tables }
})

/** The questions come beside the figures, which are read first. */
const formScript = lateScript(async () => (await import('./project-form.tsx')).ProjectForm)

/** What keeps the project as a simulation is not needed to read it. */
const KeepProject = optional(async () => (await import('./keep.tsx')).KeepProject)

/** The retirement income comes with its own script: most visits to the project do not open it. */
const IncomePage = late<'IncomePage', IncomeProps>(() => import('./income-page.tsx'), 'IncomePage', INCOME_WORDS)

const WaitingHero = (): ReactElement => (
  <Hero
    title={<Trans id="projection.view.title">Mon projet retraite</Trans>}
    fan={
      <div className={styles.waiting}>
        <Spinner />
      </div>
    }
  />
)

const QuestionsHero = ({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }): ReactElement => (
  <Hero
    title={<Trans id="projection.view.title">Mon projet retraite</Trans>}
    sentence={
      isFailed ? (
        <div className={styles.failed}>
          <State
            kind="failed"
            level={2}
            title={<Trans id="projection.view.failed">Le simulateur est temporairement indisponible.</Trans>}
            onRetry={onRetry}
          />
        </div>
      ) : (
        <p>
          <Trans id="projection.view.empty">
            De quoi vivrez-vous à la retraite&nbsp;? Dites votre objectif par mois et votre âge de départ&nbsp;: le calcul suit.
          </Trans>
        </p>
      )
    }
    fan={<div className={styles.noFan} />}
  />
)

/** What only the pension service knows stands among the accounts already. */
const NOWHERE: readonly Account[] = []

const ProjectScreen = ({ actor }: { readonly actor: ProjectionActor }): ReactElement => {
  const shown = useSelector(actor, selectFigures)
  const about = useSelector(actor, selectAbout)
  const request = shown.kind === 'known' ? shown.request : undefined
  const plan = useMemo(() => request && planOf(request, { ...about, elsewhere: NOWHERE }), [request, about])
  const isKnown = shown.kind === 'known' && plan !== undefined
  const isIncome = useProjectView() === 'income'
  const told = isKnown && isIncome ? shown.figures.income : undefined
  if (isKnown && told !== undefined) return <IncomePage actor={actor} plan={plan} income={told} isChanging={shown.isChanging} />
  return (
    <>
      {isKnown ? (
        <>
          <ProjectResult plan={plan} figures={shown.figures} isChanging={shown.isChanging} />
          <div className={`${layout.wrap} ${keepPlace}`}>
            <KeepProject actor={actor} />
          </div>
        </>
      ) : shown.kind === 'loading' ? (
        <WaitingHero />
      ) : (
        <QuestionsHero isFailed={shown.kind === 'failed'} onRetry={() => actor.send({ type: 'retryRequested' })} />
      )}
      <div className={`${layout.wrap} ${styles.low} ${isKnown ? '' : styles.lowAlone}`}>
        {isKnown && (
          <div className={styles.column}>
            <Late script={agesScript} level={2}>
              {({ AgesPart, tables }) => <AgesPart actor={actor} plan={plan} figures={shown.figures} tables={tables} />}
            </Late>
          </div>
        )}
        <Late script={formScript} level={2}>
          {(ProjectForm) => (
            <ProjectForm
              actor={actor}
              accounts={about.accounts}
              scheme={about.companyScheme}
              hasEstimate={about.estimate !== null}
            />
          )}
        </Late>
      </div>
      <OwnSimulations of="projection" />
    </>
  )
}

/** The retirement project of the saver: what they will live on, against their goal (PROJ-01, decisions/13). */
export const ProjectionView = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => (
  <WithSimulations>
    <KeptAnswers simulator="projection" entry={draft}>
      <OwnProject accounts={accounts} waiting={<WaitingHero />}>
        {(actor) => <ProjectScreen actor={actor} />}
      </OwnProject>
    </KeptAnswers>
  </WithSimulations>
)
