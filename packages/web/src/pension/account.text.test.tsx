import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { AT, button, signInAtCnav, textbox, understand } from './pension.testing.ts'

describe('the account at the pension site', () => {
  test('[MAREL-24] a forgotten password is sent for, and the window leads back to the estimate', async () => {
    await renderPage(AT, { person: 'lea-morvan' })
    await understand()
    await button('Mot de passe oublié').click()
    await textbox('Numéro de sécurité sociale').fill('2920676990906')
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeVisible()
    await button('Revenir à l’estimation').click()
    await button('Précédent').click()
    await expect.element(button('Créer un compte retraite')).toBeVisible()
  })

  test('[MAREL-11] [MAREL-12] is made in two steps, and opens the form once signed in', async () => {
    await renderPage(AT, { person: 'lea-morvan' })
    await understand()
    await button('Créer un compte retraite').click()
    await textbox('Numéro de sécurité sociale').fill('2920676990906')
    await textbox('Nom de naissance').fill('Morvan')
    await textbox('Date de naissance').fill('18/06/1992')
    await textbox('Adresse e-mail').fill('lea@morvan.example')
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await page.getByLabelText('Mot de passe', { exact: true }).fill('Fil-de-chaine-2')
    await textbox('Question secrète').fill('Premier outil ?')
    await textbox('Réponse').fill('Navette')
    await button('Créer mon compte').click()
    await expect.element(page.getByText('Votre compte retraite est créé. Connectez-vous.')).toBeVisible()
    await signInAtCnav('Fil-de-chaine-2', '2920676990906')
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })
})
