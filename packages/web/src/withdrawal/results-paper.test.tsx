import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { LEA, MARC, results } from './examples.tsx'

const share = page.getByRole('button', { name: 'Partager ma simulation' })

const setMedia = async (media: 'print' | ''): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media })
}
/** The sheet that is printed in place of the page. */
const print = async (): Promise<string> => {
  onTestFinished(() => setMedia(''))
  await setMedia('print')
  window.dispatchEvent(new Event('beforeprint'))
  return document.querySelector('[data-paper="sheet"]')?.textContent ?? ''
}
/** Its sheet is there once the simulation was answered. */
const untilPrintable = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
  await expect.element(page.getByRole('button', { name: 'PDF', exact: true })).toBeVisible()
}

test('[MRM-07] [WITH-06] the printed summary holds the answers with the split of each compartment, and no button; the net once it is picked', async () => {
  await renderExample(results())
  await untilPrintable()
  const before = await print()
  for (const text of [/Âge au départ64\sans/, /Contrat, n°\s1PERO/, /Épargne salariale, en rente, n°\s1/])
    expect(before).toMatch(text)
  expect(before).not.toContain('Rente nette')
  expect(document.querySelector('[data-paper="sheet"] button')).toBeNull()
  await setMedia('')
  window.dispatchEvent(new Event('afterprint'))
  await page.getByRole('button', { name: 'Je connais mes taux' }).click()
  await page.getByRole('radio', { name: '11 %', exact: true }).click()
  await page.getByRole('radio', { name: '8,4 %', exact: true }).click()
  await expect.poll(print).toContain('Rente nette estimée')
})

test('[O-CALL-83] (S-38) on a phone annexes are chosen by keyboard in the menu, which Escape closes, and nothing stands out of the page', async () => {
  await renderExample(results(), { width: 390 })
  await untilPrintable()
  const annexes = page.getByRole('button', { name: 'Annexes', exact: true })
  annexes.element().focus()
  await userEvent.keyboard('{Enter}')
  const boxes = page.getByRole('group', { name: 'Ajouter après la première page' }).getByRole('checkbox')
  await expect.element(boxes.first()).toBeVisible()
  expect(document.activeElement).toBe(annexes.element())
  expectNoSideScroll()
  await expectNoViolation()
  await userEvent.keyboard('{ArrowDown} {ArrowDown}')
  await expect.element(boxes.first()).toBeChecked()
  expect(document.activeElement).toBe(boxes.nth(1).element())
  await userEvent.keyboard('{Escape}')
  await expect.element(annexes).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toBe('Garder, partager, imprimer')
})

test('[WITH-02] [ADV-28] the question of the share is sound, and paper says what was left out', async () => {
  await renderExample(results({ saver: MARC, split: {} }), { width: 390 })
  await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
  await share.click()
  await expectNoViolation()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  expectNoSideScroll()
  await expect.poll(print).toMatch(/contrats? n(?:’est|e sont) pas comptés? ici/)
})

test('[WITH-01] [MRM-44] the lawful annuity is as large as the capital, on both widths and on paper, which carries the caution', async () => {
  await renderExample(
    results({ saver: LEA, answers: { annuity_type: null }, split: { '00712704 whole': ['27400,00', '0,00'] } }),
    { scheme: 'dark', width: 390 },
  )
  await expect.element(page.getByText('Capital demandé, supposé accepté')).toBeVisible()
  await expectNoViolation()
  for (const width of [390, 1440]) {
    await page.viewport(width, 900)
    const figures = [...document.querySelectorAll('dd button > [data-amount]')]
    expect(figures).toHaveLength(2)
    expect(new Set(figures.map((figure) => getComputedStyle(figure).fontSize)).size).toBe(1)
    expectNoSideScroll()
  }
  await expect.poll(print).toContain('la loi impose alors une rente')
})
