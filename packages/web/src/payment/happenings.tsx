import { amountOf } from '@hautelisse/domain/payment'
import { formatEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { shortIban } from '@hautelisse/domain/operations'
import { selectFigures, selectForm, selectHappenings, selectMandate, type PaymentSnapshot } from '@hautelisse/machines/payment'
import type { ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import * as styles from './payment.css.ts'
import { dayText, useHappeningWords } from './words.ts'

/** What happens once the payment is confirmed, each with its day. */
export const Happenings = ({ snapshot }: { readonly snapshot: PaymentSnapshot }): ReactElement => {
  const hidden = useHiddenAmounts()
  const words = useHappeningWords()
  const form = selectForm(snapshot)
  const write = (amount: Euros): string => (hidden ? HIDDEN_AMOUNT : formatEuros(amount))
  const said = {
    amount: write(amountOf(form) ?? ZERO_EUROS),
    invested: write(selectFigures(snapshot)?.total ?? ZERO_EUROS),
    iban: shortIban(selectMandate(snapshot)?.iban ?? ''),
    frequency: form.frequency,
  }
  return (
    <ol className={styles.next}>
      {selectHappenings(snapshot).map((one) => (
        <li key={one.what}>
          {one.day !== undefined && <b>{dayText(one.day)}</b>}
          <p className={styles.small}>{words(one, said)}</p>
        </li>
      ))}
    </ol>
  )
}
