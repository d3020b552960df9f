import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, renderExample } from '../testing/index.ts'
import { answering, historyPage, LONG_LABEL, madeOperation } from './examples.tsx'

const opener = (name: string | RegExp) => page.getByRole('button', { name })
const rows = () => document.querySelectorAll('[data-part="row"]')

test('[OPER-07] [OPS-32] of ten thousand operations a page holds 250 rows, and the next one the following; long names stay inside a phone', async () => {
  const done = Array.from({ length: 10_000 }, (_, place) => madeOperation(place))
  const progress = [{ ...madeOperation(1), label: LONG_LABEL, status: 'En cours', type: 'INCONNU' }]
  await renderExample(historyPage('many', { between: answering({ progress, done }) }), { width: 390 })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Terminées 5\u00A0000 opérations' })).toBeVisible()
  expect(rows()).toHaveLength(250)
  expectNoSideScroll()
  await opener('Page suivante').click()
  await expect.element(page.getByText('Opérations 251 à 500 sur 5\u00A0000')).toBeVisible()
  expect(rows()).toHaveLength(250)
  expect(document.activeElement?.getAttribute('data-part')).toBe('open')
  await opener('Voir les années précédentes').click()
  await expect.element(page.getByText('Opérations 1 à 250 sur 10\u00A0000')).toBeVisible()
})

test('[OPER-07] an opened operation stays in line with the figures on a phone, and inside its sheet on a wide screen', async () => {
  const done = [madeOperation(0), madeOperation(1)]
  await renderExample(historyPage('two', { between: answering({ progress: [], done }) }), { width: 390 })
  await opener(/^Détail/)
    .first()
    .click()
  expect(
    opener(/^Fermer/)
      .element()
      .getBoundingClientRect().right,
  ).toBe(370)
  // Words that are only heard stand one pixel beside the amount.
  const { scrollWidth = 0, clientWidth = 0 } = document.querySelector('[data-part="table"]') ?? {}
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1)
  await page.viewport(1280, 900)
  const facts = [...document.querySelectorAll('[data-part="facts"] > *')].map((fact) => fact.getBoundingClientRect())
  expect(new Set(facts.map(({ top }) => top)).size).toBe(1)
  const sheet = document.querySelector('[data-part="row"] + tr > td')
  expect(sheet === null ? '' : getComputedStyle(sheet).paddingRight).toBe('32px')
})
