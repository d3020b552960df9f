import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, renderPage, typeAfresh } from '../testing/index.ts'
import { AT, button, signInAtCnav, textbox, understand } from './pension.testing.ts'

describe('the account at the pension site', () => {
  test('[MAREL-24] a forgotten password is sent for, and the window leads back to the estimate', async () => {
    await renderPage(AT, { person: 'lea-morvan' })
    await understand()
    await button('Mot de passe oublié').click()
    await typeAfresh(textbox('Numéro de sécurité sociale'), '2920676990906')
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
    await typeAfresh(textbox('Numéro de sécurité sociale'), '2920676990906')
    await typeAfresh(textbox('Nom de naissance'), 'Morvan')
    await typeAfresh(textbox('Date de naissance'), '18/06/1992')
    await typeAfresh(textbox('Adresse e-mail'), 'lea@morvan.example')
    await expectNoViolation()
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await typeAfresh(page.getByLabelText('Mot de passe', { exact: true }), 'Fil-de-chaine-2')
    await typeAfresh(textbox('Question secrète'), 'Premier outil ?')
    await typeAfresh(textbox('Réponse'), 'Navette')
    await button('Créer mon compte').click()
    await expect.element(page.getByText('Votre compte retraite est créé. Connectez-vous.')).toBeVisible()
    await signInAtCnav('Fil-de-chaine-2', '2920676990906')
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })
})
