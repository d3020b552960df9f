import { isPositive, type Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import * as styles from './result.css.ts'

type GaugeProps = { readonly amount: Euros | undefined; readonly cap: Euros }

/** Filled part of the bar, for the eye alone; while amounts are hidden it tells nothing. */
const filled = (amount: Euros | undefined, cap: Euros): number => {
  if (amount === undefined) return 0
  return isPositive(cap) ? Math.min(1, amount.toNumber() / cap.toNumber()) : 1
}

/** How much of the ceiling the amount uses, both in the chosen frequency: the words say it, the threads show it. */
export const Gauge = ({ amount, cap }: GaugeProps): ReactElement => {
  const hidden = useHiddenAmounts()
  return (
    <div>
      <p className={styles.gaugeWords}>
        <span>
          <Trans id="tax.result.cap-used">Plafond utilisé</Trans>
        </span>
        <b className={styles.gaugeFigures}>
          {amount === undefined ? (
            <Trans id="tax.result.cap-none">
              Plafond de <Amount value={cap} />
            </Trans>
          ) : (
            <Trans id="tax.result.cap-of">
              <Amount value={amount} /> sur <Amount value={cap} />
            </Trans>
          )}
        </b>
      </p>
      <span
        aria-hidden="true"
        className={styles.gauge}
        data-hidden={hidden || undefined}
        style={cssVars({ '--filled': hidden ? '0%' : `${filled(amount, cap) * 100}%` })}
      />
    </div>
  )
}
