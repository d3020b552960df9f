import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatPoints } from '@hautelisse/domain/money'
import type { EstimateBasis } from '@hautelisse/domain/pension'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { text } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'

type Projection = EstimateBasis['projection']

const LimitLevel = ({ level }: Pick<Projection, 'level'>): ReactElement => {
  switch (level) {
    case 'full':
      return <Trans id="pension-result.limits.full">Vos années à venir comptent pour la base et pour Agirc-Arrco.</Trans>
    case 'base':
      return (
        <Trans id="pension-result.limits.base">
          Vos années à venir comptent pour la base&nbsp;; leur complémentaire n’est pas calculée.
        </Trans>
      )
    case 'duration':
      return <Trans id="pension-result.limits.duration">Votre activité actuelle ne donne ici que des trimestres.</Trans>
    default:
      return level satisfies never
  }
}

/** What is assumed of a time without pay. */
const Pause = ({ pause }: { readonly pause: NonNullable<Projection['pause']> }): ReactElement => {
  const from = formatFrenchDate(pause.from)
  const until = pause.until === null ? undefined : formatFrenchDate(pause.until)
  const { quarters_a_year: quarters, most_quarters: most } = pause
  const points = formatPoints(pause.points_a_year)
  return (
    <>
      {until === undefined ? (
        <Trans id="pension-result.limits.pause">Interruption supposée à partir du {from}, sans reprise&nbsp;:</Trans>
      ) : (
        <Trans id="pension-result.limits.pause-until">
          Interruption supposée à partir du {from}, jusqu’à la veille du {until}&nbsp;:
        </Trans>
      )}{' '}
      {most === null ? (
        <Trans id="pension-result.limits.pause-brings">
          {quarters}&nbsp;trimestres et {points}&nbsp;points par an.
        </Trans>
      ) : (
        <Trans id="pension-result.limits.pause-most">
          {quarters}&nbsp;trimestres par an, {most} en tout, sans points.
        </Trans>
      )}{' '}
      {pause.then_works ? (
        <Trans id="pension-result.limits.pause-works">Ensuite, votre salaire reprend.</Trans>
      ) : (
        <Trans id="pension-result.limits.pause-ends">Ensuite, plus aucun droit n’est ajouté.</Trans>
      )}
    </>
  )
}

/** What the amount beside it counts, and what is assumed for it. */
export const Limits = ({ projection: { level, pause } }: Pick<EstimateBasis, 'projection'>): ReactElement => (
  <p className={text({ as: 'small' })}>
    <LimitLevel level={level} />
    {pause !== null && (
      <>
        {' '}
        <Pause pause={pause} />
      </>
    )}
  </p>
)

/** What the amount leaves out. */
export const LimitsFold = (): ReactElement => (
  <Fold title={<Trans id="pension-result.limits.title">Ce que ce montant ne compte pas</Trans>}>
    <p className={text({ as: 'small' })}>
      <Trans id="pension-result.limits.missing">
        Les montants des autres régimes au-delà de votre relevé&nbsp;; la retraite progressive et l’activité après le
        départ&nbsp;; l’inaptitude, l’invalidité, la pénibilité&nbsp;; le prix des rachats&nbsp;; une carrière à l’étranger&nbsp;;
        les années de parent au foyer et les indemnités de maternité comme salaire&nbsp;; le régime d’Alsace-Moselle&nbsp;;
        l’Aspa&nbsp;; la majoration pour enfants à charge&nbsp;; l’inflation et la hausse des salaires.
      </Trans>
    </p>
  </Fold>
)
