import { expect } from 'vitest'
import { page } from '../testing/text/index.ts'

export const AT = '/epargne#marel'
export const sylvie = { person: 'sylvie-garnier' } as const
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const textbox = (name: string | RegExp) => page.getByRole('textbox', { name })

/** Opens a part of the result, which is folded to one figure. */
export const unfold = async (title: string): Promise<void> => {
  const head = page.getByRole('heading', { name: title }).getByRole('button')
  await expect.element(head).toBeVisible()
  await head.click()
}

export const understand = async (): Promise<void> => button('J’ai compris').click()

export const signInAtCnav = async (password = 'Fil-de-trame-1', nir = '2640376990901'): Promise<void> => {
  const form = page.getByRole('form', { name: 'Avec mon compte retraite' })
  await form.getByRole('textbox', { name: 'Numéro de sécurité sociale' }).fill(nir)
  await form.getByLabelText('Mot de passe', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Continuer avec mon compte retraite' }).click()
}

export const signInAtTax = async (): Promise<void> => {
  const form = page.getByRole('form', { name: 'Avec FranceConnect' })
  await form.getByRole('textbox', { name: 'Numéro fiscal' }).fill('2501234567454')
  await form.getByLabelText('Mot de passe', { exact: true }).fill('Lisse-2026')
  await form.getByRole('button', { name: 'Continuer avec FranceConnect' }).click()
}

/** Fills in the first step. */
export const fillFamily = async (category = 'ACT'): Promise<void> => {
  await page.getByRole('radio', { name: 'Marié(e)' }).click()
  await textbox('Nombre d’enfants, de 0 à 10').fill('2')
  await textbox('Date de naissance, enfant 1').fill('14/05/1992')
  await textbox('Date de naissance, enfant 2').fill('03/11/1995')
  await page.getByRole('combobox', { name: 'Situation professionnelle' }).selectOptions('ACT')
  await page.getByRole('combobox', { name: 'Catégorie professionnelle' }).selectOptions(category)
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
}
