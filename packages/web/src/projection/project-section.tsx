import type { Account } from '@hautelisse/domain/accounts'
import { pathTo } from '@hautelisse/domain/portal'
import { planOf, shownProjection } from '@hautelisse/domain/projection'
import { selectAbout, selectFigures } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Fact, Facts, State, text } from '../ui/page/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { OwnProject, ProjectTitle } from './own-project.tsx'
import * as styles from './projection.css.ts'
import type { ProjectionActor } from './use-projection.ts'
import { INCOME_VIEW } from './view-switch.tsx'

const NOWHERE: readonly Account[] = []

const SectionFigures = ({ actor }: { readonly actor: ProjectionActor }): ReactElement => {
  const figures = useSelector(actor, selectFigures)
  const about = useSelector(actor, selectAbout)
  if (figures.kind === 'loading') return <Spinner />
  if (figures.kind === 'failed')
    return (
      <State
        kind="failed"
        level={3}
        title={<Trans id="projection.view.failed">Le simulateur est temporairement indisponible.</Trans>}
        onRetry={() => actor.send({ type: 'retryRequested' })}
      />
    )
  if (figures.kind !== 'known')
    return (
      <p>
        <Trans id="projection.section.empty">
          Rien n’est encore enregistré&nbsp;: dites votre objectif et votre âge de départ.
        </Trans>
      </p>
    )
  const plan = planOf(figures.request, { ...about, elsewhere: NOWHERE })
  const shown = shownProjection(plan, figures.figures)
  return (
    <>
      <p className={text({ as: 'subtitle' })}>
        <ProjectTitle shown={shown} plan={plan} />
      </p>
      <p className={styles.cardFigure}>
        <Amount value={shown.gap} size="l" />
      </p>
      <Facts>
        <Fact name={<Trans id="projection.card.pension">Votre pension</Trans>}>
          <Amount value={shown.pensionMonth} />
        </Fact>
        <Fact name={<Trans id="projection.ages.annuity">Rente</Trans>}>
          <Amount value={shown.annuity} />
        </Fact>
        <Fact name={<Trans id="projection.card.other">Autres revenus</Trans>}>
          <Amount value={plan.otherIncome} />
        </Fact>
        <Fact name={<Trans id="projection.ledger.goal">Votre objectif</Trans>}>
          <Amount value={plan.goal} />
        </Fact>
      </Facts>
      <TextLinkTo to={pathTo('savings-home')} search={{ vue: INCOME_VIEW }} icon={drawings.ArrowRight} trailing>
        <Trans id="projection.result.income">Revenu à la retraite&nbsp;: contrat par contrat, brut et net</Trans>
      </TextLinkTo>
    </>
  )
}

/** What the retirement project comes to, inside a home that has no view of its own for it. */
export const ProjectSection = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => (
  <OwnProject accounts={accounts} waiting={<Spinner />}>
    {(actor) => <SectionFigures actor={actor} />}
  </OwnProject>
)
