import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { caretOf, insertText, paste, placeCaret, press, renderExample, typeAfresh } from '../testing/index.ts'
import { FIELDS } from './examples.tsx'

const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })

describe('field formats', () => {
  beforeEach(async () => void (await renderExample(FIELDS)))

  test('[P-FMT-07] [P-FMT-08] amounts are grouped as they are typed, and written with two decimals where cents are asked', async () => {
    const [savings, payment] = [field('Épargne'), field('Versement')]
    await typeAfresh(savings, '1234567')
    await expect.element(savings).toHaveValue('1 234 567')
    placeCaret(savings, 1)
    await press(savings, '9')
    await expect.element(savings).toHaveValue('19 234 567')
    expect(caretOf(savings)).toBe(2)
    await userEvent.tab()
    await expect.element(savings).toHaveValue('19 234 567')
    await typeAfresh(payment, '12')
    await userEvent.tab()
    await expect.element(payment).toHaveValue('12,00')
    await typeAfresh(payment, '12.345')
    await expect.element(payment).toHaveValue('12,34')
  })

  test('[P-FMT-07] both erasing keys cross the space between thousands', async () => {
    const savings = field('Épargne')
    await typeAfresh(savings, '1234567')
    placeCaret(savings, 1)
    await press(savings, '{Delete}')
    await expect.element(savings).toHaveValue('1 234 567')
    await press(savings, '{Delete}')
    await expect.element(savings).toHaveValue('134 567')
    placeCaret(savings, 4)
    await press(savings, '{Backspace}')
    expect(caretOf(savings)).toBe(3)
    await press(savings, '{Backspace}')
    await expect.element(savings).toHaveValue('13 567')
  })

  test('[P-FMT-07] undo and redo give an amount back key by key, and a paste whole, as long as the field is not left', async () => {
    const savings = field('Épargne')
    const pressing = async (keys: string, ...texts: readonly string[]): Promise<void> => {
      for (const text of texts) {
        await press(savings, keys)
        await expect.element(savings).toHaveValue(text)
      }
    }
    const [undo, redo] = ['{Control>}z{/Control}', '{Control>}y{/Control}'] as const
    await savings.fill('')
    await userEvent.tab()
    await press(savings, '3333,33')
    await expect.element(savings).toHaveValue('3 333,33')
    await pressing(undo, '3 333,3', '3 333,', '3 333', '333')
    await pressing(redo, '3 333', '3 333,')
    await pressing('{Control>}{Shift>}z{/Shift}{/Control}', '3 333,3')
    await press(savings, '5')
    await pressing(redo, '3 333,35')
    paste(savings, '1234,50')
    await expect.element(savings).toHaveValue('1 234,50')
    await pressing('{Backspace}', '1 234,5')
    await pressing(undo, '1 234,50', '3 333,35', '3 333,3', '3 333,', '3 333', '333', '33', '3', '', '')
    await pressing(redo, '3')
    await userEvent.tab()
    await pressing(undo, '3')
  })

  test('[P-FMT-07] what is dictated, or filled in at once, never becomes another amount: it is read as a paste', async () => {
    const [savings, payment] = [field('Épargne'), field('Versement')]
    const refusal = 'Le texte collé n’est pas un montant'
    const insert = async (into: Locator, text: string): Promise<void> => {
      const input = into.element() as HTMLInputElement
      input.focus()
      input.select()
      await insertText(text)
    }
    await insert(savings, '3.333,33')
    await expect.element(savings).toHaveAccessibleDescription(refusal)
    await expect.element(savings).toHaveValue('1 250')
    await insert(savings, '3333,33')
    await expect.element(savings).not.toHaveAttribute('aria-invalid')
    await expect.element(savings).toHaveValue('3 333,33')
    await press(savings, '{Control>}z{/Control}')
    await expect.element(savings).toHaveValue('1 250')
    await payment.fill('')
    await insertText('3.333,33')
    await expect.element(payment).toHaveAccessibleDescription(refusal)
    await expect.element(payment).toHaveValue('')
    await insertText('12,345')
    await expect.element(payment).toHaveValue('12,35')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(payment.element(), '3.333,33')
    payment.element().dispatchEvent(new Event('input', { bubbles: true }))
    await expect.element(payment).toHaveAccessibleDescription(refusal)
    await expect.element(payment).toHaveValue('12,35')
    const iban = field('IBAN')
    await insert(iban, 'fr7630006000')
    await expect.element(iban).toHaveValue('FR76 3000 6000')
    await insert(iban, 'IBAN : FR76 3000 6000 0112 3456 7890 189')
    await expect.element(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
  })

  test('[P-FMT-09] a percentage shows two decimals once it is left, its sign outside the value', async () => {
    const share = field('Part détenue')
    await typeAfresh(share, '12,5')
    await userEvent.tab()
    await expect.element(share).toHaveValue('12,50')
    paste(share, '33,33\u00A0%')
    await expect.element(share).toHaveValue('33,33')
    paste(share, 'un tiers')
    await expect.element(share).toHaveValue('33,33')
    await expect.element(share).toHaveAccessibleDescription('Le texte collé n’est pas un pourcentage')
  })

  test('[P-FMT-10] [P-FMT-11] an IBAN is grouped by four in capitals, edited in the middle, pasted whole', async () => {
    const iban = field('IBAN')
    await typeAfresh(iban, 'fr1420041010050500013m02606')
    await expect.element(iban).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    placeCaret(iban, 7)
    await press(iban, 'X')
    await expect.element(iban).toHaveValue('FR14 20X0 4101 0050 5000 13M0 2606')
    expect(caretOf(iban)).toBe(8)
    await press(iban, '{Backspace}')
    await expect.element(iban).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    expect(caretOf(iban)).toBe(7)
    await typeAfresh(iban, 'FR14200410100505000130260612345678')
    await expect.element(iban).toHaveValue('FR14 2004 1010 0505 0001 3026 0612 34')
    placeCaret(iban, 0)
    await press(iban, '9')
    await expect.element(iban).toHaveValue('FR14 2004 1010 0505 0001 3026 0612 34')
    paste(iban, 'IBAN\u00A0: fr76 3000 6000 0112 3456 7890 189')
    await expect.element(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    paste(iban, 'FR76 3000')
    await expect.element(iban).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await expect.element(iban).toHaveAttribute('aria-invalid', 'true')
    await expect.element(iban).toHaveAccessibleDescription('Le texte collé n’est pas un IBAN 27 caractères pour la France')
    await press(iban, '{End}')
    await press(iban, '1')
    await expect.element(iban).not.toHaveAttribute('aria-invalid')
  })

  test('[P-FMT-11] an IBAN with a wrong key, or too short for its country, is said to be wrong', async () => {
    const iban = field('IBAN à vérifier')
    await expect.element(iban).toHaveAccessibleDescription(/^Votre IBAN est invalide/)
    await press(iban, '{End}')
    await press(iban, '{Backspace}')
    await expect.element(iban).toHaveAccessibleDescription(/^Un IBAN de ce pays compte 27 caractères/)
    await press(iban, '6')
    await expect.element(iban).not.toHaveAttribute('aria-invalid')
  })

  test('[P-FMT-12] a social security number is grouped 1, 2, 2, 2, 3, 3, Corsica keeps its letter, a pasted key must fit', async () => {
    const nir = field('Numéro de Sécurité sociale')
    await typeAfresh(nir, '185052a006084')
    await expect.element(nir).toHaveValue('1 85 05 2A 006 084')
    placeCaret(nir, 1)
    await press(nir, '{Backspace}')
    await press(nir, '2')
    await expect.element(nir).toHaveValue('2 85 05 2A 006 084')
    expect(caretOf(nir)).toBe(1)
    paste(nir, '1 85 05 78 006 084 91')
    await expect.element(nir).toHaveValue('1 85 05 78 006 084')
    paste(nir, '1 85 05 78 006 084 92')
    await expect.element(nir).toHaveValue('1 85 05 78 006 084')
    await expect.element(nir).toHaveAccessibleDescription(/^Le texte collé n’est pas un numéro de Sécurité sociale/)
  })

  test('[P-FMT-13] a telephone number is written in five pairs, and may be pasted as from abroad', async () => {
    const phone = field('Téléphone')
    await typeAfresh(phone, '06.12.34.56.78')
    await expect.element(phone).toHaveValue('06 12 34 56 78')
    placeCaret(phone, 4)
    await press(phone, '{Delete}')
    await expect.element(phone).toHaveValue('06 13 45 67 8')
    expect(caretOf(phone)).toBe(4)
    paste(phone, '+33 (0)6 98 76 54 32')
    await expect.element(phone).toHaveValue('06 98 76 54 32')
    await expect.element(phone).toHaveAttribute('autocomplete', 'tel-national')
    await expect.element(phone).toHaveAttribute('inputmode', 'tel')
  })

  test('[P-FMT-14] a numeric field takes digits, one comma and spaces alone', async () => {
    const number = field('Nombre de parts')
    await typeAfresh(number, 'a-.1,5')
    await expect.element(number).toHaveValue('1,5')
    placeCaret(number, 1)
    await press(number, 'x')
    await expect.element(number).toHaveValue('1,5')
    expect(caretOf(number)).toBe(1)
    paste(number, 'beaucoup')
    await expect.element(number).toHaveValue('1,5')
    await expect.element(number).toHaveAccessibleDescription('Le texte collé n’est pas un nombre')
  })

  test('[P-FMT-01] a date gets its bars, keeps them while it is edited, and is pasted whole', async () => {
    const date = field('Date d’effet')
    await typeAfresh(date, '12031964')
    await expect.element(date).toHaveValue('12/03/1964')
    placeCaret(date, 1)
    await press(date, '5')
    await expect.element(date).toHaveValue('12/03/1964')
    await press(date, '{Backspace}')
    await press(date, '2')
    await expect.element(date).toHaveValue('22/03/1964')
    expect(caretOf(date)).toBe(1)
    paste(date, '1.3.1964')
    await expect.element(date).toHaveValue('22/03/1964')
    await expect.element(date).toHaveAccessibleDescription(/^Le texte collé n’est pas une date/)
    paste(date, '01.03.1964')
    await expect.element(date).toHaveValue('01/03/1964')
  })

  test('[P-FMT-07] [P-STORE-03] hidden amounts are not shown by a field, nor edited blind', async () => {
    await page.getByRole('button', { name: /^Masquer/ }).click()
    await expect.element(field('Épargne')).toHaveValue('•••')
    paste(field('Épargne'), '12')
    await page.getByRole('button', { name: /^Afficher/ }).click()
    await expect.element(field('Épargne')).toHaveValue('1 250')
  })

  test('[P-FMT-15] a table without rows says so, or says what it was given', async () => {
    await expect.element(page.getByRole('table', { name: 'Tableau vide', exact: true })).toMatchTextContent('Aucune donnée')
    await expect
      .element(page.getByRole('table', { name: 'Tableau vide, avec ses mots' }))
      .toMatchTextContent('Aucune opération sur ce contrat')
  })
})
