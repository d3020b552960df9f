import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import * as advisorStyles from './advisor.css.ts'
import { Explained } from './explained.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import * as styles from './futures.css.ts'

/** Where eight futures in ten end, and below what one in twenty does. */
export const Headline = ({ view }: Pick<FuturesParts, 'view'>): ReactElement => {
  const shown = useShown()
  const end = view.fan.points.at(-1)
  const years = useYearsWords()(end?.years ?? 0)
  const worst = shown(end?.p05 ?? 0)
  return (
    <div className={advisorStyles.figure} aria-live="polite" data-part="range">
      <p className={styles.quiet}>
        <Trans id="robo.futures.between">Dans {years}, 8 futurs sur 10 finissent entre</Trans>
      </p>
      <p className={styles.big}>
        <Explained figure="p10">{shown(end?.p10 ?? 0)}</Explained>{' '}
        <span className={styles.and}>
          <Trans id="robo.futures.and">et</Trans>
        </span>{' '}
        <Explained figure="p90">{shown(end?.p90 ?? 0)}</Explained>
      </p>
      <p className={styles.quiet}>
        <Trans id="robo.futures.one-in-twenty">
          1 sur 20 finit sous{' '}
          <span className={styles.strong}>
            <Explained figure="p05">{worst}</Explained>
          </span>
        </Trans>
      </p>
    </div>
  )
}
