import { beforeEach, describe, expect, test } from 'vitest'
import { page, renderExample, type Locator } from '../../testing/text/index.ts'
import { FILES } from './examples.tsx'

const group = (name: string): Locator => page.getByRole('group', { name, exact: true })
const chooser = (of: Locator): Locator => of.getByRole('button', { name: /Choisir un fichier|Remplacer/ })
const kept = (of: Locator, name: string): Locator => of.getByRole('button', { name: `Retirer ${name}`, exact: true })

type Given = { readonly name: string; readonly size?: number; readonly head?: string }

const PDF = '%PDF-1.7'
const bytesOf = (head: string) => Uint8Array.from(head, (letter) => letter.codePointAt(0) ?? 0)

const filesOf = (given: readonly Given[]): readonly File[] =>
  given.map(
    ({ name, size = 1000, head = PDF }) => new File([bytesOf(head), new Uint8Array(Math.max(0, size - head.length))], name),
  )

/** Chooses files with the button; the system's own window is a journey's. */
const choose = async (of: Locator, ...given: readonly Given[]): Promise<void> => {
  const input = of.element().querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('The field has no input for files.')
  const isOpened = new Promise((resolve) => {
    const hold = (event: Event): void => {
      event.preventDefault()
      resolve(undefined)
    }
    input.addEventListener('click', hold, { once: true })
  })
  await chooser(of).click()
  await isOpened
  Object.defineProperty(input, 'files', { value: filesOf(given), configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drops files onto an element, as a drag from the desktop ends. */
const dropOn = (element: Element, ...given: readonly Given[]): readonly Event[] =>
  ['dragenter', 'dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    element.dispatchEvent(Object.assign(event, { dataTransfer: { files: filesOf(given), types: ['Files'] } }))
    return event
  })
const drop = (of: Locator, ...given: readonly Given[]): void => void dropOn(of.getByText('ou le déposer ici').element(), ...given)

describe('fields for files', () => {
  let app: Awaited<ReturnType<typeof renderExample>>['app']
  beforeEach(async () => {
    ;({ app } = await renderExample(FILES))
    await group('RIB').findElement()
  })

  test('[P-FILE-01] [P-FILE-02] one file is kept up to its limit; a larger one is refused, and the one before it stays', async () => {
    const rib = group('RIB')
    await choose(rib, { name: 'rib.pdf', size: 3_000_000 })
    await expect.element(rib).toMatchTextContent('rib.pdf, 3 Mo')
    await choose(rib, { name: 'grand.pdf', size: 3_000_001 })
    await expect.element(rib).toMatchTextContent('Votre fichier dépasse la taille maximum autorisée (3Mo)')
    await expect.element(rib).toMatchTextContent('grand.pdf, 3,1 Mo')
    await expect.element(rib).toMatchTextContent('rib.pdf, 3 Mo')
    await expect
      .element(chooser(rib))
      .toHaveAccessibleDescription(/^Votre fichier dépasse la taille maximum autorisée \(3Mo\) PDF, PNG ou JPG, 3\sMo au plus$/)
    await choose(rib, { name: 'petit.pdf' })
    await expect.element(rib).not.toMatchTextContent('dépasse')
    await expect.element(rib).toMatchTextContent('petit.pdf')
    await expect.element(kept(rib, 'rib.pdf')).not.toBeInTheDocument()
  })

  test('[P-FILE-03] one file of another format is refused with the formats that are taken; case does not count', async () => {
    const rib = group('RIB')
    await choose(rib, { name: 'rib.gif', head: 'GIF89a' })
    await expect.element(rib).toMatchTextContent('Seuls des fichiers au format .pdf, .png, .jpg et .jpeg sont acceptés.')
    await choose(rib, { name: 'RIB.PDF' })
    await expect.element(rib).toMatchTextContent('RIB.PDF')
    await expect.element(rib).not.toMatchTextContent('Seuls des fichiers')
    await choose(rib, { name: 'faux.pdf', head: '<html>' })
    await expect.element(rib).toMatchTextContent('Le contenu n’est pas celui que le nom annonce.')
  })

  test('[P-FILE-04] [P-FILE-09] of several files, each has its limit', async () => {
    const files = group('Pièces à joindre')
    drop(files, { name: 'a.pdf', size: 2_000_000 }, { name: 'b.pdf', size: 2_000_001 })
    await expect.element(files).toMatchTextContent('La taille du fichier ne peut excéder 2 Mo.')
    await expect.element(files).toMatchTextContent('a.pdf, 2 Mo')
    await expect.element(files).toMatchTextContent('b.pdf, 2,1 Mo')
  })

  test('[P-FILE-05] [P-FILE-08] [P-FILE-10] [P-FILE-15] five files are kept, and those beyond are named under a title', async () => {
    const files = group('Pièces à joindre')
    await choose(files, { name: '1.pdf' }, { name: '2.pdf' }, { name: '3.pdf' }, { name: '4.pdf' }, { name: '5.pdf' })
    await expect.poll(() => files.getByRole('listitem').elements()).toHaveLength(5)
    await expect.element(files).not.toMatchTextContent('Trop de fichiers')
    drop(files, { name: '6.pdf' }, { name: '7.pdf' })
    await expect.element(files.getByText('Trop de fichiers', { exact: true })).toBeVisible()
    await expect.element(files).toMatchTextContent('Vous ne pouvez pas transmettre plus de 5 fichiers.')
    for (const name of ['1.pdf', '5.pdf', '6.pdf', '7.pdf']) await expect.element(kept(files, name)).toBeVisible()
  })

  test('[P-FILE-06] [P-FILE-11] all files together have a limit', async () => {
    const deed = group('Acte de vente')
    await expect.element(deed).toMatchTextContent("La taille maximale pour l'ensemble des fichiers ne peut excéder 25Mo.")
    await expect.element(kept(deed, 'plan-financement.pdf')).toBeVisible()
  })

  test('[P-FILE-12] [P-FILE-13] a second file of the same name is refused where names are checked, and taken elsewhere', async () => {
    const checked = group('Pièces à joindre')
    drop(checked, { name: 'a.pdf' }, { name: 'a.pdf' })
    await expect.element(checked).toMatchTextContent('Vous ne pouvez pas transmettre des fichiers ayant des noms identiques.')
    const unchecked = group('Justificatifs')
    drop(unchecked, { name: 'a.pdf' }, { name: 'a.pdf' })
    await expect.poll(() => kept(unchecked, 'a.pdf').elements()).toHaveLength(2)
    await expect.element(unchecked).not.toMatchTextContent('noms identiques')
  })

  test('[P-FILE-07] [P-FILE-14] [P-FILE-15] of several, pdf, png and jpg are kept; another is refused in the specification’s words', async () => {
    const files = group('Pièces à joindre')
    drop(
      files,
      { name: 'a.PDF' },
      { name: 'b.png', head: '\u0089PNG\r\n\u001A\n' },
      { name: 'c.jpeg', head: PDF },
      { name: 'd.gif', head: 'GIF89a' },
    )
    await expect.element(files).toMatchTextContent('Seuls des fichiers au format .pdf, .jpg et .jpeg sont acceptés.')
    await expect.element(files).toMatchTextContent('Le contenu n’est pas celui que le nom annonce.')
    await expect.element(kept(files, 'a.PDF')).toBeVisible()
  })

  test('[P-FILE-16] [P-FILE-17] sizes are said in Ko and Mo, and in English in kB and MB', async () => {
    await expect.element(group('RIB du titulaire')).toMatchTextContent('rib-garnier.pdf, 400 Ko')
    await expect.element(group('Justificatifs')).toMatchTextContent('justificatif-domicile.pdf, 1,2 Mo')
    app.settings.send({ type: 'languageChosen', language: 'en' })
    await expect.element(group('Justificatifs')).toMatchTextContent('justificatif-domicile.pdf, 1,2 MB')
    await expect.element(group('Justificatifs')).toMatchTextContent('The file cannot be larger than 2 MB.')
  })

  test('the button of a field is named after it, and what was added or refused is said', async () => {
    const files = group('Pièces à joindre')
    await expect.element(chooser(files)).toHaveAccessibleName('Pièces à joindre Choisir un fichier')
    drop(files, { name: 'a.pdf' }, { name: 'b.gif' })
    await expect
      .poll(() => files.element().querySelector('[aria-live]')?.textContent.replaceAll('\u00A0', ' '))
      .toBe('a.pdf : ajouté b.gif. Seuls des fichiers au format .pdf, .jpg et .jpeg sont acceptés.')
  })

  test('a file dropped beside its zone does not take the page away', async () => {
    const main = page.getByRole('main').element()
    await expect.poll(() => dropOn(main, { name: 'a.pdf' }).at(-1)?.defaultPrevented).toBe(true)
  })
})
