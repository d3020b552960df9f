import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../../testing/text/index.ts'
import { EXAMPLES } from './examples.tsx'
import { Table } from './index.ts'

const open = async (name: string): Promise<void> => {
  const example = EXAMPLES.find((one) => one.name === name)
  if (example === undefined) throw new Error(`No example ${name}`)
  await renderExample(example)
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
}
const partsOf = (part: string): readonly Element[] => [...document.querySelectorAll(`[data-part="${part}"]`)]

describe('parts of a page', () => {
  test('each names itself: what reads a page finds its parts by their marks', async () => {
    const marks = new Set<string>()
    for (const { name } of EXAMPLES) {
      await open(name)
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-part]')) marks.add(dataset['part'] ?? '')
    }
    const parts = ['page', 'head', 'section', 'columns', 'text', 'title', 'ledger', 'line', 'total', 'facts', 'fact', 'figure']
    expect(
      [...parts, 'state', 'card', 'doors', 'door', 'table', 'row', 'paging', 'remarks'].filter((part) => !marks.has(part)),
    ).toEqual([])
  })

  test('a fact without a value is not drawn', async () => {
    await open('columns, ledger, facts, figure')
    expect(partsOf('fact')).toHaveLength(2)
    expect(document.body.textContent).not.toContain('Sans valeur')
    expect(partsOf('remarks').map(({ children }) => children.length)).toEqual([1])
  })

  test('[P-FMT-15] an empty cell is marked, so that a card on a phone leaves its line out', async () => {
    await open('table of labelled cells, some empty')
    const labels = [...document.querySelectorAll('[data-empty]')].map((cell) => cell.getAttribute('data-label'))
    expect(labels).toEqual(['Risque', 'Risque'])
  })

  test('the rest of a card is folded until its row opens it; a row without any has no button', async () => {
    await open('table whose cards open their rest')
    const folded = () => [...document.querySelectorAll('[data-folded]:not([data-empty])')].map(({ textContent }) => textContent)
    expect(folded()).toEqual(['4 sur 7'])
    await page.getByRole('button', { name: 'Détail Équilibre Durable' }).click()
    expect(folded()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Fermer Équilibre Durable' })).toHaveAttribute('aria-expanded', 'true')
    expect(page.getByRole('button', { name: /Détail/ }).elements()).toHaveLength(0)
  })

  test('[P-FMT-15] a table without rows says so, or says what it was given', async () => {
    const columns = [{ id: 'day', label: 'Date' }] as const
    const element = (
      <>
        <Table caption="Tableau vide" columns={columns} rows={[]} />
        <Table caption="Tableau vide, avec ses mots" columns={columns} rows={[]} empty="Aucune opération sur ce contrat" />
      </>
    )
    await renderExample({ name: 'tables without rows', element })
    await expect.element(page.getByRole('table', { name: 'Tableau vide', exact: true })).toMatchTextContent('Aucune donnée')
    await expect
      .element(page.getByRole('table', { name: 'Tableau vide, avec ses mots' }))
      .toMatchTextContent('Aucune opération sur ce contrat')
  })

  test('a row unfolds its details and folds them again', async () => {
    await open('table of placed cells, each row with details')
    const opener = page.getByRole('button', { name: 'Détail Versement volontaire, 12/11/2026' })
    await opener.click()
    await expect.element(page.getByText('CSG et CRDS, sur les gains')).toBeVisible()
    const closer = page.getByRole('button', { name: 'Fermer Versement volontaire, 12/11/2026' })
    await expect.element(closer).toHaveAttribute('aria-expanded', 'true')
    await closer.click()
    await expect.element(page.getByText('CSG et CRDS, sur les gains')).not.toBeInTheDocument()
  })
})
