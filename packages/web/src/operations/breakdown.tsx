import { breakdownOf, type OperationLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { isZero, subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Section, Total } from '../ui/page/index.ts'

type BreakdownProps = { readonly details: TransactionDetails; readonly line: Pick<OperationLine, 'state' | 'movement'> }

/** From the gross amount to what is invested or paid out (OPER-05, OPS-42). A bonus that is paid out is income; what comes out of savings was said when it was asked for. */
export const Breakdown = ({ details, line: { state, movement } }: BreakdownProps): ReactElement | null => {
  const breakdown = breakdownOf(details)
  if (breakdown === undefined) return null
  const { gross, tax, net, paidOut, invested } = breakdown
  const isTaxed = !isZero(tax)
  return (
    <Section level={3} title={<Trans id="operations.breakdown.title">Du brut au net</Trans>}>
      <Ledger>
        <Line name={<Trans id="operations.breakdown.gross">Montant brut</Trans>} value={<Amount value={gross} />} />
        {isTaxed && (
          <Line
            name={<Trans id="operations.breakdown.tax">Prélèvements sociaux</Trans>}
            value={<Amount value={subtractEuros(ZERO_EUROS, tax)} />}
            note={<Trans id="operations.breakdown.tax-note">CSG et CRDS</Trans>}
          />
        )}
        <Total name={<Trans id="operations.breakdown.net">Montant net</Trans>} value={<Amount value={net} />} />
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
              value={<Amount value={paidOut} />}
              note={movement === 'out' ? undefined : <Trans id="operations.breakdown.paid-out-note">Imposable</Trans>}
            />
            {!isZero(invested) && (
              <Total name={<Trans id="operations.breakdown.invested">Placé</Trans>} value={<Amount value={invested} />} />
            )}
          </>
        )}
      </Ledger>
    </Section>
  )
}
