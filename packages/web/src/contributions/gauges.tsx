import { restOf } from '@hautelisse/domain/money'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { roomOf, topUpCheckedUntil, type ShownGauge } from '@hautelisse/domain/contributions'
import type { GaugePart, KnownGauges } from '@hautelisse/machines/contributions'
import type { Content } from '@hautelisse/machines/resource'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ResourceView, RetryNote } from '../resource/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { State, text } from '../ui/page/index.ts'
import { Amount, SumAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { list } from './gauges.css.ts'
import * as styles from './gauges.css.ts'
import { usePartWords, useGaugeWords } from './words.ts'

type GaugesProps = {
  readonly view: Content<KnownGauges>
  /** Name of the company that adds. */
  readonly company: string | undefined
  readonly today: PlainDate
  readonly onRetry: () => void
}

type GaugeProps = { readonly gauge: ShownGauge; readonly company: string | undefined; readonly today: PlainDate }

type AmountsProps = { readonly gauge: Pick<ShownGauge, 'type' | 'ceiling' | 'consumed'> }

/** What stands beside the name: what was paid of what may be deducted, and of a top-up what was received alone. */
const AmountBeside = ({ gauge: { type, ceiling, consumed } }: AmountsProps): ReactElement => {
  const used = restOf(ceiling, consumed)
  return (
    <p className={text({ strong: true })}>
      {type === 'per' ? (
        <Trans id="contributions.gauge.used">
          <SumAmount of={used} part="part" /> sur <SumAmount of={used} />
        </Trans>
      ) : (
        <Trans id="contributions.gauge.received">
          <Amount value={consumed} /> reçus cette année
        </Trans>
      )}
    </p>
  )
}

/** What is left below a ceiling: of the saver's own to deduct, or of the law's, which is no money that waits for anybody. */
const Left = ({ gauge }: { readonly gauge: ShownGauge }): ReactElement => {
  const room = roomOf(gauge)
  return gauge.type === 'per' ? (
    <p>
      <Trans id="contributions.gauge.deductible">
        <b className={text({ strong: true })}>
          <Amount value={room.parts.left} />
        </b>{' '}
        que vous pouvez encore déduire cette année
      </Trans>
    </p>
  ) : (
    <p className={text({ as: 'small' })}>
      <Trans id="contributions.gauge.legal">
        Plafond légal&nbsp;: <SumAmount of={room} />, soit <SumAmount of={room} part="left" /> de plus que la loi permettrait.
        Aucune somme ne vous attend&nbsp;: votre entreprise ajoute ce que son accord prévoit, selon vos versements.
      </Trans>
    </p>
  )
}

/** One ceiling of the year: what is used of it, what is left, and where it comes from. */
const ContributionGauge = ({ gauge, company, today }: GaugeProps): ReactElement => {
  const { type, ceiling, fill } = gauge
  const hidden = useHiddenAmounts()
  const { name, what, why, source } = useGaugeWords({ type, ceiling }, { company, today })
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={text({ as: 'subtitle' })}>{name}</h3>
        <AmountBeside gauge={gauge} />
      </div>
      <p className={text({ as: 'small' })}>{what}</p>
      <div
        className={`${styles.bar} ${hidden ? styles.hiddenBar : ''}`}
        style={cssVars({ '--fill': hidden ? '50%' : `${fill.times(100).toFixed(2)}%` })}
        aria-hidden="true"
        data-gauge={type}
      />
      <Left gauge={gauge} />
      <p className={styles.why}>
        {why} <cite>{source}</cite>
      </p>
    </li>
  )
}

const ROWS = (
  <>
    <SkeletonLine height={24} width="100%" />
    <SkeletonLine height={18} width="100%" />
    <SkeletonLine height={24} width="82%" />
    <SkeletonLine height={24} width="100%" />
    <SkeletonLine height={18} width="100%" />
    <SkeletonLine height={24} width="82%" />
  </>
)

/** What could not be read, beside what could. */
const MissingGauges = ({
  parts,
  onRetry,
}: {
  readonly parts: readonly GaugePart[]
  readonly onRetry: () => void
}): ReactElement => {
  const words = usePartWords()
  return (
    <RetryNote kind="warn" onRetry={onRetry}>
      <p>
        <Trans id="contributions.gauge.unavailable">Le simulateur est temporairement indisponible.</Trans>
      </p>
      {parts.map((part) => (
        <p key={part}>{words[part]}</p>
      ))}
    </RetryNote>
  )
}

/** Says that the law behind a top-up ceiling stands in for a later day than its last check; other ceilings are those of the saver's own tax notice. */
const LastCheck = ({
  gauges,
  today,
}: {
  readonly gauges: readonly ShownGauge[]
  readonly today: PlainDate
}): ReactElement | null => {
  const checkedUntil = gauges.some(({ type }) => type !== 'per') ? topUpCheckedUntil(today) : undefined
  if (checkedUntil === undefined) return null
  return (
    <p>
      <Trans id="contributions.gauge.checked">
        Chiffres de la loi vérifiés jusqu’au {formatFrenchDate(checkedUntil)}&nbsp;; les derniers connus sont retenus.
      </Trans>
    </p>
  )
}

/** The gauges in each of their states: on their way, unavailable, none, or shown, whole or in part (GAUGE-01, GAUGE-02, S-ERR-21). */
export const Gauges = ({ view, company, today, onRetry }: GaugesProps): ReactElement => {
  const { t } = useLingui()
  return (
    <ResourceView
      of={view}
      onRetry={onRetry}
      waiting={t({ id: 'contributions.gauge.loading', message: 'Lecture de vos plafonds' })}
      rows={ROWS}
      title={<Trans id="contributions.gauge.unavailable">Le simulateur est temporairement indisponible.</Trans>}
      absent={
        <State kind="empty" title={<Trans id="contributions.gauge.none.title">Aucun plafond à suivre</Trans>}>
          <Trans id="contributions.gauge.none.text">
            Vous n’avez ni plan que votre entreprise peut abonder, ni plafond de déduction que nous connaissions. Celui de
            l’épargne retraite figure sur votre avis d’impôt.
          </Trans>
        </State>
      }
    >
      {({ gauges, missing }, retry) => (
        <>
          <ul className={list}>
            {gauges.map((gauge) => (
              <ContributionGauge key={gauge.type} gauge={gauge} company={company} today={today} />
            ))}
          </ul>
          <LastCheck gauges={gauges} today={today} />
          {missing.length > 0 && <MissingGauges parts={missing} onRetry={retry} />}
        </>
      )}
    </ResourceView>
  )
}
