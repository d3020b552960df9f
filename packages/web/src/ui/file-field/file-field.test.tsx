import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../../testing/index.ts'
import { FILES } from './examples.tsx'

const group = (name: string): Locator => page.getByRole('group', { name, exact: true })
const chooser = (of: Locator): Locator => of.getByRole('button', { name: /Choisir un fichier|Remplacer/ })
const kept = (of: Locator, name: string): Locator => of.getByRole('button', { name: `Retirer ${name}`, exact: true })

const holding = (names: readonly string[]): DataTransfer => {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['%PDF-1.7'], name))
  return dataTransfer
}

/** Drops files onto the zone of a field. */
const drop = (of: Locator, ...names: readonly string[]): void => {
  const zone = of.getByText('ou le déposer ici').element()
  for (const type of ['dragenter', 'dragover', 'drop'])
    zone.dispatchEvent(new DragEvent(type, { dataTransfer: holding(names), bubbles: true, cancelable: true }))
}

test('files are dropped, and taken away by keyboard: the focus goes to the button; axe finds nothing in fields that are filled and refused, in either language', async () => {
  const { app } = await renderExample(FILES)
  const files = group('Pièces à joindre')
  await expect.element(chooser(files)).toBeVisible()
  drop(files, 'a.pdf', 'b.gif')
  await expect.element(files).toMatchTextContent('Seuls des fichiers')
  await expectNoViolation()
  ;(chooser(files).element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(kept(files, 'a.pdf')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(kept(files, 'a.pdf')).not.toBeInTheDocument()
  await expect.element(chooser(files)).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(files).not.toMatchTextContent('Seuls des fichiers')
  await expect.element(chooser(files)).toHaveFocus()
  const event = new DragEvent('drop', { dataTransfer: holding(['a.pdf']), bubbles: true, cancelable: true })
  page.getByRole('main').element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  drop(files, 'a.pdf', 'b.gif')
  await expect.element(files).toMatchTextContent('Seuls des fichiers')
  app.settings.send({ type: 'languageChosen', language: 'en' })
  await expect.element(files.getByRole('button', { name: /Choose a file/ })).toBeVisible()
  await expectNoViolation()
})
