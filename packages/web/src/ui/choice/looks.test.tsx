import { useState, type ReactElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderExample } from '../../testing/index.ts'
import { CountField } from '../field/index.ts'
import { Stepper } from '../stepper/index.ts'
import { Segmented } from './index.ts'

const RATES = ['0 %', '11 %', '30 %', '41 %', '45 %']

const Parts = (): ReactElement => {
  const [count, setCount] = useState(2)
  return (
    <>
      <Segmented
        label="Taux"
        value="11 %"
        onValueChange={() => undefined}
        options={RATES.map((value) => ({ value, label: value }))}
      />
      <CountField
        id="children"
        label="Enfants"
        value={String(count)}
        onValueChange={() => undefined}
        onStep={(by) => setCount(count + by)}
        fewer="Un de moins"
        more="Un de plus"
      />
      <Stepper
        label="Étapes"
        steps={[
          { id: 'first', title: 'Genre', state: 'done' },
          { id: 'second', title: 'Âge', state: 'current' },
        ]}
      />
    </>
  )
}

const PARTS = { name: 'parts of the kit', element: <Parts /> }

test('on a phone five short answers are cells of one width, in two rows (S-77)', async () => {
  await renderExample(PARTS, { width: 390 })
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  const boxes = page
    .getByRole('radio')
    .elements()
    .map((answer) => answer.getBoundingClientRect())
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2)
})

test('a number that is counted shows one ring: that of its button, or that of its box (S-86)', async () => {
  await renderExample(PARTS)
  const more = page.getByRole('button', { name: 'Un de plus' })
  const box = () => more.element().parentElement
  const ringOf = (element: Element | null): string => (element === null ? '' : getComputedStyle(element).outlineWidth)
  await page.getByRole('textbox', { name: 'Enfants' }).click()
  expect(ringOf(box())).toBe('3px')
  await userEvent.tab()
  await expect.element(more).toHaveFocus()
  expect([ringOf(more.element()), ringOf(box())]).toEqual(['3px', '0px'])
})

test('done steps have the colour of the brand, in a tenant’s dress too', async () => {
  const root = document.documentElement
  await renderExample(PARTS, { width: 1280 })
  root.dataset['tenant'] = 'ormeraie'
  onTestFinished(() => void delete root.dataset['tenant'])
  const step = page.getByRole('listitem').first().element()
  await expect.poll(() => getComputedStyle(step).borderTopColor).toBe('rgb(56, 104, 69)')
})

test('the answer of a step pushes nothing down (S-84)', async () => {
  const stepper = (label: string, state: 'done' | 'current', answer?: string) => (
    <Stepper label={label} steps={[{ id: 'first', title: 'Genre', state, answer }]} onSelect={() => undefined} />
  )
  await renderExample({
    name: 'a step before and after its answer',
    element: (
      <>
        {stepper('Avant', 'current')}
        {stepper('Après', 'done', 'Femme')}
      </>
    ),
  })
  const [before, after] = page.getByRole('navigation').elements()
  expect(before?.clientHeight).toBe(after?.clientHeight)
})
