import type { NetView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../../ui/amount/index.ts'
import { formatEuros } from '@hautelisse/domain/money'
import { MoneyField } from '../../ui/money-field/index.ts'
import type { StepProps } from '../step-props.ts'
import { paidIn as paidInStyle } from './net.css.ts'

type PaidInProps = Pick<StepProps, 'send'> & { readonly asked: NonNullable<NetView['paidIn']> }

/** What was paid in of the savings that come as capital: the rest is gains, which are taxed otherwise (NET-05, NET-07). */
export const PaidIn = ({ asked: { text, of, isWrong }, send }: PaidInProps): ReactElement => {
  const saved = useHiddenAmounts() ? HIDDEN_AMOUNT : formatEuros(of)
  return (
    <div className={paidInStyle}>
      <MoneyField
        id="paid-in"
        label={<Trans id="withdrawal.net.paid-in">Combien avez-vous versé ?</Trans>}
        hint={
          <Trans id="withdrawal.net.paid-in-hint">
            Sur les {saved} d’aujourd’hui qui sortiraient en capital, versements de votre employeur compris. Le reste compte comme
            gains.
          </Trans>
        }
        error={isWrong ? <Trans id="withdrawal.net.paid-in-wrong">Indiquez un montant en euros</Trans> : undefined}
        value={text}
        onValueChange={(typed) => send({ type: 'paidInTyped', text: typed })}
      />
    </div>
  )
}
