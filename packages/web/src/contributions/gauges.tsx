import type { PlainDate } from '@hautelisse/domain/calendar'
import type { GaugePart, GaugesView } from '@hautelisse/machines/contributions'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { EmptyState } from '../ui/empty-state/index.ts'
import { ErrorState } from '../ui/error-state/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Skeleton, SkeletonLine } from '../ui/skeleton/index.ts'
import { Gauge } from './gauge.tsx'
import { list } from './gauges.css.ts'
import { usePartWords } from './words.ts'

type GaugesProps = {
  readonly view: GaugesView
  /** Name of the company that adds. */
  readonly company: string | undefined
  readonly today: PlainDate
  readonly onRetry: () => void
}

const Loading = (): ReactElement => {
  const { t } = useLingui()
  return (
    <Skeleton label={t({ id: 'contributions.gauge.loading', message: 'Lecture de vos plafonds' })}>
      <SkeletonLine height={24} width="100%" />
      <SkeletonLine height={18} width="100%" />
      <SkeletonLine height={24} width="82%" />
      <SkeletonLine height={24} width="100%" />
      <SkeletonLine height={18} width="100%" />
      <SkeletonLine height={24} width="82%" />
    </Skeleton>
  )
}

/** What could not be read, beside what could. */
const Missing = ({ parts, onRetry }: { readonly parts: readonly GaugePart[]; readonly onRetry: () => void }): ReactElement => {
  const words = usePartWords()
  return (
    <Note kind="warn" live>
      <p>
        <Trans id="contributions.gauge.unavailable">Le simulateur est temporairement indisponible.</Trans>
      </p>
      {parts.map((part) => (
        <p key={part}>{words[part]}</p>
      ))}
      <TextButton icon={drawings.Retry} onClick={onRetry}>
        <Trans id="contributions.gauge.retry">Réessayer</Trans>
      </TextButton>
    </Note>
  )
}

/** The gauges in each of their states: on their way, unavailable, none, or shown, whole or in part (GAUGE-01, GAUGE-02, S-ERR-21). */
export const Gauges = ({ view, company, today, onRetry }: GaugesProps): ReactElement => {
  switch (view.kind) {
    case 'loading':
      return <Loading />
    case 'unavailable':
      return (
        <ErrorState
          title={<Trans id="contributions.gauge.unavailable">Le simulateur est temporairement indisponible.</Trans>}
          onRetry={onRetry}
        />
      )
    case 'none':
      return (
        <EmptyState title={<Trans id="contributions.gauge.none.title">Aucun plafond à suivre</Trans>}>
          <Trans id="contributions.gauge.none.text">
            Vous n’avez ni plan que votre entreprise peut abonder, ni plafond de déduction que nous connaissions. Celui de
            l’épargne retraite figure sur votre avis d’impôt.
          </Trans>
        </EmptyState>
      )
    case 'shown':
      return (
        <>
          <ul className={list}>
            {view.gauges.map((gauge) => (
              <Gauge key={gauge.type} gauge={gauge} company={company} today={today} />
            ))}
          </ul>
          {view.missing.length > 0 && <Missing parts={view.missing} onRetry={onRetry} />}
        </>
      )
    default:
      return view satisfies never
  }
}
