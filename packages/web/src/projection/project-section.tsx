import type { Account } from '@hautelisse/domain/accounts'
import { pathTo } from '@hautelisse/domain/portal'
import { planOf, shownProjection } from '@hautelisse/domain/projection'
import type { User } from '@hautelisse/domain/session'
import { selectAbout, selectFigures } from '@hautelisse/machines/projection'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import * as styles from './projection.css.ts'
import { useAbout, type KnownPension, usePensionKnown } from './use-estimate.ts'
import { useProjection, type ProjectionActor } from './use-projection.ts'
import { INCOME_VIEW } from './view-switch.tsx'
import { State } from '../ui/page/index.ts'

const NOWHERE: readonly Account[] = []

const Line = ({ name, value }: { readonly name: ReactNode; readonly value: ReactElement }): ReactElement => (
  <div className={styles.entryHead}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Figures = ({ actor }: { readonly actor: ProjectionActor }): ReactElement => {
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
  const { horizon } = plan
  return (
    <>
      <p className={styles.sectionHead}>
        {shown.pension.kind === 'none' ? (
          <Trans id="projection.head.without">Sans votre pension de l’État, à {horizon} ans, par mois</Trans>
        ) : shown.isReached ? (
          <Trans id="projection.head.reached">À {horizon} ans, votre objectif est atteint</Trans>
        ) : (
          <Trans id="projection.head.missing">À {horizon} ans, il vous manque chaque mois</Trans>
        )}
      </p>
      <p className={styles.cardFigure}>
        <Amount value={shown.gap} size="l" />
      </p>
      <dl className={styles.sectionLines}>
        <Line name={<Trans id="projection.card.pension">Votre pension</Trans>} value={<Amount value={shown.pensionMonth} />} />
        <Line name={<Trans id="projection.card.annuity">Rente</Trans>} value={<Amount value={shown.annuity} />} />
        <Line name={<Trans id="projection.ledger.other">Autres revenus</Trans>} value={<Amount value={plan.otherIncome} />} />
        <Line name={<Trans id="projection.top.goal">Votre objectif</Trans>} value={<Amount value={plan.goal} />} />
      </dl>
      <TextLinkTo to={pathTo('savings-home')} search={{ vue: INCOME_VIEW }} icon={drawings.ArrowRight} trailing>
        <Trans id="projection.result.income">Revenu à la retraite&nbsp;: contrat par contrat, brut et net</Trans>
      </TextLinkTo>
    </>
  )
}

type KnownProps = { readonly accounts: readonly Account[]; readonly user: User; readonly pension: KnownPension }

const Known = ({ accounts, user, pension }: KnownProps): ReactElement => (
  <Figures actor={useProjection(useAbout(accounts, user, pension), user.id ?? '')} />
)

const ForUser = ({ accounts, user }: Omit<KnownProps, 'pension'>): ReactElement => {
  const pension = usePensionKnown(user.id ?? '')
  return pension === undefined ? <Spinner /> : <Known accounts={accounts} user={user} pension={pension} />
}

/** What the retirement project comes to, inside a home that has no view of its own for it. */
export const ProjectSection = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => {
  const user = useSession(selectUser)
  return user === undefined ? <Spinner /> : <ForUser accounts={accounts} user={user} />
}
