import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { EMPTY, income, project, SUPPOSED } from './examples.tsx'

const heading = page.getByRole('heading', { level: 1 })
const ages = page.getByRole('table', { name: 'Pension, rente et écart par mois selon l’âge de départ' })
const words = (): string => document.querySelector('main')?.textContent.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''

/** Calls whose path ends so fail until they are mended. */
const failing = (...ends: readonly string[]) => {
  let isDown = true
  const between: Between = (request, pass) =>
    isDown && ends.some((end) => request.path.includes(end))
      ? Promise.resolve({ status: 500, body: JSON.stringify({ data: 'ERR_INTERNAL' }) })
      : pass()
  return { between, mend: () => (isDown = false) }
}

test('[PROJ-14] [PROJ-10] from empty to figures: goal and age are asked, then pension, annuity and gap are shown', async () => {
  await renderExample(EMPTY)
  await expect.element(heading).toHaveTextContent('Mon projet retraite')
  await page.getByLabelText('Mon objectif par mois').fill('1900')
  await page.getByLabelText('Mon âge de départ').fill('64')
  await page.getByLabelText('Ma pension de l’État, si je la connais').fill('1578,62')
  await expect.element(heading).toHaveTextContent('À 64 ans, il vous manque chaque mois')
})

test.each([
  [64, '6,58'],
  [65, '11,99'],
  [66, '17,86'],
  [67, '24,22'],
])('[PROJ-01] [PROJ-09] [RP-02] at %i the payments of the PERECO add %s € a month', async (age, month) => {
  await renderExample(project({ horizon: String(age) }))
  await expect.poll(words).toContain(`${month} € avec`)
  await expect.element(ages).toBeVisible()
})

test('[PROJ-08] the gap equals its parts, on the page and in the answer, and every figure opens', async () => {
  await renderExample(project({}))
  await expect.element(page.getByText(/ce qui manque\.$/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'D’où vient ce chiffre ?' })).toBeVisible()
  await page
    .getByRole('button', { name: /D’où vient ce chiffre/ })
    .last()
    .click()
  await expect.element(page.getByText('Écart avec votre objectif, par mois').first()).toBeVisible()
})

test('[PROJ-16] [PROJ-06] [S-CALL-31] is saved with the words of the API', async () => {
  await renderExample(project({}))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Votre projet est enregistré.')).toBeVisible()
})

test('[PROJ-15] figures give way to a failure that can be tried again, and the answers stay', async () => {
  const { between, mend } = failing('/projections/retirement')
  await renderExample(project({}, { between }))
  await expect.element(page.getByText('Le simulateur est temporairement indisponible.')).toBeVisible()
  await expect.element(page.getByLabelText('Mon objectif par mois')).toHaveValue('1 900,00')
  mend()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(heading).toHaveTextContent('À 64 ans, il vous manque chaque mois')
})

test('[PROJ-15] a save that fails says so', async () => {
  const { between } = failing('/projections/save')
  await renderExample(project({}, { between }))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText(/Votre projet n’a pas été enregistré/)).toBeVisible()
})

test('[RP-08] without an estimate and without a known pension the gap is not called one', async () => {
  await renderExample(project({ known_pension: '' }))
  await expect.element(heading).toMatchTextContent(/^Sans votre pension de l’État/)
})

test('[RP-13] what closes the gap is taken over, and the goal is then reached', async () => {
  await renderExample(project({}))
  await page.getByRole('button', { name: 'Reprendre ce versement' }).click()
  await expect.element(heading).toHaveTextContent('À 64 ans, votre objectif est atteint')
})

test('[RP-06] [P-ACCT-23] accounts are listed with why they count, and a tick changes the figures', async () => {
  await renderExample(project({}))
  await expect.poll(words).toContain('PER d’entreprise obligatoire en cours : compté')
  await expect.element(heading).toMatchTextContent(/^À 64 ans/)
  await page.getByRole('checkbox', { name: /Retraite article 83/ }).click()
  await expect.element(page.getByRole('checkbox', { name: /Retraite article 83/ })).not.toBeChecked()
})

const scheme = page.getByRole('listitem').filter({ hasText: 'Régime de retraite de votre entreprise' })

