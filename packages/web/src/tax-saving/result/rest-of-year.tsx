import { roomOf, type ShownGauge } from '@hautelisse/domain/contributions'
import { isNegative, isPositive, restOf, type Euros } from '@hautelisse/domain/money'
import type { StillPossible } from '@hautelisse/domain/tax-saving'
import type { RestOfYear } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, SumAmount } from '../../ui/amount/index.ts'
import * as styles from './result.css.ts'

/** What still fits into the year, where payments begin now. */
const Still = ({ still: { payments, most } }: { readonly still: StillPossible }): ReactElement => {
  const { t } = useLingui()
  const possible = t({
    id: 'tax.result.still',
    message: plural(payments, {
      one: 'Cette année, un versement reste possible',
      other: 'Cette année, # versements restent possibles',
    }),
  })
  return (
    <p className={styles.when}>
      {payments === 1 ? (
        <Trans id="tax.result.still-once">
          {possible} : <Amount value={most} /> au plus
        </Trans>
      ) : (
        <Trans id="tax.result.still-monthly">
          {possible} : <Amount value={most} /> par mois au plus
        </Trans>
      )}
    </p>
  )
}

type PaidProps = {
  readonly rest: RestOfYear
  /** The ceiling that the saver's tax notice names, where the portal knows it. */
  readonly notice: ShownGauge
  readonly ceiling: Euros
  readonly year: number
}

/** What was paid already and what is left, from what the portal knows; another ceiling of the tax notice is named too. */
const YearPayments = ({ rest: { paid }, notice, ceiling, year }: PaidProps): ReactElement => {
  const [of, room] = [restOf(ceiling, paid), roomOf(notice)]
  return (
    <div className={styles.yearPayments}>
      <p className={styles.secondLine}>
        {isNegative(of.parts.left) ? (
          <Trans id="tax.result.paid-above">
            Déjà versés en {year}&nbsp;: <Amount value={paid} />. Il ne reste rien à déduire.
          </Trans>
        ) : (
          <Trans id="tax.result.paid">
            Déjà versés en {year}&nbsp;: <SumAmount of={of} part="part" />. Il reste <SumAmount of={of} part="left" /> à déduire.
          </Trans>
        )}
      </p>
      {isPositive(paid) && (
        <p className={styles.when}>
          <Trans id="tax.result.paid-within">L’économie ci-dessous est celle de toute l’année, ces versements compris.</Trans>
        </p>
      )}
      {!notice.ceiling.equals(ceiling) && (
        <p className={styles.when}>
          <Trans id="tax.result.notice-ceiling">
            Votre avis d’impôt donne un autre plafond, <SumAmount of={room} />
            &nbsp;: d’après lui, il resterait <SumAmount of={room} part="left" />.
          </Trans>
        </p>
      )}
    </div>
  )
}

type RestProps = Omit<PaidProps, 'notice'> & { readonly notice: ShownGauge | undefined }

/** Second line of the largest payment: what of it is left, where the portal knows what was paid (GAUGE-05). */
export const PaidLines = ({ notice, ...rest }: RestProps): ReactElement | null =>
  notice === undefined ? null : <YearPayments notice={notice} {...rest} />

/** When payments count, and what still fits into the year (TS-12). */
export const YearLines = ({ still }: Pick<RestOfYear, 'still'>): ReactElement => (
  <>
    <p className={styles.when}>
      <Trans id="tax.result.when">
        pour douze versements&nbsp;; seuls les versements faits avant le 31/12 comptent pour l’année
      </Trans>
    </p>
    {still !== undefined && <Still still={still} />}
  </>
)
