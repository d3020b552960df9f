import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { CAREER } from '../pension/examples.tsx'
import { page, renderPage } from '../testing/text/index.ts'

const PRINTED = '"JVBERi0xLjc="'

/** Answers the printer's call, and keeps what it was asked to print. */
const printing =
  (trees: DocumentTree[]): Between =>
  (request, pass) => {
    if (!request.path.endsWith('/render-pdf-base64')) return pass()
    trees.push(documentTree.parse(JSON.parse(request.body ?? '')))
    return Promise.resolve({ status: 200, body: PRINTED })
  }

const spy = (names: string[]): void => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
}

test('[P-MODAL-08] [P-CALL-92] the PDF of the career has both lists, each with its total', async () => {
  const [trees, names]: [DocumentTree[], string[]] = [[], []]
  spy(names)
  await renderPage(CAREER.address, { ...CAREER.ports, between: printing(trees) })
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await expect.poll(() => names, { timeout: 10_000 }).toEqual(['carriere-2026-11-20.pdf'])
  const tables = trees.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))
  expect(tables.map(({ caption }) => caption)).toEqual(['Retraite de base', 'Retraite complémentaire'])
  // Columns of figures stand to the right; a name, with or without a digit in it, does not.
  expect(tables.map(({ heads }) => heads.map(({ isFigure }) => isFigure))).toEqual(
    Array.from({ length: 2 }, () => [false, false, true, true, true]),
  )
  const shown = page.getByRole('dialog', { name: 'Votre carrière' }).element().textContent
  const counts = tables.flatMap(({ rows, total = [] }) => [...rows, total].map((row) => row.at(-1) ?? ''))
  expect(counts.length).toBeGreaterThan(4)
  expect(counts.filter((count) => !shown.includes(count))).toEqual([])
})

test('[P-CALL-92] where the API prints nothing, the career says so and is printed by the browser', async () => {
  await renderPage(CAREER.address, { ...CAREER.ports })
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await expect.element(page.getByText(/^Le PDF n’est pas disponible ici/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger le PDF' })).not.toBeInTheDocument()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('[data-paper="sheet"]')?.textContent).toContain('Retraite complémentaire')
})
