import { fieldError } from '@hautelisse/domain/validation'
import { useState, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { fields, type AmountEvent } from './index.ts'

type Amount = { readonly part: string; readonly side: 'capital' | 'annuity' }
type Event = AmountEvent<Amount> | { readonly type: 'shareChosen'; readonly share: number }

const FIELD: Amount = { part: 'co', side: 'capital' }
const SHARES = [50, 60, 100] as const

/** An amount and an answer; what the machine would keep is kept here. */
const Fields = ({ events, isLocked = false }: { readonly events: Event[]; readonly isLocked?: boolean }): ReactElement => {
  const [share, setShare] = useState<number | null>(null)
  const send = (event: Event): void => {
    events.push(event)
    if (event.type === 'shareChosen') setShare(event.share)
  }
  const errors = [fieldError('share', 'required')]
  const field = fields<Event, Amount>({ errors, words: ({ code }) => `refusé : ${code}` }, send)
  return (
    <>
      <h1>Champs</h1>
      <MoneyField {...field.amount(FIELD, { path: 'co-capital', text: '1 200', isLocked })} label="Capital" />
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
  await renderExample({ name: 'an amount and an answer', element: <Fields events={events} isLocked={isLocked} /> })
  return events
}

const amount = () => page.getByRole('textbox', { name: 'Capital' })

test('a locked amount can be read and not typed in', async () => {
  await draw(true)
  await expect.element(amount()).toBeDisabled()
  await expect.element(amount()).toHaveValue('1 200')
  await expect.element(amount()).toHaveAttribute('id', 'co-capital')
})

test('an answer is told as the value it stands for, and a refusal stands beside the answers', async () => {
  const events = await draw()
  const share = page.getByRole('radiogroup', { name: 'Part' })
  await expect.element(page.getByText('refusé : required')).toBeVisible()
  await share.getByRole('radio', { name: '60 %' }).click()
  expect(events).toEqual([{ type: 'shareChosen', share: 60 }])
  await expect.element(share.getByRole('radio', { name: '60 %' })).toBeChecked()
})
