import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { result } from './examples.tsx'

const notes = page.getByRole('region', { name: 'Bon à savoir' })
const card = (year: number) => page.getByRole('region', { name: `Versement déductible maximal en ${year}` })

/** The result of somebody alone on 3 000 € a month, on the day of the page and on that of the API. */
const open = (today: string, serverToday = today) =>
  renderPage('/simulateur/impots', { today, serverToday, ...result({ pay: '3 000,00' }).ports })

const lead = async (today: string): Promise<void> => {
  await renderPage('/simulateur/impots', { today })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Quel est votre genre ?')
}

test('[TAX-30] [S-CONST-45] [S-CONST-46] [S-CONST-47] [S-CONST-48] in 2025 the estimate names 2025, and the rates are those of then', async () => {
  await open('2025-06-30')
  await expect.element(card(2025)).toMatchTextContent('Sur l’impôt de vos revenus 2025, régularisé en 2026')
  for (const text of [
    'Estimation pour l’année 2025',
    'barème 2025, revenus 2024',
    '30 % à la sortie (taux de 2025)',
    '17,2 % de prélèvements sociaux (taux de 2025)',
  ])
    await expect.element(notes).toMatchTextContent(text)
})

test('[TAX-30] [S-CONST-48] below each question stands the year that it is for', async () => {
  await lead('2025-06-30')
  await expect
    .element(page.getByText('Estimation pour l’année 2025, barème 2025 (revenus 2024), sans créer de compte.'))
    .toBeVisible()
})

test('[TAX-30] below a question of 2027 stands the year that its scale is known for', async () => {
  await lead('2027-01-01')
  await expect
    .element(page.getByText('Estimation pour l’année 2027, barème 2026 (revenus 2025), sans créer de compte.'))
    .toBeVisible()
})

test('[TAX-30] [TS-03] [S-CONST-48] in 2027, of which not all law is known, the estimate names 2027, and its scale and rates the year they are known for', async () => {
  await open('2027-01-01')
  await expect.element(card(2027)).toMatchTextContent('4806,00 €')
  for (const text of [
    'barème 2026, revenus 2025',
    '31,4 % à la sortie (taux de 2026)',
    '18,6 % de prélèvements sociaux (taux de 2026)',
  ])
    await expect.element(notes).toMatchTextContent(text)
  await expect.element(page.getByText('La loi utilisée ici a été vérifiée jusqu’au 20/11/2026.')).toBeVisible()
})

test('[TAX-25] [TAX-30] [TS-07] a page that is still in 2026 computes by the law of the answer', async () => {
  await open('2026-12-31', '2027-01-01')
  await expect.element(card(2027)).toMatchTextContent('4806,00 €')
  await page.getByRole('textbox', { name: 'Montant en une fois' }).fill('4800')
  await expect.element(card(2027).getByText('Aperçu').first()).toBeVisible()
  await expect.element(card(2027).getByRole('definition').nth(1)).toMatchTextContent('1165,00 €')
  await page.getByRole('button', { name: 'Mettre à jour le calcul' }).click()
  await expect.element(card(2027)).toMatchTextContent(/Résultat pour .*4800,00\s€ dans l’année/)
  await expect.element(card(2027).getByRole('definition').nth(1)).toMatchTextContent('1165,00 €')
})

test('[TAX-30] a page whose clock is years behind computes by the scale of the answer', async () => {
  await open('2020-01-01', '2026-11-20')
  await expect.element(card(2026)).toMatchTextContent('4710,00 €')
  await expect.element(notes).toMatchTextContent('barème 2026, revenus 2025')
  await expect.element(notes).toMatchTextContent('(taux de 2026)')
  await page.getByRole('button', { name: 'Voir la sortie' }).click()
  await page.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('30 %')
  await page.getByRole('button', { name: /D’où vient ce chiffre \? Valeur de votre versement/ }).click()
  await expect.element(page.getByText('Hypothèse du simulateur : rendement net supposé de 2,00 % par an').first()).toBeVisible()
})

test('[TAX-30] a clock that is years behind names no scale before the answer does', async () => {
  await lead('2020-01-01')
  await expect.element(page.getByText(/^Cette estimation ne tient pas compte/)).toBeVisible()
  expect(page.getByText(/^Estimation pour l’année/).elements()).toEqual([])
})

test('[CON-01] the ceilings of a page whose clock is years behind are named by their own year', async () => {
  const { go } = await renderPage('/epargne', { person: 'sylvie-garnier', today: '2020-01-01', serverToday: '2026-11-20' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  go('/epargne#contribution_gauge')
  const gauges = page.getByRole('dialog', { name: 'Mes plafonds de versement' }).getByRole('listitem')
  await expect.poll(() => gauges.elements()).toHaveLength(3)
  await expect
    .element(gauges.nth(0))
    .toMatchTextContent(
      'Au plus 8 % du plafond annuel de la sécurité sociale de 2026, le dernier connu, et trois fois vos propres versements.',
    )
})

test('[TAX-30] [S-CONST-48] [S-CONST-49] the result says its year, what it leaves out, and what the gains bear', async () => {
  await open('2026-11-20')
  for (const text of [
    'Estimation pour l’année 2026',
    'ni des versements sur un contrat Article 83, PERP, PREFON, PER ou PERCO.',
    '31,4 % à la sortie (taux de 2026)',
    '18,6 % de prélèvements sociaux (taux de 2026)',
  ])
    await expect.element(notes).toMatchTextContent(text)
})
