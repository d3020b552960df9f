import { breakdownOf, type TransactionDetails } from '@hautelisse/domain/operations'
import { isZero, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './details.css.ts'

type LineProps = { readonly name: ReactNode; readonly value: Euros; readonly note?: ReactNode; readonly total?: boolean }

const Line = ({ name, value, note, total = false }: LineProps): ReactElement => (
  <div className={`${styles.entry} ${total ? styles.strong : ''}`}>
    <dt>{name}</dt>
    <dd>
      <Amount value={value} />
    </dd>
    {note !== undefined && <dd className={styles.note}>{note}</dd>}
  </div>
)

/** From the gross amount to what is invested (OPER-05, OPS-42). */
export const Breakdown = ({ details }: { readonly details: TransactionDetails }): ReactElement | null => {
  const id = useId()
  const breakdown = breakdownOf(details)
  if (breakdown === undefined) return null
  const { gross, tax, net, paidOut, invested } = breakdown
  const isTaxed = !isZero(tax)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <Trans id="operations.breakdown.title">Du brut au net</Trans>
      </h3>
      <dl className={styles.ledger}>
        <Line name={<Trans id="operations.breakdown.gross">Montant brut</Trans>} value={gross} />
        {isTaxed && (
          <Line
            name={<Trans id="operations.breakdown.tax">Prélèvements sociaux</Trans>}
            value={subtractEuros(ZERO_EUROS, tax)}
            note={<Trans id="operations.breakdown.tax-note">CSG et CRDS</Trans>}
          />
        )}
        <Line name={<Trans id="operations.breakdown.net">Montant net</Trans>} value={net} total />
        {!isZero(paidOut) && (
          <>
            <Line
              name={<Trans id="operations.breakdown.paid-out">Versé sur votre compte bancaire</Trans>}
              value={paidOut}
              note={<Trans id="operations.breakdown.paid-out-note">Imposable</Trans>}
            />
            <Line name={<Trans id="operations.breakdown.invested">Placé</Trans>} value={invested} total />
          </>
        )}
      </dl>
    </section>
  )
}
