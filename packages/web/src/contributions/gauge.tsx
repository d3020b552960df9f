import type { PlainDate } from '@hautelisse/domain/calendar'
import type { ShownGauge } from '@hautelisse/domain/contributions'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import * as styles from './gauges.css.ts'
import { useGaugeWords } from './words.ts'

type GaugeProps = { readonly gauge: ShownGauge; readonly company: string | undefined; readonly today: PlainDate }

/** One ceiling of the year: what is used of it, what is left, and where it comes from. */
export const ContributionGauge = ({
  gauge: { type, ceiling, consumed, available, fill },
  company,
  today,
}: GaugeProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const { name, what, why, source } = useGaugeWords({ type, ceiling }, { company, today })
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={text({ as: 'subtitle' })}>{name}</h3>
        <p className={text({ strong: true })}>
          <Trans id="contributions.gauge.used">
            <Amount value={consumed} /> sur <Amount value={ceiling} />
          </Trans>
        </p>
      </div>
      <p className={text({ as: 'small' })}>{what}</p>
      <div
        className={`${styles.bar} ${hidden ? styles.hiddenBar : ''}`}
        style={cssVars({ '--fill': hidden ? '50%' : `${fill.times(100).toFixed(2)}%` })}
        aria-hidden="true"
        data-gauge={type}
      />
      <p>
        <Trans id="contributions.gauge.available">
          <b className={text({ strong: true })}>
            <Amount value={available} />
          </b>{' '}
          encore possibles
        </Trans>
      </p>
      <p className={styles.why}>
        {why} <cite>{source}</cite>
      </p>
    </li>
  )
}
