import { breakdownOf, type OperationLine, type TransactionDetails } from '@hautelisse/domain/operations'
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

type BreakdownProps = { readonly details: TransactionDetails; readonly line: Pick<OperationLine, 'state' | 'movement'> }

/** From the gross amount to what is invested or paid out (OPER-05, OPS-42). A bonus that is paid out is income; what comes out of savings was said when it was asked for. */
export const Breakdown = ({ details, line: { state, movement } }: BreakdownProps): ReactElement | null => {
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
              name={
                state === 'in-progress' ? (
                  <Trans id="operations.breakdown.to-pay-out">À verser sur votre compte bancaire</Trans>
                ) : (
                  <Trans id="operations.breakdown.paid-out">Versé sur votre compte bancaire</Trans>
                )
              }
              value={paidOut}
              note={movement === 'out' ? undefined : <Trans id="operations.breakdown.paid-out-note">Imposable</Trans>}
            />
            {!isZero(invested) && <Line name={<Trans id="operations.breakdown.invested">Placé</Trans>} value={invested} total />}
          </>
        )}
      </dl>
    </section>
  )
}
