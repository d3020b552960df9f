import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { EUROPE, failing, fundSheet, vague } from './examples.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })

for (const look of [
  { language: 'fr', words: ['Risque : 5 sur 7', 'Verdelune Gestion, valorisation quotidienne'] },
  { language: 'en', words: ['Risk: 5 out of 7', 'Verdelune Gestion, valued daily'] },
] as const) {
  const [risk, lead] = look.words
  test(`[FUND-01 to FUND-05] [FUND-14] the sheet says what the fund is and what is held of it, in ${look.language}`, async () => {
    await renderExample(fundSheet('held', EUROPE), { language: look.language })
    await expect.element(page.getByRole('dialog', { name: 'Actions Europe Durable' })).toBeVisible()
    await expect.element(page.getByText(lead)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: risk })).toBeVisible()
    expect(document.querySelectorAll('ol > li')).toHaveLength(7)
    expect(document.querySelectorAll('ol > li[aria-current="true"]')).toHaveLength(1)
    const text = document.body.textContent?.replaceAll('\u00A0', ' ') ?? ''
    for (const words of ['5239,24 €', '184,37 €', 'Actions de pays de la zone euro', '1,48 %', '77,54 €'])
      expect(text).toContain(words)
    await expect.element(page.getByRole('img')).toBeVisible()
  })
}

test('[FUND-06 to FUND-09] [FUND-20] the history begins with the year, is chosen by period and read as a table', async () => {
  await renderExample(fundSheet('periods', EUROPE))
  await expect.element(page.getByRole('radio', { name: 'Début d’année' })).toBeChecked()
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(4)
  await page.getByRole('radio', { name: '3 ans' }).click()
  await expect
    .element(page.getByRole('img', { name: /^Du 20\/11\/2023 au 18\/11\/2026, la part est passée de .* à 184,37/ }))
    .toBeVisible()
  const reader = page.getByRole('slider', { name: 'Lire les valeurs jour par jour' })
  await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^20\/11\/2023/))
  await button('Voir les valeurs en tableau').click()
  await expect.element(page.getByRole('rowheader', { name: '18/11/2026' })).toBeVisible()
})

test('[INV-20] [INV-21] the performance is told by year and since the purchase', async () => {
  await renderExample(fundSheet('years', EUROPE))
  await expect.element(page.getByRole('rowheader', { name: 'Depuis votre premier achat, le 31/05/2023' })).toBeVisible()
  for (const year of ['2026', '2025', '2021'])
    await expect.element(page.getByRole('rowheader', { name: year, exact: true })).toBeVisible()
  // One base for the year: the head says from which day, and the table says the same.
  const head = page.getByText(/^\+.* depuis le 3\d\/12\/2025$/).element().textContent ?? ''
  const year = page.getByRole('row', { name: /^2026/ }).element().textContent ?? ''
  expect(head.startsWith(year.replace('2026', ''))).toBe(true)
})

test('[FUND-10] [FUND-11] the trigger threshold is explained where the fund has one', async () => {
  await renderExample(fundSheet('threshold', EUROPE))
  await page.getByText('Qu’est-ce que le seuil de déclenchement ?').click()
  await expect.element(page.getByText(/^Seuil de déclenchement\s: un achat s’exécute à ce niveau ou en dessous/)).toBeVisible()
})

test('[FUND-11] a fund without a threshold gets no explanation of thresholds', async () => {
  await renderExample(fundSheet('no threshold', 'fund-00482190_monetaire-responsable'))
  await expect.element(page.getByRole('heading', { name: 'Risque : 1 sur 7' })).toBeVisible()
  expect(page.getByText('Qu’est-ce que le seuil de déclenchement ?').elements()).toHaveLength(0)
})

test('[FUND-12] [FUND-21] the document is a plain link in a new tab', async () => {
  await renderExample(fundSheet('document', EUROPE))
  const link = page.getByRole('link', { name: /^Performances du fonds/ })
  await expect.element(link).toHaveAttribute('href', '/stand-in/fund/actions-europe-durable')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('[FUND-13] [FUND-18] [FUND-19] [S-ERR-22] without history and document the rest stands, with another way', async () => {
  await renderExample(fundSheet('failed', EUROPE, failing))
  await expect.element(page.getByText('L’historique de ce fonds est momentanément indisponible.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Consulter la fiche du fonds/ })).toHaveAttribute('target', '_blank')
  expect(page.getByRole('img').elements()).toHaveLength(0)
  await expect.element(page.getByRole('heading', { name: 'Risque : 5 sur 7' })).toBeVisible()
})

test('[FUND-08] a fund without values has no period, and says so', async () => {
  const between: Between = (request, pass) =>
    request.path.endsWith('/valuations') ? Promise.resolve({ status: 200, body: '{"s2e_valuations":[]}' }) : pass()
  await renderExample(fundSheet('no values', EUROPE, between))
  await expect.element(page.getByText('Ce fonds n’a pas d’historique de valeur.')).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})

test('[FUND-15] what is not communicated says so, and no code of the wire is shown', async () => {
  await renderExample(fundSheet('vague', EUROPE, vague))
  await expect.element(page.getByRole('heading', { name: 'Risque : non communiqué' })).toBeVisible()
  await expect.poll(() => page.getByText('Non communiqué', { exact: true }).elements()).toHaveLength(2)
  const text = document.body.textContent ?? ''
  for (const code of ['HP_', 'HEBDOMADAIRE', 'undefined']) expect(text).not.toContain(code)
})

test('[INV-23] hidden amounts are nowhere: not in texts, labels or the drawing', async () => {
  const { app } = await renderExample(fundSheet('hidden', EUROPE))
  app.settings.send({ type: 'amountsToggled' })
  await expect.element(page.getByRole('img', { name: 'Montants masqués' })).toBeVisible()
  const written = document.body.innerHTML.replaceAll('&nbsp;', ' ')
  expect(written.match(/\d[\d \u00A0]*(?:,\d\d)?[ \u00A0]€/g)).toBeNull()
  await expect.element(page.getByRole('slider')).toBeDisabled()
})
