import { fieldError } from '@hautelisse/domain/validation'
import { useState, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderExample } from '../testing/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { DateField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { fields, type AmountEvent } from './index.ts'

type Amount = { readonly part: string; readonly side: 'capital' | 'annuity' }
type Event =
  | AmountEvent<Amount>
  | { readonly type: 'birthDateTyped'; readonly text: string }
  | { readonly type: 'shareChosen'; readonly share: number }

const FIELD: Amount = { part: 'co', side: 'capital' }
const SHARES = [50, 60, 100] as const

/** One field of each kind; what the machine would keep is kept here. */
const Fields = ({ events, isLocked = false }: { readonly events: Event[]; readonly isLocked?: boolean }): ReactElement => {
  const [amount, setAmount] = useState('')
  const [date, setDate] = useState('')
  const [share, setShare] = useState<number | null>(null)
  const send = (event: Event): void => {
    events.push(event)
    if (event.type === 'amountTyped') setAmount(event.text)
    if (event.type === 'birthDateTyped') setDate(event.text)
    if (event.type === 'shareChosen') setShare(event.share)
  }
  const errors = [fieldError('share', 'required')]
  const field = fields<Event, Amount>({ errors, words: ({ code }) => `refusé : ${code}` }, send)
  return (
    <>
      <h1>Champs</h1>
      <MoneyField {...field.amount(FIELD, { path: 'co-capital', text: amount, isLocked })} label="Capital" />
      <DateField {...field.text('birth_date', date, (text) => ({ type: 'birthDateTyped', text }))} label="Naissance" />
      <RadioCards
        {...field.choice('share', { value: share, offered: SHARES }, (chosen) => ({ type: 'shareChosen', share: chosen }))}
        label="Part"
        options={SHARES.map((value) => ({ value: `${value}`, title: `${value} %` }))}
      />
    </>
  )
}

const draw = async (isLocked = false): Promise<readonly Event[]> => {
  const events: Event[] = []
  await renderExample({ name: 'a field of each kind', element: <Fields events={events} isLocked={isLocked} /> })
  return events
}

const amount = () => page.getByRole('textbox', { name: 'Capital' })

test('[P-FMT-07] each key of an amount is told with its field, and so is leaving it', async () => {
  const events = await draw()
  await userEvent.click(amount())
  await userEvent.keyboard('1234')
  await userEvent.tab()
  expect(events).toEqual([
    { type: 'amountTyped', field: FIELD, text: '1' },
    { type: 'amountTyped', field: FIELD, text: '12' },
    { type: 'amountTyped', field: FIELD, text: '123' },
    { type: 'amountTyped', field: FIELD, text: '1 234' },
    { type: 'amountLeft', field: FIELD },
  ])
  await expect.element(amount()).toHaveValue('1 234')
})

test('a paste is handed up whole and marked as one', async () => {
  const events = await draw()
  await userEvent.click(amount())
  const data = new DataTransfer()
  data.setData('text', '3.333,33')
  amount()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  expect(events).toEqual([{ type: 'amountTyped', field: FIELD, text: '3.333,33', pasted: true }])
})

test('a locked amount can be read and not typed in', async () => {
  await draw(true)
  await expect.element(amount()).toBeDisabled()
  await expect.element(amount()).toHaveAttribute('id', 'co-capital')
})

test('a date is told as it is typed', async () => {
  const events = await draw()
  await userEvent.click(page.getByRole('textbox', { name: 'Naissance' }))
  await userEvent.keyboard('1203')
  expect(events.at(-1)).toEqual({ type: 'birthDateTyped', text: '12/03/' })
})

test('an answer is told as the value it stands for, and a refusal stands beside the answers', async () => {
  const events = await draw()
  const share = page.getByRole('radiogroup', { name: 'Part' })
  await expect.element(page.getByText('refusé : required')).toBeVisible()
  await userEvent.click(share.getByRole('radio', { name: '60 %' }))
  expect(events).toEqual([{ type: 'shareChosen', share: 60 }])
  await expect.element(share.getByRole('radio', { name: '60 %' })).toBeChecked()
})
