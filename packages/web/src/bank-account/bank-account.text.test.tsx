import { describe, expect, test } from 'vitest'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { ABROAD, CARDS, CLOSE, FORM, LOST, OVERTAKEN, POST, RECORD, REFUSED, SIGNATURE, WRONG, WRONG_CODE } from './examples.tsx'
import { BANK_ACCOUNT_FOR_WITHDRAWAL } from './index.ts'

const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const title = page.getByRole('heading', { level: 1 })
const FULL_IBAN = /FR14\s?2004\s?1010\s?0505\s?0001/

describe('bank accounts', () => {
  test('[BANK-06] the cards show ends alone, the mandate, and what is missing', async () => {
    await renderExample(CARDS)
    await expect.poll(words).toContain('Aucun compte renseigné')
    for (const said of ['FR76 •••• 7651', 'Mandat RUM-0048-2201', 'À ajouter']) expect(words()).toContain(said)
    expect(words()).not.toContain('48217651')
    await expect
      .element(page.getByRole('link', { name: 'Ajouter un RIB' }))
      .toHaveAttribute('href', '/profile/s2e/bank-coordinates/edit-bank-account')
  })

  test('[BANK-03] [RIB-05] the form opens with what is missing, says what is wrong at its fields and goes to the first', async () => {
    await renderExample(FORM)
    await expect.element(page.getByRole('checkbox', { name: /^Recevoir des virements/ })).toBeChecked()
    await expect.element(page.getByRole('textbox', { name: 'Titulaire du compte' })).toHaveValue('Sylvie Garnier')
    await button('Continuer vers la signature').click()
    for (const said of ['Champ requis', 'Ajoutez votre RIB']) await expect.poll(words).toContain(said)
  })

  test('[RIB-03] [BANK-04] a wrong key and a wrong BIC are said in words', async () => {
    await renderExample(WRONG)
    await expect.poll(words).toContain('Votre IBAN est invalide. Vérifiez surtout les 2 derniers chiffres')
    expect(words()).toContain('Votre BIC est invalide')
  })

  test('[RIB-11] [BANK-09] [BANK-10] a country by post shows address and papers in place of the fields, and the way back to what was typed', async () => {
    await renderExample(ABROAD)
    for (const said of ['la demande se fait par courrier', 'TSA 40081', 'Un RIB à votre nom'])
      await expect.poll(words).toContain(said)
    const iban = page.getByRole('textbox', { name: 'IBAN' })
    await expect.element(iban).not.toBeInTheDocument()
    await expect.element(button('Continuer vers la signature')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Pays de la banque' }).selectOptions('FR')
    await expect.element(iban).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    await expect.element(button('Continuer vers la signature')).toBeVisible()
  })

  test('[RIB-15] an answer that is lost loses nothing that was typed, and is asked for again', async () => {
    await renderExample(LOST)
    await expect.poll(words).toContain('Vos réponses restent affichées ici.')
    await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    await button('Réessayer').click()
    await expect.element(title).toHaveTextContent('Signez votre demande')
  })

  test('[RIB-13] [RIB-14] the signature shows the number that is signed, in groups of four, and what follows its ends alone', async () => {
    await renderExample(SIGNATURE)
    await expect.poll(words).toContain('FR14 2004 1010 0505 0001 3M02 606')
    expect(words()).toContain('06 •• •• •• 81')
    await button('Signer').click()
    for (const said of ['Saisissez les 6 chiffres du code', 'Cochez cette case pour signer'])
      await expect.poll(words).toContain(said)
    await page.getByRole('textbox', { name: 'Code de signature' }).fill('719035')
    await page.getByRole('checkbox', { name: 'Je certifie être titulaire de ce compte' }).click()
    await button('Signer').click()
    await expect.poll(words).toContain('Votre demande est signée')
    expect(words()).toContain('FR14 •••• •••• 2606')
    expect(words()).not.toMatch(FULL_IBAN)
    expect(JSON.stringify(sessionStorage)).not.toMatch(FULL_IBAN)
    expect(window.location.href).not.toMatch(FULL_IBAN)
  })

  test('[RIB-13] the six cells are one field: a code with spaces is whole', async () => {
    await renderExample(SIGNATURE)
    const code = page.getByRole('textbox', { name: 'Code de signature' })
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill('719 035 12')
    await expect.element(code).toHaveValue('719035')
    expect(document.querySelectorAll('form input:not([type=checkbox])')).toHaveLength(1)
  })

  test('[RIB-15] [RIB-17] what another tab has signed is said with its day, and what was typed here is there', async () => {
    await renderExample(OVERTAKEN)
    await expect.poll(words).toContain('une demande est déjà signée, pour le compte qui finit par 0189')
    expect(words()).toContain('24/11/2026')
    expect(words()).toContain('Ce qui peut être changé n’est plus le même')
    await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    await expect.element(page.getByRole('checkbox', { name: /^Être prélevé/ })).not.toBeChecked()
    await button('Continuer vers la signature').click()
    await expect.poll(words).toContain('Dites à quoi servira ce compte')
  })

  test('[RIB-08] a close name is asked about, in English too', async () => {
    await renderExample(CLOSE, { language: 'en' })
    await expect.poll(words).toContain('Sylvie Garnier-Lemoine')
    await button('Yes, it is my name').click()
    await expect.poll(words).toContain('Electronic signature')
  })

  test('[RIB-08] [RIB-11] an account of somebody else goes by post, with a way back to what was typed', async () => {
    await renderExample(POST)
    await expect.poll(words).toContain('Ce compte ne semble pas être à votre nom')
    await button('Modifier le compte').click()
    await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
  })

  test('each page is named by its task, with its way back', async () => {
    await renderExample(FORM)
    await expect.element(title).toHaveTextContent('Ajouter un compte bancaire')
    await expect.element(page.getByRole('link', { name: 'Mes comptes bancaires' })).toBeVisible()
    await renderExample(SIGNATURE)
    await expect.element(title).toHaveTextContent('Signez votre demande')
    await button('Modifier le compte').click()
    await expect.element(title).toHaveTextContent('Ajouter un compte bancaire')
    await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
  })

  test('who was sent here by a withdrawal finds the way back to it, before the code too', async () => {
    await renderPage(BANK_ACCOUNT_FOR_WITHDRAWAL, { person: 'sylvie-garnier' })
    await expect.element(title).toHaveTextContent('Ajouter un compte bancaire')
    await expect.element(page.getByRole('region', { name: 'Confirmez que c’est bien vous' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Mon retrait' })).toHaveAttribute('href', '/savings/withdraw')
  })

  test('[RIB-13] a wrong code says how many tries are left, and what is typed stays', async () => {
    await renderExample(WRONG_CODE)
    const code = page.getByRole('textbox', { name: 'Code de signature' })
    await expect.element(code).toHaveAccessibleDescription('Ce code n’est pas le bon. Il vous reste 2 essais')
    await expect.element(code).toHaveValue('719035')
  })

  test('[BANK-07] a signature that is refused for good may be tried again, changed or sent by post', async () => {
    await renderExample(REFUSED)
    await expect.poll(words).toContain('La signature n’a pas pu être validée')
    for (const name of ['Réessayer', 'Modifier le compte']) await expect.element(button(name)).toBeVisible()
    expect(words()).toContain('TSA 40081')
  })

  test('[RIB-10] [RIB-16] the record says from which day the account is used, and takes the request back', async () => {
    await renderExample(RECORD)
    await expect.element(title).toHaveTextContent('Votre demande est signée')
    await expect.poll(words).toContain('24/11/2026 Vos virements arrivent sur le compte qui finit par 2606.'.replace(' ', ''))
    expect(words()).toContain('Pour recevoir24/11/2026')
    // There is no account for transfers that would stay in use.
    expect(words()).not.toContain('reste utilisé')
    await expect
      .element(page.getByRole('link', { name: 'Voir mes comptes bancaires' }))
      .toHaveAttribute('href', '/profile/s2e/bank-coordinates')
    await button('Annuler la demande').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler la demande' }).click()
    await expect.element(title).toHaveTextContent('Votre demande est annulée')
    expect(words()).not.toContain('24/11/2026')
  })
})
