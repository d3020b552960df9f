import type { PaymentTarget } from '@hautelisse/domain/tax-saving'
import { selectTaxResult, selectVariant, type TaxSavingEvent, type TaxSavingSnapshot } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'

type TaxResultProps = {
  readonly snapshot: TaxSavingSnapshot
  readonly send: (event: TaxSavingEvent) => void
  readonly onPay: (target: PaymentTarget) => void
}

/** The result (TAX-09 to TAX-12). */
export const TaxResult = ({ snapshot, send, onPay }: TaxResultProps): ReactElement => {
  const result = selectTaxResult(snapshot)
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans id="tax.result.title">Résultat de votre simulation</Trans>
      </h1>
      {result !== undefined && <Amount value={result.saving} size="m" />}
      <Button onClick={() => send({ type: 'restartRequested' })}>
        <Trans id="tax.result.restart">Refaire une simulation</Trans>
      </Button>
      <Button onClick={() => onPay(selectVariant(snapshot).payment)}>
        <Trans id="tax.result.pay">Faire un versement</Trans>
      </Button>
    </>
  )
}
