import { useState, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste, renderExample } from '../testing/index.ts'
import { DateField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { fields, type AmountEvent } from './index.ts'

type Event = AmountEvent<'capital'> | { readonly type: 'birthDateTyped'; readonly text: string }

/** An amount and a date; what the machine would keep is kept here. */
const Fields = ({ events }: { readonly events: Event[] }): ReactElement => {
  const [amount, setAmount] = useState('')
  const [date, setDate] = useState('')
  const send = (event: Event): void => {
    events.push(event)
    if (event.type === 'amountTyped') setAmount(event.text)
    if (event.type === 'birthDateTyped') setDate(event.text)
  }
  const field = fields<Event, 'capital'>({ errors: [], words: ({ code }) => code }, send)
  return (
    <>
      <h1>Champs</h1>
      <MoneyField {...field.amount('capital', { path: 'capital', text: amount })} label="Capital" />
      <DateField {...field.text('birth_date', date, (text) => ({ type: 'birthDateTyped', text }))} label="Naissance" />
    </>
  )
}

test('[P-FMT-07] each key of an amount is told with its field, and so is leaving it; a paste is handed up whole and marked as one; a date is told as it is typed', async () => {
  const events: Event[] = []
  const since = (): readonly Event[] => events.splice(0)
  await renderExample({ name: 'an amount and a date', element: <Fields events={events} /> })
  const amount = page.getByRole('textbox', { name: 'Capital' })
  await userEvent.click(amount)
  await userEvent.keyboard('1234')
  await userEvent.tab()
  expect(since()).toEqual([
    { type: 'amountTyped', field: 'capital', text: '1' },
    { type: 'amountTyped', field: 'capital', text: '12' },
    { type: 'amountTyped', field: 'capital', text: '123' },
    { type: 'amountTyped', field: 'capital', text: '1 234' },
    { type: 'amountLeft', field: 'capital' },
  ])
  await expect.element(amount).toHaveValue('1 234')
  await userEvent.click(amount)
  paste(amount, '3.333,33')
  expect(since()).toEqual([{ type: 'amountTyped', field: 'capital', text: '3.333,33', pasted: true }])
  await userEvent.click(page.getByRole('textbox', { name: 'Naissance' }))
  await userEvent.keyboard('1203')
  expect(events.at(-1)).toEqual({ type: 'birthDateTyped', text: '1203' })
})
