import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { declarationPage } from './examples.tsx'

const section = (name: string) => page.getByRole('region', { name })
const year = page.getByRole('combobox', { name: 'Année' })

test('[DECL-01] [DECL-02] [DECL-05] the year of Sylvie: her deductible payment with its box, and what was withheld', async () => {
  await renderExample(declarationPage('Sylvie', 'sylvie-garnier'))
  await expect.poll(() => section('Versements déductibles').element().textContent).toMatch(/Case 6NS.*CGI art. 163 quatervicies/)
  await expect.poll(() => section('Versements déductibles').element().textContent).toMatch(/Total.*150,00/)
  // On a phone an empty cell has no line of its own (P-FMT-15).
  const cells = [...document.querySelectorAll('tfoot td')].filter(({ textContent }) => textContent === '')
  expect(cells.length).toBeGreaterThan(0)
  expect(cells.filter((cell) => cell.getAttribute('data-empty') === null)).toEqual([])
  // 141.79 of the profit share and 56.72 of the bonus.
  await expect.poll(() => section('Prélèvements déjà retenus').element().textContent).toMatch(/Total.*198,51/)
})

test('[DECL-03] another year is chosen: a bonus that was paid out in part is taxed as pay, and the PDF has the name of that year', async () => {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  const between: Between = (request, pass) =>
    request.path.endsWith('/render-pdf-base64') ? Promise.resolve({ status: 200, body: '"JVBERi0xLjc="' }) : pass()
  await renderExample(declarationPage('Sylvie', 'sylvie-garnier', between))
  await expect.element(section('Versements déductibles')).toBeVisible()
  await year.selectOptions('2024')
  await expect.poll(() => section('Primes perçues sur votre compte').element().textContent).toMatch(/Case 1AJ.*300,00.*309,64/)
  await expect.poll(() => section('Versements déductibles').element().textContent).toMatch(/Total.*3\s366,84/)
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect.poll(() => names).toEqual(['declaration-2024.pdf'])
})

test('[DOCU-10] an address that names a part leads to its heading, once: who chooses another year stays there', async () => {
  await renderPage('/operations/declaration?section=withheld', { person: 'sylvie-garnier' })
  const heading = page.getByRole('heading', { name: 'Prélèvements déjà retenus' })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(heading.element())
  year.element().focus()
  await year.selectOptions('2024')
  await expect.element(section('Primes perçues sur votre compte')).toBeVisible()
  await new Promise((done) => requestAnimationFrame(done))
  expect(document.activeElement).toBe(year.element())
})

test('[DECL-06] (savers 20) its PDF is the document of the year that is shown, with the boxes first, and no amount that is hidden', async () => {
  const trees: DocumentTree[] = []
  const between: Between = (request, pass) => {
    if (!request.path.endsWith('/render-pdf-base64')) return pass()
    trees.push(documentTree.parse(JSON.parse(typeof request.body === 'string' ? request.body : '')))
    return Promise.resolve({ status: 404, body: JSON.stringify({ errorData: 'ERR_UNKNOWN' }) })
  }
  const example = declarationPage('Sylvie', 'sylvie-garnier', between)
  await renderExample({ ...example, ports: { ...example.ports, hiddenAmounts: true } })
  await expect.element(section('Versements déductibles')).toBeVisible()
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect.poll(() => trees.length).toBe(1)
  expect(trees[0]).toMatchObject({
    title: 'Ce que vous déclarez pour 2026',
    name: 'Sylvie Garnier',
    blocks: expect.arrayContaining([
      expect.objectContaining({ kind: 'figures', figures: [expect.objectContaining({ name: 'Case 6NS' }), expect.anything()] }),
    ]),
  })
  expect(JSON.stringify(trees)).not.toMatch(/\d,\d\d/)
})

test('[DECL-05] each line leads to its operation; a year without anything says so', async () => {
  const { address } = await renderPage('/operations/declaration', { person: 'sylvie-garnier' })
  await page.getByRole('link', { name: 'Participation' }).first().click()
  await expect.poll(address).toBe('/operations/op-00482190-4')
})

test('[DECL-05] a saver without operations is told that there is nothing, and one whose family cannot be read what may be missing', async () => {
  await renderExample(declarationPage('Camille', 'camille-verdier'))
  await expect.element(page.getByText('Rien à déclarer pour 2026')).toBeVisible()
  await renderExample(declarationPage('Karim', 'karim-vasseur'))
  await expect.element(page.getByText(/Il peut manquer des lignes/)).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/Il peut manquer des lignes/)).toBeVisible()
})

test('[DECL-05] a year that cannot be read says so, keeps the choice of years, and is asked again', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && request.path.includes('/declaration')) throw new TypeError('offline')
    return pass()
  }
  await renderExample(declarationPage('Sylvie', 'sylvie-garnier', between))
  await expect.element(page.getByText('Votre année est momentanément indisponible.')).toBeVisible()
  await expect.element(year).toHaveValue('2026')
  isOut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(section('Versements déductibles')).toBeVisible()
})

test('speaks English', async () => {
  await renderExample(declarationPage('Sylvie', 'sylvie-garnier'), { language: 'en' })
  await expect.element(section('Deductible payments')).toBeVisible()
})
