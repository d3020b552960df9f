import { formatEuros } from '@hautelisse/domain/money'
import { savingExample } from '@hautelisse/domain/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Amount, shortRate } from '../ui/amount/index.ts'
import { threadsPerGroup, threadUnit } from '../ui/charts/thread-count.ts'
import * as styles from './tax-teaser.css.ts'

/** Few enough to be counted. */
const RANGE = { least: 30, most: 60 } as const

const threads = (from: number, count: number): string =>
  Array.from({ length: count }, (_, thread) => `M${from + thread + 0.5} 0V1`).join('')

/** One payment and what it saves, by the law of the day. */
export const TaxExample = (): ReactElement | null => {
  const { t } = useLingui()
  const example = savingExample(useApp().clock.today())
  if (example === undefined) return null
  const { monthlyIncome, payment, saving, effort, share } = example
  const unit = threadUnit(payment.toNumber(), RANGE)
  const [saved = 0, left = 0] = threadsPerGroup([saving.toNumber(), effort.toNumber()], unit)
  const all = saved + left
  const [income, paid, rate] = [formatEuros(monthlyIncome), formatEuros(payment), shortRate(share)]
  return (
    <>
      <p className={styles.small}>
        <Trans id="portal.visitor.tax.example">
          Exemple : célibataire, {income} par mois, versement de {paid}
        </Trans>
      </p>
      <p>
        <Amount value={saving} size="xl" />
      </p>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${all} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t({
          id: 'portal.visitor.tax.drawing',
          message: `${saved}\u00A0fils sur ${all} sont rendus en économie d’impôt`,
        })}
        focusable="false"
      >
        <path className={styles.savedThreads} d={threads(0, saved)} />
        <path className={styles.leftThreads} d={threads(saved, left)} />
      </svg>
      <p className={styles.small}>
        <Trans id="portal.visitor.tax.share">d’économie d’impôt, soit {rate} du versement</Trans>
      </p>
    </>
  )
}
