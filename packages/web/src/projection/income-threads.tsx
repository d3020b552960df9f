import { formatEuros } from '@hautelisse/domain/money'
import type { IncomeSideName } from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanTarget } from '../ui/charts/index.ts'
import { text } from '../ui/page/index.ts'
import type { ToldProps } from './income-head.tsx'
import * as styles from './income.css.ts'

const FRAME = { width: 360, height: 96 } as const
/** Where the three bundles end. */
const TARGETS: readonly FanTarget[] = [
  { start: 0, width: 0.46 },
  { start: 0.5, width: 0.22 },
  { start: 0.8, width: 0.2 },
]

/** One side whose threads part into what is left, charges and tax. */
const Side = ({ income, euros, side }: Omit<ToldProps, 'plan'> & { readonly side: IncomeSideName }): ReactElement | null => {
  const { t } = useLingui()
  const { gross, charges, tax, net } = income[euros][side].total
  if (charges === undefined || tax === undefined || net === undefined || gross.isZero()) return null
  const threads = fanThreads(
    [
      { id: 'net', amount: net.toNumber(), tone: side === 'month' ? 'd1' : 'd2' },
      { id: 'charges', amount: charges.toNumber(), tone: 'd3' },
      { id: 'tax', amount: tax.toNumber(), tone: 'd5' },
    ],
    'small',
  )
  const [whole, left, social, taxed] = [gross, net, charges, tax].map((amount) => formatEuros(amount))
  return (
    <div className={styles.side}>
      <p className={styles.sideHead}>
        <span className={text({ strong: true })}>
          {side === 'month' ? (
            <Trans id="projection-income.threads.month">Par mois, net estimé</Trans>
          ) : (
            <Trans id="projection-income.threads.once">Capital, net estimé</Trans>
          )}
        </span>
        <Amount value={net} size="s" />
      </p>
      <Fan
        threads={threads}
        label={t({
          id: 'projection-income.threads.label',
          message: `Sur ${whole} brut : ${left} net, ${social} de prélèvements sociaux, ${taxed} d’impôt`,
        })}
        wide={{ ...FRAME, targets: TARGETS }}
      />
      <dl className={styles.bundles}>
        <div>
          <dt>
            <Trans id="projection-income.threads.net">Net</Trans>
          </dt>
          <dd className={text({ strong: true })}>
            <Amount value={net} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="projection-income.threads.charges">Prélèvements</Trans>
          </dt>
          <dd className={text({ strong: true })}>
            <Amount value={charges} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="projection-income.column.tax">Impôt</Trans>
          </dt>
          <dd className={text({ strong: true })}>
            <Amount value={tax} />
          </dd>
        </div>
      </dl>
      <ThreadUnitNote threads={threads}>
        <Trans id="projection-income.threads.gross">
          Brut&nbsp;: <Amount value={gross} />
        </Trans>
      </ThreadUnitNote>
    </div>
  )
}

/** Both sides as threads, once what is taken is known. */
export const IncomeThreads = ({ income, euros }: Omit<ToldProps, 'plan'>): ReactElement => (
  <div className={styles.sides}>
    <Side income={income} euros={euros} side="month" />
    <Side income={income} euros={euros} side="capital" />
  </div>
)
