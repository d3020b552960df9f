import { expect, onTestFinished, test, vi } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const press = () => page.getByRole('button', { name: 'PDF', exact: true }).click()

test('[P-DEV-03] a document tree stands beside its button, and its PDF lands as a file', async () => {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await renderPage('/developer/pdf-render', {
    between: ({ path }, pass) =>
      path.endsWith('/render-pdf-base64') ? Promise.resolve({ status: 200, body: '"JVBERi0xLjc="' }) : pass(),
  })
  await expect.element(page.getByText(/"kind": "calculation"/)).toBeVisible()
  await press()
  await expect.poll(() => names).toEqual(['rendu.pdf'])
})

test('[P-DEV-03] where the API prints nothing, the button prints the page', async () => {
  await renderPage('/developer/pdf-render')
  await press()
  await expect.element(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
})

test('[P-DEV-03] a PDF that could not be made is said, and is asked for again', async () => {
  await renderPage('/developer/pdf-render', { ordered: ['render-pdf', 'ERR_INTERNAL'] })
  await press()
  await expect.element(page.getByText('Le PDF n’a pas pu être fait. Réessayez.')).toBeVisible()
})
