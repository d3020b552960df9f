import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { answerAsSomebody, choice, income, next, SIMULATOR } from './tax-saving.ts'

const open = async (page: Page): Promise<void> => {
  await page.goto('/developer/framework')
  await expect(page.getByRole('heading', { level: 1, name: 'Composants et états' })).toBeVisible()
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const caret = (input: Locator): Promise<number | null> =>
  input.evaluate((element) => (element as HTMLInputElement).selectionStart)
const place = (input: Locator, at: number): Promise<void> =>
  input.evaluate((element, to) => {
    element.focus()
    ;(element as HTMLInputElement).setSelectionRange(to, to)
  }, at)

/** Pastes a text as a keyboard would, without asking for the clipboard's permission. */
const paste = (input: Locator, text: string): Promise<void> =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const typeAfresh = async (input: Locator, keys: string): Promise<void> => {
  await input.fill('')
  await input.pressSequentially(keys)
}

test.describe('field formats', () => {
  test.beforeEach(async ({ page }) => open(page))

  test('[P-FMT-07] [P-FMT-08] amounts are grouped as they are typed, and written with two decimals where cents are asked', async ({
    page,
  }) => {
    const [savings, payment] = [field(page, 'Épargne'), field(page, 'Versement')]
    await typeAfresh(savings, '1234567')
    await expect(savings).toHaveValue('1 234 567')
    await place(savings, 1)
    await savings.press('9')
    await expect(savings).toHaveValue('19 234 567')
    expect(await caret(savings)).toBe(2)
    await savings.blur()
    await expect(savings).toHaveValue('19 234 567')
    await typeAfresh(payment, '12')
    await payment.blur()
    await expect(payment).toHaveValue('12,00')
    await typeAfresh(payment, '12.345')
    await expect(payment).toHaveValue('12,34')
  })

  test('[P-FMT-07] both erasing keys cross the space between thousands', async ({ page }) => {
    const savings = field(page, 'Épargne')
    await typeAfresh(savings, '1234567')
    await place(savings, 1)
    await savings.press('Delete')
    await expect(savings).toHaveValue('1 234 567')
    await savings.press('Delete')
    await expect(savings).toHaveValue('134 567')
    await place(savings, 4)
    await savings.press('Backspace')
    expect(await caret(savings)).toBe(3)
    await savings.press('Backspace')
    await expect(savings).toHaveValue('13 567')
  })

  test('[P-FMT-07] undo and redo give an amount back key by key, and a paste whole, as long as the field is not left', async ({
    page,
  }) => {
    const savings = field(page, 'Épargne')
    const press = async (key: string, ...texts: readonly string[]): Promise<void> => {
      for (const text of texts) {
        await savings.press(key)
        await expect(savings).toHaveValue(text)
      }
    }
    await savings.fill('')
    await savings.blur()
    await savings.focus()
    await savings.pressSequentially('3333,33')
    await expect(savings).toHaveValue('3 333,33')
    await press('ControlOrMeta+z', '3 333,3', '3 333,', '3 333', '333')
    await press('Control+y', '3 333', '3 333,')
    await press('ControlOrMeta+Shift+z', '3 333,3')
    await savings.press('5')
    await press('Control+y', '3 333,35')
    await paste(savings, '1234,50')
    await expect(savings).toHaveValue('1 234,50')
    await press('Backspace', '1 234,5')
    await press('ControlOrMeta+z', '1 234,50', '3 333,35', '3 333,3', '3 333,', '3 333', '333', '33', '3', '', '')
    await press('Control+y', '3')
    await savings.blur()
    await savings.focus()
    await press('ControlOrMeta+z', '3')
  })

  test('[P-FMT-07] what is dictated, or filled in at once, never becomes another amount: it is read as a paste', async ({
    page,
  }) => {
    const [savings, payment] = [field(page, 'Épargne'), field(page, 'Versement')]
    const refusal = 'Le texte collé n’est pas un montant'
    const insert = async (input: Locator, text: string): Promise<void> => {
      await input.selectText()
      await page.keyboard.insertText(text)
    }
    await insert(savings, '3.333,33')
    await expect(savings).toHaveAccessibleDescription(refusal)
    await expect(savings).toHaveValue('1 250')
    await insert(savings, '3333,33')
    await expect(savings).not.toHaveAttribute('aria-invalid')
    await expect(savings).toHaveValue('3 333,33')
    await savings.press('ControlOrMeta+z')
    await expect(savings).toHaveValue('1 250')
    await payment.fill('')
    await payment.focus()
    await page.keyboard.insertText('3.333,33')
    await expect(payment).toHaveAccessibleDescription(refusal)
    await expect(payment).toHaveValue('')
    await page.keyboard.insertText('12,345')
    await expect(payment).toHaveValue('12,35')
    await payment.evaluate((element: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '3.333,33')
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(payment).toHaveAccessibleDescription(refusal)
    await expect(payment).toHaveValue('12,35')
    const iban = field(page, 'IBAN')
    await insert(iban, 'fr7630006000')
    await expect(iban).toHaveValue('FR76 3000 6000')
    await insert(iban, 'IBAN : FR76 3000 6000 0112 3456 7890 189')
    await expect(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
  })

  test('[P-FMT-09] a percentage shows two decimals once it is left, its sign outside the value', async ({ page }) => {
    const share = field(page, 'Part détenue')
    await typeAfresh(share, '12,5')
    await share.blur()
    await expect(share).toHaveValue('12,50')
    await paste(share, '33,33\u00A0%')
    await expect(share).toHaveValue('33,33')
    await paste(share, 'un tiers')
    await expect(share).toHaveValue('33,33')
    await expect(share).toHaveAccessibleDescription('Le texte collé n’est pas un pourcentage')
  })

  test('[P-FMT-10] [P-FMT-11] an IBAN is grouped by four in capitals, edited in the middle, pasted whole', async ({ page }) => {
    const iban = field(page, 'IBAN')
    await typeAfresh(iban, 'fr1420041010050500013m02606')
    await expect(iban).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    await place(iban, 7)
    await iban.press('X')
    await expect(iban).toHaveValue('FR14 20X0 4101 0050 5000 13M0 2606')
    expect(await caret(iban)).toBe(8)
    await iban.press('Backspace')
    await expect(iban).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    expect(await caret(iban)).toBe(7)
    await typeAfresh(iban, 'FR14200410100505000130260612345678')
    await expect(iban).toHaveValue('FR14 2004 1010 0505 0001 3026 0612 34')
    await place(iban, 0)
    await iban.press('9')
    await expect(iban).toHaveValue('FR14 2004 1010 0505 0001 3026 0612 34')
    await paste(iban, 'IBAN\u00A0: fr76 3000 6000 0112 3456 7890 189')
    await expect(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await paste(iban, 'FR76 3000')
    await expect(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await expect(iban).toHaveAttribute('aria-invalid', 'true')
    await expect(iban).toHaveAccessibleDescription('Le texte collé n’est pas un IBAN 27 caractères pour la France')
    await iban.press('End')
    await iban.press('1')
    await expect(iban).not.toHaveAttribute('aria-invalid')
  })

  test('[P-FMT-11] an IBAN with a wrong key, or too short for its country, is said to be wrong', async ({ page }) => {
    const iban = field(page, 'IBAN à vérifier')
    await expect(iban).toHaveAccessibleDescription(/^Votre IBAN est invalide/)
    await iban.press('End')
    await iban.press('Backspace')
    await expect(iban).toHaveAccessibleDescription(/^Un IBAN de ce pays compte 27 caractères/)
    await iban.press('6')
    await expect(iban).not.toHaveAttribute('aria-invalid')
  })

  test('[P-FMT-12] a social security number is grouped 1, 2, 2, 2, 3, 3, Corsica keeps its letter, a pasted key must fit', async ({
    page,
  }) => {
    const nir = field(page, 'Numéro de Sécurité sociale')
    await typeAfresh(nir, '185052a006084')
    await expect(nir).toHaveValue('1 85 05 2A 006 084')
    await place(nir, 1)
    await nir.press('Backspace')
    await nir.press('2')
    await expect(nir).toHaveValue('2 85 05 2A 006 084')
    expect(await caret(nir)).toBe(1)
    await paste(nir, '1 85 05 78 006 084 91')
    await expect(nir).toHaveValue('1 85 05 78 006 084')
    await paste(nir, '1 85 05 78 006 084 92')
    await expect(nir).toHaveValue('1 85 05 78 006 084')
    await expect(nir).toHaveAccessibleDescription(/^Le texte collé n’est pas un numéro de Sécurité sociale/)
  })

  test('[P-FMT-13] a telephone number is written in five pairs, and may be pasted as from abroad', async ({ page }) => {
    const phone = field(page, 'Téléphone')
    await typeAfresh(phone, '06.12.34.56.78')
    await expect(phone).toHaveValue('06 12 34 56 78')
    await place(phone, 4)
    await phone.press('Delete')
    await expect(phone).toHaveValue('06 13 45 67 8')
    expect(await caret(phone)).toBe(4)
    await paste(phone, '+33 (0)6 98 76 54 32')
    await expect(phone).toHaveValue('06 98 76 54 32')
    expect(await phone.getAttribute('autocomplete')).toBe('tel-national')
    expect(await phone.getAttribute('inputmode')).toBe('tel')
  })

  test('[P-FMT-14] a numeric field takes digits, one comma and spaces alone', async ({ page }) => {
    const number = field(page, 'Nombre de parts')
    await typeAfresh(number, 'a-.1,5')
    await expect(number).toHaveValue('1,5')
    await place(number, 1)
    await number.press('x')
    await expect(number).toHaveValue('1,5')
    expect(await caret(number)).toBe(1)
    await paste(number, 'beaucoup')
    await expect(number).toHaveValue('1,5')
    await expect(number).toHaveAccessibleDescription('Le texte collé n’est pas un nombre')
  })

  test('[P-FMT-01] a date gets its bars, keeps them while it is edited, and is pasted whole', async ({ page }) => {
    const date = field(page, 'Date d’effet')
    await typeAfresh(date, '12031964')
    await expect(date).toHaveValue('12/03/1964')
    await place(date, 1)
    await date.press('5')
    await expect(date).toHaveValue('12/03/1964')
    await date.press('Backspace')
    await date.press('2')
    await expect(date).toHaveValue('22/03/1964')
    expect(await caret(date)).toBe(1)
    await paste(date, '1.3.1964')
    await expect(date).toHaveValue('22/03/1964')
    await expect(date).toHaveAccessibleDescription(/^Le texte collé n’est pas une date/)
    await paste(date, '01.03.1964')
    await expect(date).toHaveValue('01/03/1964')
  })

  test('[P-FMT-07] [P-STORE-03] hidden amounts are not shown by a field, nor edited blind', async ({ page }) => {
    await page.getByRole('button', { name: /^Masquer/ }).click()
    await expect(field(page, 'Épargne')).toHaveValue('•••')
    await paste(field(page, 'Épargne'), '12')
    await page.getByRole('button', { name: /^Afficher/ }).click()
    await expect(field(page, 'Épargne')).toHaveValue('1 250')
  })

  test('[P-FMT-15] a table without rows says so, or says what it was given', async ({ page }) => {
    await expect(page.getByRole('table', { name: 'Tableau vide', exact: true })).toContainText('Aucune donnée')
    await expect(page.getByRole('table', { name: 'Tableau vide, avec ses mots' })).toContainText(
      'Aucune opération sur ce contrat',
    )
  })
})

test('[P-FMT-07] [TAX-52] what is dictated into a field of a simulator is refused by the words of a paste', async ({ page }) => {
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await choice(page, 'Célibataire').click()
  await next(page).click()
  await next(page).click()
  await income(page).focus()
  await page.keyboard.insertText('3.333,33')
  await expect(income(page)).toHaveValue('')
  await expect(income(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(income(page)).toHaveAccessibleDescription(/texte collé/)
  await page.keyboard.insertText('3333,33')
  await expect(income(page)).toHaveValue('3 333,33')
  await expect(income(page)).not.toHaveAttribute('aria-invalid')
})

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
const chooser = (of: Locator): Locator => of.getByRole('button', { name: /Choisir un fichier|Remplacer/ })

type Given = { readonly name: string; readonly size?: number; readonly head?: string }
const filesOf = (given: readonly Given[]) =>
  given.map(({ name, size = 1000, head = '%PDF-1.7' }) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(Math.max(0, size - head.length))]),
  }))

/** Chooses files with the button, as the system's own window would hand them over. */
const choose = async (page: Page, of: Locator, ...given: readonly Given[]): Promise<void> => {
  const opening = page.waitForEvent('filechooser')
  await chooser(of).click()
  await (await opening).setFiles(filesOf(given))
}

/** Drops files onto the zone of a field. */
const drop = async (of: Locator, ...given: readonly Given[]): Promise<void> => {
  const files = given.map(({ name, size = 1000, head = '%PDF-1.7' }) => ({ name, size, head }))
  await of.getByText('ou le déposer ici').evaluate((zone, dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, size, head } of dropped)
      dataTransfer.items.add(new File([head, new Uint8Array(Math.max(0, size - head.length))], name))
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, files)
}

const kept = (of: Locator, name: string): Locator => of.getByRole('button', { name: `Retirer ${name}`, exact: true })

test.describe('fields for files', () => {
  test.beforeEach(async ({ page }) => open(page))

  test('[P-FILE-01] [P-FILE-02] one file is kept up to its limit; a larger one is refused, and the one before it stays', async ({
    page,
  }) => {
    const rib = group(page, 'RIB')
    await choose(page, rib, { name: 'rib.pdf', size: 3_000_000 })
    await expect(rib).toContainText('rib.pdf, 3\u00A0Mo')
    await choose(page, rib, { name: 'grand.pdf', size: 3_000_001 })
    await expect(rib).toContainText('Votre fichier dépasse la taille maximum autorisée (3Mo)')
    await expect(rib).toContainText('grand.pdf, 3,1\u00A0Mo')
    await expect(rib).toContainText('rib.pdf, 3\u00A0Mo')
    await expect(chooser(rib)).toHaveAccessibleDescription(
      'Votre fichier dépasse la taille maximum autorisée (3Mo) PDF, PNG ou JPG, 3\u00A0Mo au plus',
    )
    await choose(page, rib, { name: 'petit.pdf' })
    await expect(rib).not.toContainText('dépasse')
    await expect(rib).toContainText('petit.pdf')
    await expect(kept(rib, 'rib.pdf')).toHaveCount(0)
  })

  test('[P-FILE-03] one file of another format is refused with the formats that are taken; case does not count', async ({
    page,
  }) => {
    const rib = group(page, 'RIB')
    await choose(page, rib, { name: 'rib.gif', head: 'GIF89a' })
    await expect(rib).toContainText('Seuls des fichiers au format .pdf, .png, .jpg et .jpeg sont acceptés.')
    await choose(page, rib, { name: 'RIB.PDF' })
    await expect(rib).toContainText('RIB.PDF')
    await expect(rib).not.toContainText('Seuls des fichiers')
    await choose(page, rib, { name: 'faux.pdf', head: '<html>' })
    await expect(rib).toContainText('Le contenu n’est pas celui que le nom annonce.')
  })

  test('[P-FILE-04] [P-FILE-09] of several files, each has its limit', async ({ page }) => {
    const files = group(page, 'Pièces à joindre')
    await drop(files, { name: 'a.pdf', size: 2_000_000 }, { name: 'b.pdf', size: 2_000_001 })
    await expect(files).toContainText('La taille du fichier ne peut excéder 2 Mo.')
    await expect(files).toContainText('a.pdf, 2\u00A0Mo')
    await expect(files).toContainText('b.pdf, 2,1\u00A0Mo')
  })

  test('[P-FILE-05] [P-FILE-08] [P-FILE-10] [P-FILE-15] five files are kept, and those beyond are named under a title', async ({
    page,
  }) => {
    const files = group(page, 'Pièces à joindre')
    await choose(page, files, { name: '1.pdf' }, { name: '2.pdf' }, { name: '3.pdf' }, { name: '4.pdf' }, { name: '5.pdf' })
    await expect(files.getByRole('listitem')).toHaveCount(5)
    await expect(files).not.toContainText('Trop de fichiers')
    await drop(files, { name: '6.pdf' }, { name: '7.pdf' })
    await expect(files.getByText('Trop de fichiers', { exact: true })).toBeVisible()
    await expect(files).toContainText('Vous ne pouvez pas transmettre plus de 5 fichiers.')
    for (const name of ['1.pdf', '5.pdf', '6.pdf', '7.pdf']) await expect(kept(files, name)).toBeVisible()
  })

  test('[P-FILE-06] [P-FILE-11] all files together have a limit', async ({ page }) => {
    const deed = group(page, 'Acte de vente')
    await expect(deed).toContainText("La taille maximale pour l'ensemble des fichiers ne peut excéder 25Mo.")
    await expect(kept(deed, 'plan-financement.pdf')).toBeVisible()
  })

  test('[P-FILE-12] [P-FILE-13] a second file of the same name is refused where names are checked, and taken elsewhere', async ({
    page,
  }) => {
    const checked = group(page, 'Pièces à joindre')
    await drop(checked, { name: 'a.pdf' }, { name: 'a.pdf' })
    await expect(checked).toContainText('Vous ne pouvez pas transmettre des fichiers ayant des noms identiques.')
    const unchecked = group(page, 'Justificatifs')
    await drop(unchecked, { name: 'a.pdf' }, { name: 'a.pdf' })
    await expect(kept(unchecked, 'a.pdf')).toHaveCount(2)
    await expect(unchecked).not.toContainText('noms identiques')
  })

  test('[P-FILE-07] [P-FILE-14] [P-FILE-15] of several, pdf, png and jpg are kept; another is refused in the specification’s words', async ({
    page,
  }) => {
    const files = group(page, 'Pièces à joindre')
    await drop(
      files,
      { name: 'a.PDF' },
      { name: 'b.png', head: '\u0089PNG\r\n\u001A\n' },
      { name: 'c.jpeg', head: '%PDF-1.7' },
      { name: 'd.gif', head: 'GIF89a' },
    )
    await expect(files).toContainText('Seuls des fichiers au format .pdf, .jpg et .jpeg sont acceptés.')
    await expect(files).toContainText('Le contenu n’est pas celui que le nom annonce.')
    await expect(kept(files, 'a.PDF')).toBeVisible()
  })

  test('[P-FILE-16] [P-FILE-17] sizes are said in Ko and Mo, and in English in kB and MB', async ({ page }) => {
    await expect(group(page, 'RIB du titulaire')).toContainText('rib-garnier.pdf, 400\u00A0Ko')
    await expect(group(page, 'Justificatifs')).toContainText('justificatif-domicile.pdf, 1,2\u00A0Mo')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(group(page, 'Supporting documents')).toContainText('justificatif-domicile.pdf, 1,2\u00A0MB')
    await expect(group(page, 'Supporting documents')).toContainText('The file cannot be larger than 2 MB.')
  })

  test('files are taken away by keyboard, the focus goes to the button, and all of it is said', async ({ page }) => {
    const files = group(page, 'Pièces à joindre')
    await chooser(files).focus()
    await expect(chooser(files)).toHaveAccessibleName('Pièces à joindre Choisir un fichier')
    await drop(files, { name: 'a.pdf' }, { name: 'b.gif' })
    await expect(files.locator('[aria-live]')).toHaveText(
      'a.pdf\u00A0: ajouté b.gif. Seuls des fichiers au format .pdf, .jpg et .jpeg sont acceptés.',
    )
    await page.keyboard.press('Tab')
    await expect(kept(files, 'a.pdf')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(kept(files, 'a.pdf')).toHaveCount(0)
    await expect(chooser(files)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(files).not.toContainText('Seuls des fichiers')
    await expect(chooser(files)).toBeFocused()
  })

  test('a file dropped beside its zone does not take the page away', async ({ page }) => {
    const address = page.url()
    const isKept = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'a.pdf'))
      return !element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    expect(isKept).toBe(true)
    expect(page.url()).toBe(address)
  })

  test('axe finds nothing in fields that are empty, filled and refused, in either language', async ({ page }) => {
    await drop(group(page, 'Pièces à joindre'), { name: 'a.pdf' }, { name: 'b.gif' })
    await expect(group(page, 'Pièces à joindre')).toContainText('Seuls des fichiers')
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(group(page, 'Documents to attach')).toBeVisible()
    await expectNoViolation(page)
  })
})