test('[RP-06] [O-CONST-29] the company scheme stands under the accounts with its shares, and is never counted', async () => {
  await renderExample(project({}))
  await expect.element(scheme).toMatchTextContent('Régime d’entreprise : montré, jamais compté')
  await expect.element(scheme).toMatchTextContent(/8\s420,00\s€/)
  await expect.element(scheme).toMatchTextContent(/64\s: 80\s%.*67\s: 100\s%/)
  await expect.element(scheme.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(scheme.getByRole('combobox')).not.toBeInTheDocument()
  await expect.poll(words).toContain('124,81 €')
})

test('[RP-06] where the company scheme cannot be read it is not there, and the gap is the same', async () => {
  const { between } = failing('/b2v/initialize')
  await renderExample(project({}, { between }))
  await expect.element(page.getByText('Comptes pris en compte')).toBeVisible()
  await expect.element(scheme).not.toBeInTheDocument()
  await expect.poll(words).toContain('124,81 €')
})

const beyond = page.getByText(/au-delà de votre plafond de déduction\.$/)

test('[RP-20] a payment that closes the gap says what of it is beyond a twelfth of the ceiling of 4 710 €', async () => {
  await renderExample(project({}))
  await expect.element(beyond).toMatchTextContent(/2\s995,00\s€.* par mois, dont 2\s602,50\s€/)
})

test('[RP-20] where the ceiling is not known nothing is said of it', async () => {
  const { between } = failing('/contribution-gauge/')
  await renderExample(project({}, { between }))
  await expect.element(page.getByRole('button', { name: 'Reprendre ce versement' })).toBeVisible()
  await expect.element(beyond).not.toBeInTheDocument()
})

test.each([
  ['individual', 'marc-delorme', '/epargne', '182,50 €'],
  ['transmission', 'helene-fontanel', '/transmission', '391,38 €'],
])(
  '[RP-09] the %s home has the project as a section that unfolds, with its figures and the way on',
  async (_, person, at, gap) => {
    const { stored } = project({}).ports ?? {}
    const { address } = await renderPage(at, { person, ...(stored === undefined ? {} : { stored }) })
    const section = page.getByRole('region', { name: 'Mon projet retraite' })
    const unfold = section.getByRole('button', { name: 'Voir mon projet ici' })
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
    // One act at first, and no way back on the page that it would lead to.
    expect(section.getByRole('link').elements()).toEqual([])
    expect(at === '/epargne' ? page.getByRole('link', { name: 'Retour au tableau de bord' }).elements() : []).toEqual([])
    await expect.element(section.getByText('Votre objectif', { exact: true })).not.toBeInTheDocument()
    await unfold.click()
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect.element(section).toMatchTextContent('À 64 ans, il vous manque chaque mois')
    await expect.element(section).toMatchTextContent(gap)
    await expect.element(section.getByText('Votre objectif', { exact: true })).toBeVisible()
    await section.getByRole('link', { name: /^Revenu à la retraite/ }).click()
    await expect.poll(address).toBe('/epargne?vue=revenu')
  },
)

test('[P-NAV-02] hidden amounts are hidden in figures and drawing alike', async () => {
  await renderExample(project({}, { hiddenAmounts: true }))
  await expect.element(heading).toMatchTextContent(/^À 64 ans/)
  expect(words()).not.toMatch(/\d+,\d\d €/)
})

const month = page.getByRole('table', { name: 'Chaque mois, en euros d’aujourd’hui' })

test('[RP-15] the income is gross until charges and household are said, then each line has its net', async () => {
  await renderExample(income({}))
  await expect.element(heading).toHaveTextContent('À 64 ans, vous vivriez avec')
  await expect.element(month.getByRole('columnheader', { name: 'Net estimé' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: '8,4 %' }).click()
  await page.getByRole('radio', { name: 'Une part' }).click()
  await expect.element(month.getByRole('columnheader', { name: 'Net estimé' })).toBeVisible()
})

test('[RP-15] the month is told in euros of the departure as well, and every amount opens what it follows from', async () => {
  await renderExample(income(SUPPOSED))
  await expect.element(month).toBeVisible()
  await page.getByRole('switch', { name: 'En euros d’aujourd’hui' }).click()
  const then = page.getByRole('table', { name: 'Chaque mois, en euros de 2028' })
  await expect.element(then).toBeVisible()
  await then
    .getByRole('row', { name: /^Pension de l’État/ })
    .getByRole('button')
    .last()
    .click()
  await expect.element(page.getByRole('complementary')).toMatchTextContent(/Pension de l’État, Net estimé/)
})

test('[RP-15] without a state pension the income says that none is counted', async () => {
  await renderExample(income({ known_pension: '' }))
  await expect.element(page.getByText('Aucune pension de l’État n’est comptée à cet âge.')).toBeVisible()
})

test('[RP-19] what is hidden on the screen is hidden in the income too', async () => {
  await renderExample(income(SUPPOSED, { hiddenAmounts: true }))
  await expect.element(heading).toHaveTextContent('À 64 ans, vous vivriez avec')
  expect(words()).not.toMatch(/\d+,\d\d €/)
})
