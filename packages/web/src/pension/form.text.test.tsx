import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { AT, button, fillFamily, signInAtCnav, sylvie, textbox, understand } from './pension.testing.ts'

describe('the form', () => {
  test('[MAREL-13] [MAREL-14] [MAREL-56] [MAREL-57] [MAREL-80] (S-58) asks for the family first, says of ten children that eight dates do, refuses what is missing, and asks what the category needs', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await signInAtCnav()
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await expect.poll(() => page.getByText('Champ requis').elements()).toHaveLength(4)
    const category = page.getByRole('combobox', { name: 'Catégorie professionnelle' })
    const options = [...(category.element() as HTMLSelectElement).options]
    expect(options.find(({ value }) => value === 'FSA')?.disabled).toBe(true)
    expect(category.element().textContent).not.toContain('Opéra')
    await textbox('Nombre d’enfants, de 0 à 10').fill('10')
    await expect.element(page.getByRole('dialog')).toMatchTextContent('huit dates de naissance suffisent')
    await expect.element(page.getByRole('dialog')).toMatchTextContent('par exemple 03/11/1998')
    await fillFamily()
    await expect.element(page.getByRole('dialog', { name: 'Vos revenus' })).toBeVisible()
    await expect.element(textbox('Nombre de mois de salaire')).toHaveValue('12')
    await textbox('Salaire brut mensuel').fill('2680')
    await textbox('Nombre de mois de salaire').fill('16')
    await button('Calculer ma retraite').click()
    await expect.element(page.getByText('De 1 à 15')).toBeVisible()
    await button('Précédent').click()
    await expect.element(textbox('Date de naissance, enfant 2')).toHaveValue('03/11/1995')
  })

  test('[MAREL-25] [MAREL-26] [P-STORE-02] closed without a result it opens on its introduction, with its answers kept', async () => {
    const { app, go } = await renderPage(AT, sylvie)
    await understand()
    await signInAtCnav()
    await fillFamily('MCS1')
    await expect.element(textbox(/Revenu conventionné/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click()
    go(AT)
    await understand()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
    await expect.element(textbox('Date de naissance, enfant 1')).toHaveValue('14/05/1992')
    expect(app.sessionStorage.read('hautelisse.marel')).toContain('14/05/1992')
  })

  test('[S-ERR-15] [S-ERR-16] a failed calculation keeps the form, and is asked for again', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await understand()
    await signInAtCnav()
    await fillFamily()
    await textbox('Salaire brut mensuel').fill('2680')
    await standIn.order('marel-simulation', 'ERR_INTERNAL', 1)
    await button('Calculer ma retraite').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent("Une erreur s'est produite, veuillez réessayer")
    await expect.element(textbox('Salaire brut mensuel')).toHaveValue('2 680')
    await button('Réessayer').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
  })
})
