import { expect, test, vi } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const PERSON = { person: 'sylvie-garnier' } as const
const heading = page.getByRole('heading', { level: 1 })

test('[P-ROUTE-59] [WDR-06] [TRF-01] [TRF-03] [TRF-04] a plan says whether, at what cost and until when', async () => {
  await renderPage('/savings/transfer/ais', PERSON)
  await expect.element(heading).toHaveTextContent('Transférer mon épargne')
  await page.getByRole('radio', { name: /^PERECO/ }).click()
  await expect.element(page.getByText('Dites si vous travaillez toujours dans cette entreprise.')).toBeVisible()
  await page.getByRole('radio', { name: 'Oui' }).click()
  await expect.element(page.getByText('Ce transfert est possible dès maintenant.')).toBeVisible()
  await expect.element(page.getByText('Compartiment 2, épargne salariale')).toBeVisible()
  await expect.element(page.getByText(/au plus tard le 20\/01\/2027/)).toBeVisible()
  await page.getByRole('textbox', { name: /Dernier transfert/ }).fill('10/01/2025')
  await expect.element(page.getByText(/Possible dès le 10\/01\/2028/)).toBeVisible()
})

test('[TRF-01] [TRF-02] a mandatory plan is transferred once membership has ended', async () => {
  await renderPage('/savings/transfer/ais', PERSON)
  await page.getByRole('radio', { name: /^PER d’entreprise obligatoire/ }).click()
  await page.getByRole('radio', { name: 'Oui' }).click()
  await expect.element(page.getByText(/quand vous n’êtes plus tenu d’y adhérer/)).toBeVisible()
  await page.getByRole('radio', { name: 'Non' }).click()
  await expect.element(page.getByText('Ce transfert est possible dès maintenant.')).toBeVisible()
})

test('[P-ROUTE-58] [WDR-05] [WDR-18] [TRF-05] both families are there, and the dossier is printed once it is whole', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await renderPage('/savings/transfer', PERSON)
  const button = page.getByRole('button', { name: 'Imprimer le dossier' })
  await page.getByRole('radio', { name: /^PEE/ }).click()
  await button.click()
  await expect.element(page.getByText('Champ requis').first()).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  await page.getByRole('textbox', { name: 'Organisme qui reçoit l’épargne' }).fill('Une autre maison')
  await page.getByRole('textbox', { name: 'Numéro de votre contrat chez lui' }).fill('77')
  await button.click()
  expect(print).toHaveBeenCalledTimes(1)
})

/** What the printer is given, line by line as it is read. */
const printed = (): readonly string[] => {
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector('body > [data-paper="sheet"]')
  const lines = [...(sheet?.querySelectorAll('h1, p, li, dt, dd') ?? [])].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  )
  expect(sheet?.querySelectorAll('input, button, [role="radio"]').length ?? 0).toBe(0)
  window.dispatchEvent(new Event('afterprint'))
  return lines
}

test('[TRF-05] (savers 13) (savers 51) the dossier is printed as a letter: from whom, to whom, what is asked, the answers in sentences, and where it is signed', async () => {
  await renderPage('/savings/transfer/ais', PERSON)
  expect(printed()).toEqual([])
  await page.getByRole('radio', { name: /^Retraite article 83/ }).click()
  const question = page.getByText('Travaillez-vous encore chez Papeteries du Lison\u00A0?')
  await expect.element(question).toBeVisible()
  const group = page.getByRole('radiogroup', { name: 'Travaillez-vous encore chez Papeteries du Lison\u00A0?' })
  await group.getByRole('radio', { name: 'Non' }).click()
  await page.getByRole('textbox', { name: 'Organisme qui reçoit l’épargne' }).fill('Une autre maison')
  await page.getByRole('textbox', { name: 'Numéro de votre contrat chez lui' }).fill('77')
  const other = printed()
  // The company of this contract is not the one whose context tells an address: the saver writes it.
  expect(other[1]).toMatch(/^Adresse de votre teneur de compte : \.+/)
  for (const said of [
    'Objet : transfert de mon contrat Retraite article 83',
    'À Aubrenne-sur-Bresle, le 20/11/2026',
    'Je demande le transfert de toute l’épargne de ce contrat vers Une autre maison.',
    'Je ne travaille plus chez Papeteries du Lison.',
    'accord de l’organisme qui reçoit l’épargne, avec ses coordonnées bancaires',
    'Signature de Sylvie Garnier',
  ])
    expect(other).toContain(said)
  await page.getByRole('radio', { name: /^PERECO/ }).click()
  await expect.poll(() => printed()[1]).toBe('Hautelisse, Épargne salariale Gestion des comptes TSA 40081 76909 Rouen Cedex 9')
  expect(printed()[0]).toBe('Sylvie Garnier 8 rue des Soufflets 76340 Aubrenne-sur-Bresle PERECO, contrat 0048 2201')
  await page.getByRole('radio', { name: 'Oui' }).click()
  await page.getByRole('textbox', { name: /Dernier transfert/ }).fill('10/01/2025')
  // What is not possible yet arrives on no day.
  await expect.poll(() => printed().join(' ')).toContain('Ce transfert est possible dès le 10/01/2028.')
  expect(printed().join(' ')).not.toContain('au plus tard')
})

test('contracts of the same name are told apart by number and balance, and the dossier is printed only after a choice', async () => {
  await renderPage('/savings/transfer', { person: 'nadia-belkhir' })
  const twins = page.getByRole('radio', { name: /^Retraite article 83.*Ateliers Carmandel, contrat \S+/ })
  await expect.poll(() => twins.elements().length).toBe(2)
  const said = twins.elements().map((one) => one.textContent ?? '')
  expect(new Set(said.map((text) => /contrat ([\d\s]+)/.exec(text)?.[1])).size).toBe(2)
  for (const text of said) expect(text).toMatch(/\d,\d\d\s€/)
  const button = page.getByRole('button', { name: 'Imprimer le dossier' })
  expect(button.elements()).toEqual([])
  await twins.first().click()
  await expect.element(button).toBeVisible()
})

test('speaks English', async () => {
  await renderPage('/savings/transfer', { ...PERSON, language: 'en' })
  await expect.element(heading).toHaveTextContent('Transfer my savings')
})
