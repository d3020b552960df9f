import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { EXAMPLES as CHARTS } from './charts/examples.tsx'
import { EXAMPLES as WINDOWS } from './modal/examples.tsx'
import { EXAMPLES as SPLITS } from './split-slider/examples.tsx'

const open = async (examples: typeof CHARTS): Promise<void> => {
  if (examples[0] !== undefined) await renderExample(examples[0])
}
const focus = (part: Locator): void => (part.element() as HTMLElement).focus()

test('by keys the handle of a split says both amounts', async () => {
  await open(SPLITS)
  const handle = page.getByRole('slider', { name: 'Part en capital' }).first()
  await expect.element(handle).toBeVisible()
  focus(handle)
  for (const [key, text] of [
    ['ArrowRight', '3201,50\u00A0€ en capital, 3928,70\u00A0€ en rente'],
    ['PageUp', '3914,52\u00A0€ en capital, 3215,68\u00A0€ en rente'],
    ['End', '7130,20\u00A0€ en capital, 0,00\u00A0€ en rente'],
    ['Home', '0,00\u00A0€ en capital, 7130,20\u00A0€ en rente'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(handle).toHaveAttribute('aria-valuetext', text)
  }
})

test('by keys each age of a chart is read as its table has it, and a quick tap chooses the view', async () => {
  await open(CHARTS)
  const group = page.getByRole('radiogroup', { name: 'Affichage' })
  await expect.element(group).toBeVisible()
  focus(group.getByRole('radio', { name: 'Graphique' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(group.getByRole('radio', { name: 'Tableau' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  const chart = page.getByRole('region', { name: 'Votre rente, âge par âge' })
  const reader = chart.getByRole('slider', { name: 'Lire le montant à un âge' })
  focus(reader)
  await userEvent.keyboard('{End}')
  await expect.element(reader).toHaveAttribute('aria-valuetext', '95\u00A0ans\u00A0: 219,58\u00A0€')
  await chart.getByRole('radio', { name: 'Tableau' }).click()
  await expect.element(chart.getByRole('row', { name: /^95 / })).toMatchTextContent(/219,58\s€/)
})

test('(S-52) by keys an age of a month is chosen, on a phone that it stays inside, and axe finds nothing to say', async () => {
  const example = CHARTS.find(({ name }) => name.startsWith('a month by age'))
  if (example === undefined) throw new Error('No ages')
  await renderExample(example, { width: 390 })
  const age = page.getByRole('button', { name: /^66 ans/ }).first()
  await expect.element(age).toBeVisible()
  focus(age)
  await userEvent.keyboard('{Enter}')
  await expect.element(age).toHaveAttribute('aria-pressed', 'true')
  await expect.element(age).toHaveFocus()
  expectNoSideScroll()
  await expectNoViolation()
})

test('(S-90) a window puts the focus on its title, keeps it and gives it back, one without a way out stays', async () => {
  await open(WINDOWS)
  const opener = page.getByRole('button', { name: 'Ouvrir une fenêtre' })
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Vision miroir' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  await expect.element(opener).toHaveFocus()
  await page.getByRole('button', { name: 'Fenêtre sans fermeture' }).click()
  const forced = page.getByRole('dialog', { name: 'Une réponse est attendue' })
  await expect.element(forced).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(forced).toBeVisible()
})

test('the threads of each group end over its label', async () => {
  const example = CHARTS.find(({ name }) => name.includes('over labels'))
  if (example === undefined) throw new Error('No fan over labels')
  await renderExample(example, { width: 390 })
  const labels = page.getByRole('listitem')
  await expect.poll(() => labels.elements().length).toBe(3)
  const drawing = page
    .getByRole('img', { name: /par plan$/ })
    .element()
    .querySelector('svg')
  const box = drawing?.getBoundingClientRect() ?? new DOMRect()
  const groups = [...(drawing?.querySelectorAll('path') ?? [])].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/ ([\d.]+) [\d.]+(?=M|$)/g)].map(
      ([, x]) => box.left + (Number(x) / 320) * box.width,
    ),
  )
  for (const [at, ends] of groups.entries()) {
    const label = labels.elements()[at % 3]?.getBoundingClientRect() ?? new DOMRect()
    for (const end of ends) expect(end >= label.left - 1 && end <= label.right + 1).toBe(true)
  }
  expect(groups.flat().length).toBeGreaterThan(20)
})
