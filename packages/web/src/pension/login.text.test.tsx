import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { AT, button, signInAtCnav, signInAtTax, sylvie, textbox, understand } from './pension.testing.ts'

describe('the login of the pension service', () => {
  test('[P-MODAL-13] [P-ROUTE-76] [MAREL-03] [MAREL-05] [MAREL-06] [MAREL-07] [MAREL-08] [MAREL-10] [MAREL-64] (S-57) leads from the introduction, what is needed first, to the form', async () => {
    await renderPage(AT, sylvie)
    await expect.element(page.getByRole('heading', { name: 'Informations' })).toBeVisible()
    const words = page.getByRole('dialog').element().textContent ?? ''
    expect(words.indexOf('Ce qu’il vous faut')).toBeGreaterThan(-1)
    expect(words.indexOf('Ce qu’il vous faut')).toBeLessThan(words.indexOf('TGH05'))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('un rendement net de 2 % par an, des frais d’arrérages de 1 %')
    await expect.element(dialog).toMatchTextContent('un taux technique de 0 % et les tables de mortalité TGH05 et TGF05')
    await expect.element(dialog).toMatchTextContent('Elles sont conservées 2 ans.')
    await understand()
    await expect.element(page.getByRole('heading', { name: 'Avec FranceConnect' })).toBeVisible()
    await signInAtCnav()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
    await expect.element(page.getByText('Elle décide des questions de l’étape suivante.')).toBeVisible()
  })
})

describe('fields about the saver', () => {
  // SocialGouv/emjpm 2737, civictheme 375: RGAA 11.13, WCAG 1.3.5.
  test('[P-FMT-17] say what they are, so that a browser fills them in: identifier and password of a login, name, birth, e-mail of a registration', async () => {
    await renderPage(AT, sylvie)
    await understand()
    const tax = page.getByRole('form', { name: 'Avec FranceConnect' })
    await expect.element(tax.getByRole('textbox', { name: 'Numéro fiscal' })).toHaveAttribute('autocomplete', 'username')
    await expect.element(tax.getByLabelText('Mot de passe', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
    await button('Créer un compte retraite').click()
    for (const [name, token] of [
      ['Numéro de sécurité sociale', 'username'],
      ['Nom de naissance', 'family-name'],
      ['Date de naissance', 'bday'],
      ['Adresse e-mail', 'email'],
    ] as const)
      await expect.element(textbox(name)).toHaveAttribute('autocomplete', token)
  })
})

describe('refusals of the login', () => {
  test('[S-ERR-01] [S-ERR-02] [MAREL-29] a wrong password is said and typed again; the fifth wrong one blocks, and nothing of it is kept', async () => {
    const { app } = await renderPage(AT, sylvie)
    await understand()
    for (let tries = 0; tries < 5; tries += 1) {
      await signInAtCnav('Mauvais-fil-9')
      await expect
        .element(page.getByRole('alert'))
        .toMatchTextContent("Erreur d'authentification - login et/ou mot de passe incorrect.")
    }
    await signInAtCnav()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Une erreur est survenue, veuillez recommencer ultérieurement.')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Trop d’essais. Réessayez à partir de')
    const held = JSON.stringify([app.sessionStorage.read('hautelisse.marel'), app.journal.lines(), window.location.href])
    expect(held).not.toContain('Fil-de-trame-1')
    expect(held).not.toContain('2640376990901')
  })

  test('[MAREL-78] [MAREL-79] [MAREL-81] [MAREL-82] [MAREL-83] [MAREL-85] an identifier or a password of no right form is refused before anybody is asked', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await button('Continuer avec mon compte retraite').click()
    await expect.element(page.getByText('Veuillez renseigner votre numéro de sécurité sociale')).toBeVisible()
    await expect.element(page.getByText('Champ requis')).toBeVisible()
    const tax = page.getByRole('form', { name: 'Avec FranceConnect' })
    await button('Continuer avec FranceConnect').click()
    await expect
      .element(tax.getByRole('textbox', { name: 'Numéro fiscal' }))
      .toHaveAccessibleDescription(/Votre numéro fiscal est invalide/)
    await tax.getByRole('textbox', { name: 'Numéro fiscal' }).fill('250123456745')
    await tax.getByLabelText('Mot de passe', { exact: true }).fill('court')
    await button('Continuer avec FranceConnect').click()
    await expect.element(page.getByText('Votre numéro fiscal est invalide')).toBeVisible()
    await expect.element(page.getByText('Votre mot de passe doit comporter au moins 8 caractères')).toBeVisible()
  })

  test('[S-ERR-03] [S-ERR-04] [S-ERR-05] [P-MODAL-14] an account made with FranceConnect leads to the FranceConnect choice', async () => {
    await renderPage(AT, { person: 'nadia-belkhir' })
    await understand()
    await signInAtCnav('Fil-de-trame-1', '2680276990902')
    await expect
      .element(page.getByRole('dialog', { name: 'Compte créé avec FranceConnect' }))
      .toMatchTextContent('Votre compte a été créé avec FranceConnect. Connectez-vous avec FranceConnect.')
    await button('Continuer avec FranceConnect').click()
    await expect.element(page.getByRole('radio', { name: /Site des impôts/ })).toBeChecked()
  })
})

describe('the code', () => {
  test('[MAREL-62] [MAREL-84] [S-ERR-13] the tax site sends a code, again when asked, and the right one opens the form', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await signInAtTax()
    await expect.element(page.getByRole('heading', { name: 'Code de sécurité' })).toBeVisible()
    await button('Valider le code').click()
    await expect.element(page.getByText('Votre code doit comporter 6 chiffres')).toBeVisible()
    await button('Renvoyer le code').click()
    await expect.element(page.getByText('Un code de sécurité vient de vous être renvoyé.')).toBeVisible()
    const shown = page.getByText(/votre code est/).element().textContent ?? ''
    const code = /\d{6}/.exec(shown)?.[0] ?? ''
    await textbox('Code reçu').fill(code === '000000' ? '000001' : '000000')
    await button('Valider le code').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Accès non autorisé.')
    await textbox('Code reçu').fill(code)
    await button('Valider le code').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })

  test('[MAREL-63] [MAREL-140] [S-ERR-10] the health insurance site sends one too, which it does not send again', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await page.getByRole('radio', { name: /Site de l’Assurance maladie/ }).click()
    const form = page.getByRole('form', { name: 'Avec FranceConnect' })
    await form.getByRole('textbox', { name: 'Numéro de sécurité sociale' }).fill('2640376990901')
    await form.getByLabelText('Mot de passe', { exact: true }).fill('Faux')
    await button('Continuer avec FranceConnect').click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        "Les informations saisies sont erronées. Merci de renouveler votre saisie. Attention : 3 essais infructueux bloquent l'accès au service.",
      )
    await form.getByLabelText('Mot de passe', { exact: true }).fill('Navette-26')
    await button('Continuer avec FranceConnect').click()
    const shown = page.getByText(/votre code est/)
    await expect.element(shown).toBeVisible()
    await expect.element(button('Renvoyer le code')).not.toBeInTheDocument()
    await textbox('Code reçu').fill(/\d{6}/.exec(shown.element().textContent ?? '')?.[0] ?? '')
    await button('Valider le code').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })
})
