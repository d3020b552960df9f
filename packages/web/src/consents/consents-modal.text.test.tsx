import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { consents } from './examples.tsx'

const dialog = page.getByRole('dialog', { name: 'Mes consentements' })
const choice = dialog.getByRole('checkbox', { name: /^Transmettre les données/ })
const save = dialog.getByRole('button', { name: 'Enregistrer' })

/** Opens the consents; counts what is kept, and fails it where a status says so. */
const open = async (status = 200) => {
  const counted = { kept: 0, closed: 0 }
  const between: Between = (request, pass) => {
    if (request.method === 'GET' || !request.path.includes('/consents/b2v')) return pass()
    counted.kept += 1
    return status === 200 ? pass() : Promise.resolve({ status, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
  }
  await renderExample(consents(() => (counted.closed += 1), between))
  await expect.element(choice).toBeVisible()
  return counted
}

test('[P-CONSENT-01] [P-CONSENT-02] they say what was agreed to', async () => {
  await open()
  await expect.element(dialog.getByText('Vision miroir', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^(?:Autorisée|Non autorisée)$/)).toBeVisible()
})

test('[P-CONSENT-03] [P-CONSENT-07] they close without a call when nothing was changed', async () => {
  const counted = await open()
  await save.click()
  await expect.poll(() => counted).toEqual({ kept: 0, closed: 1 })
})

test('[P-CONSENT-03] [P-CONSENT-04] [P-CONSENT-05] they keep a change, say so, and close by themselves', async () => {
  const counted = await open()
  const isTicked = (): boolean => (choice.element() as HTMLInputElement).checked
  const before = isTicked()
  await choice.click()
  await expect.poll(isTicked).toBe(!before)
  await save.click()
  await expect.element(dialog.getByRole('button', { name: /enregistré/ })).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => counted).toEqual({ kept: 1, closed: 1 })
})

test('[P-CONSENT-07] they stay open when the call fails', async () => {
  const counted = await open(500)
  await choice.click()
  await save.click()
  await expect
    .element(dialog.getByText('Fonctionnalité momentanément indisponible. Votre choix précédent est conservé.'))
    .toBeVisible()
  await expect.element(save).toBeEnabled()
  expect(counted.closed).toBe(0)
})

test('consents of which none can be read are said in one place, and asked for again together', async () => {
  let isOut = true
  const between: Between = (request, pass) =>
    isOut && /\/consents\/mirror|\/b2v\/initialize/.test(request.path)
      ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL', data: 'ERR_INTERNAL' }) })
      : pass()
  await renderExample(consents(() => {}, between))
  await expect.element(dialog.getByText('Vos consentements n’ont pas pu être lus. Rien n’a changé.')).toBeVisible()
  const again = dialog.getByRole('button', { name: 'Réessayer' })
  expect(again.elements().length).toBe(1)
  isOut = false
  await again.click()
  await expect.element(choice).toBeVisible()
  await expect.element(dialog.getByText('Vision miroir', { exact: true })).toBeVisible()
})

test('what is kept with a button is a box to tick, and its words leave the contracts that are already shown out of it', async () => {
  await open()
  expect(dialog.getByRole('switch').elements()).toEqual([])
  await expect.element(dialog.getByText(/régime de retraite de mon entreprise/)).toBeVisible()
  await expect.element(dialog.getByText(/Les contrats déjà affichés n’en dépendent pas/)).toBeVisible()
})

test('one entry of the side list of the profile is marked, the consents while they stand over the page', async () => {
  const marked = (): readonly string[] =>
    [...document.querySelectorAll('nav[aria-label="Rubriques du profil"] [aria-current="page"]')].map((one) =>
      one.textContent.trim(),
    )
  await renderPage('/profile/s2e/personal-data#consents', { person: 'sylvie-garnier' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(marked).toEqual(['Consentements'])
})
