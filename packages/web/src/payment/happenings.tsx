import { amountOf } from '@hautelisse/domain/payment'
import { formatEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { shortIban } from '@hautelisse/domain/operations'
import { selectFigures, selectForm, selectHappenings, selectMandate, type PaymentSnapshot } from '@hautelisse/machines/payment'
import type { ReactElement } from 'react'
import { ActDates } from '../act/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { dayText, useHappeningWords } from './words.ts'

/** What happens once the payment is confirmed, each with its day. */
export const PaymentHappenings = ({ snapshot }: { readonly snapshot: PaymentSnapshot }): ReactElement => {
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
    <ActDates
      of={selectHappenings(snapshot).map((one) => ({
        what: one.what,
        day: one.day === undefined ? undefined : dayText(one.day),
        text: words(one, said),
      }))}
    />
  )
}
