import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { ProjectionPlan, ShownProjection } from '@hautelisse/domain/projection'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { DoorLink } from '../portal/index.ts'
import { focusArrived } from '../shell/index.ts'
import { Amount, AmountRow } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { focusField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './projection.css.ts'

/** Leads to a part of the page by its heading. */
const goTo = (id: string): void => focusArrived(document.querySelector<HTMLElement>(`#${id}`))

type CardProps = {
  readonly title: ReactNode
  readonly value: ReactElement
  readonly children?: ReactNode
  readonly isGap?: boolean
}

const FigureCard = ({ title, value, children, isGap = false }: CardProps): ReactElement => (
  <article className={`${styles.card} ${isGap ? styles.gapCard : ''}`}>
    <h2 className={styles.cardTitle}>{title}</h2>
    <p className={styles.cardFigure}>{value}</p>
    {children}
  </article>
)

const PensionWords = ({ shown, plan }: { readonly shown: ShownProjection; readonly plan: ProjectionPlan }): ReactElement => {
  const { pension } = shown
  switch (pension.kind) {
    case 'estimated':
      return (
        <p>
          <Trans id="projection.pension.parts">
            Base <Amount value={pension.parts.base} />, complémentaire <Amount value={pension.parts.complementary} />. Départ à{' '}
            {plan.horizon} ans
          </Trans>
        </p>
      )
    case 'not-open': {
      const { age } = pension
      const day = pension.from === undefined ? '' : formatFrenchDate(pension.from)
      return (
        <p>
          <Trans id="projection.pension.not-open">
            Aucune pension n’est comptée&nbsp;: la vôtre ne s’ouvre qu’à {age} ({day}).
          </Trans>
        </p>
      )
    }
    case 'known':
      return (
        <p>
          <Trans id="projection.pension.known">Le montant que vous connaissez</Trans>
        </p>
      )
    case 'none':
    default:
      return (
        <p>
          <Trans id="projection.pension.none">Aucune estimation&nbsp;: rien n’est compté</Trans>
        </p>
      )
  }
}

/** What is there each month, and what is missing, under the threads. */
export const Cards = ({ shown, plan }: { readonly shown: ShownProjection; readonly plan: ProjectionPlan }): ReactElement => (
  <div className={`${layout.wrap} ${styles.cards}`}>
    <AmountRow amounts={[shown.pensionMonth, shown.annuity, plan.otherIncome, shown.gap]}>
      <FigureCard
        title={<Trans id="projection.card.pension">Votre pension</Trans>}
        value={<Amount value={shown.pensionMonth} size="m" />}
      >
        <PensionWords shown={shown} plan={plan} />
        <DoorLink target={{ hash: 'marel' }} icon={drawings.ArrowRight} trailing>
          {shown.pension.kind === 'none' || shown.pension.kind === 'known' ? (
            <Trans id="projection.act.estimate">Estimer ma pension</Trans>
          ) : (
            <Trans id="projection.card.see">Voir l’estimation</Trans>
          )}
        </DoorLink>
      </FigureCard>
      <FigureCard title={<Trans id="projection.ages.annuity">Rente</Trans>} value={<Amount value={shown.annuity} size="m" />}>
        <p>
          <Trans id="projection.annuity.of">
            De <Amount value={shown.saved} /> d’épargne et de vos versements
          </Trans>
        </p>
        <TextButton icon={drawings.ArrowRight} trailing onClick={() => goTo('project-accounts')}>
          <Trans id="projection.card.share">Capital ou rente</Trans>
        </TextButton>
      </FigureCard>
      <FigureCard
        title={<Trans id="projection.card.other">Autres revenus</Trans>}
        value={<Amount value={plan.otherIncome} size="m" />}
      >
        <p>
          <Trans id="projection.other.said">Que vous avez déclarés</Trans>
        </p>
        <TextButton icon={drawings.ArrowRight} trailing onClick={() => focusField('other_income')}>
          <Trans id="projection.card.change">Modifier</Trans>
        </TextButton>
      </FigureCard>
      <FigureCard
        isGap
        title={
          shown.isReached ? (
            <Trans id="projection.card.more">Au-delà de l’objectif</Trans>
          ) : (
            <Trans id="projection.card.gap">Il vous manque</Trans>
          )
        }
        value={<Amount value={shown.gap} size="m" />}
      >
        <p>
          <Trans id="projection.gap.at">par mois, à {plan.horizon} ans</Trans>
        </p>
        <TextButton icon={drawings.ArrowRight} trailing onClick={() => goTo('project-ages')}>
          <Trans id="projection.card.later">Et si je pars plus tard&nbsp;?</Trans>
        </TextButton>
      </FigureCard>
    </AmountRow>
  </div>
)
