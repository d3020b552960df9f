import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal } from '@hautelisse/domain/money'
import { EXIT_AGES } from '@hautelisse/domain/tax-saving'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { couple, result } from './examples.tsx'
import { laterScreens } from './later-screens.ts'
import { ExitOutcome } from './look/exit-outcome.tsx'

const SIMULATOR = '/simulateur/impots'
const SYLVIE = 'sylvie-garnier'
const FAILED = 'Une erreur est survenue, veuillez recommencer ultérieurement.'
const arrived = page.getByRole('heading', { name: 'Résultat de votre simulation' })
const alert = page.getByRole('alert')
const next = page.getByRole('button', { name: /^(Continuer|Voir mon résultat|Calcul en cours)$/ })
const income = page.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' })
const spouse = page.getByRole('textbox', { name: /^Celui de votre conjoint/ })

/** The couple of the worked case at a question, with all that it has answered. */
const storedAt = (step: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(couple().ports?.stored ?? {}).map(([key, text]) => [key, JSON.stringify({ ...JSON.parse(text), step })]),
  )
const ASKING = storedAt('income')

const expectAnswers = async (): Promise<void> => {
  await expect.element(income).toHaveValue('3 333,33')
  await expect.element(spouse).toHaveValue('2 500,00')
}

test('[TAX-18] [TAX-41] [TAX-52] children are preset to none, five stand for more; the income is above 0, and what was answered leads back', async () => {
  await renderPage(SIMULATOR, { stored: storedAt('children') })
  await expect.element(page.getByRole('radio', { name: '0' })).toBeChecked()
  expect(
    page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.textContent),
  ).toEqual(['0', '1', '2', '3', '4', '5+'])
  await next.click()
  for (const wrong of ['', '0']) {
    await income.fill(wrong)
    await next.click()
    await expect.element(page.getByText('Votre revenu doit être positif')).toBeVisible()
  }
  await income.fill('3333,33')
  await spouse.fill('2500')
  await expect.element(page.getByRole('complementary', { name: 'Douze mois réunis' })).toMatchTextContent('39 999,96')
  const steps = page.getByRole('navigation', { name: 'Étapes du simulateur' }).getByRole('button')
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    '1. Genre, Femme',
    '2. Âge, 41\u00A0ans',
    '3. Situation, Marié(e) ou pacsé(e)',
    '4. Enfants, Aucun',
  ])
})

test('[S-NAV-08] [TAX-12] [TAX-19] [TAX-48] [TAX-49] a member starts at the situation, with gender and age of their profile', async () => {
  await renderPage(SIMULATOR, { person: SYLVIE })
  await expect.poll(() => document.title).toBe('Question 3 sur 5, situation – Simulateur d’impôt – Hautelisse')
  await expect.element(page.getByText('Votre genre et votre âge viennent de votre profil.')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await expect.element(page.getByRole('radio', { name: 'Femme' })).toBeChecked()
  await next.click()
  await expect.element(page.getByRole('textbox', { name: 'Votre âge' })).toHaveValue('62')
})

test('[TAX-57] [S-ERR-25] a simulation that fails is said, keeps what was typed, and can be asked for again', async () => {
  const { standIn } = await renderPage(SIMULATOR, { stored: ASKING, ordered: ['tax-simulation', 'ERR_INTERNAL'] })
  await next.click()
  await expect.element(alert.filter({ hasText: FAILED })).toBeVisible()
  await expectAnswers()
  await standIn.mend()
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await expect.element(arrived).toBeVisible()
})

test('[P-ERR-08] [S-ERR-28] [TAX-57] in a mirror session a simulation is refused in words, and the answers stay', async () => {
  await renderPage(SIMULATOR, { person: SYLVIE, stored: ASKING, ordered: ['tax-simulation', 'ERR_MIRROR'] })
  await next.click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('Vous ne pouvez effectuer cette action en vision miroir.')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([])
  await expectAnswers()
})

test('[P-ERR-28] [S-CONST-58] [TAX-57] [GAUGE-02] a simulation and the gauges beside it are waited for, with something to see', async () => {
  const gates: (() => void)[] = []
  const between: Between = async ({ path }, pass) => {
    if (/simulators\/tax|contribution-gauge/.test(path)) await new Promise<void>((resolve) => gates.push(resolve))
    return pass()
  }
  const letGo = (): void => gates.splice(0).forEach((open) => open())
  const { address } = await renderPage(SIMULATOR, { person: SYLVIE, stored: ASKING, between })
  await next.click()
  await expect.element(next).toHaveTextContent('Calcul en cours')
  await expectAnswers()
  letGo()
  await expect.element(arrived).toBeVisible()
  const link = page.getByRole('link', { name: 'Mes plafonds de versement de l’année' })
  await link.click()
  await expect.poll(address).toBe(`${SIMULATOR}#contribution_gauge`)
  const dialog = page.getByRole('dialog', { name: 'Mes plafonds de versement' })
  await expect.element(dialog.getByRole('status', { name: 'Lecture de vos plafonds' })).toBeVisible()
  letGo()
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(3)
})

test('[TAX-57] [S-ERR-25] where the script of the result cannot be loaded, the steps stay, and it can be asked for again', async () => {
  const asking = vi.spyOn(laterScreens, 'ask').mockResolvedValue(undefined)
  onTestFinished(() => asking.mockRestore())
  await renderPage(SIMULATOR, { stored: ASKING })
  await next.click()
  const lost = alert.filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
  await expect.element(lost).toMatchTextContent('Vos réponses sont conservées.')
  await expect.element(page.getByRole('navigation', { name: 'Étapes du simulateur' })).toBeVisible()
  await lost.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(lost.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
  asking.mockRestore()
})

test.each([
  ['failed', 'Réessayer', [{ type: 'exitFormChosen', form: 'annuity' }]],
  ['lost', 'Recharger la page', []],
] as const)(
  '[TS-09] without mortality tables an annuity is not computed, which is said, and they can be asked for again: %s',
  async (state, name, events) => {
    const sent: unknown[] = []
    const view = {
      state,
      form: 'annuity',
      rate: Decimal(0),
      rates: [],
      age: 64,
      ages: EXIT_AGES,
      asOf: plainDate('2026-11-20'),
      exit: undefined,
      left: undefined,
    } as const
    await renderExample({
      name: state,
      element: <ExitOutcome view={view} level={3} send={(event) => void sent.push(event)} />,
    })
    await expect.element(page.getByText('Les tables de mortalité n’ont pas pu être lues')).toBeVisible()
    const again = page.getByRole('button', { name })
    await expect.element(again).toBeVisible()
    if (state === 'failed') await again.click()
    expect(sent).toEqual(events)
  },
)

test('[TS-08] [P-STORE-02] what is compared is there again with the answers', async () => {
  const variants = [
    {
      request: {
        gender: 'F',
        client_age: 41,
        marital_status: 'CE',
        children: 2,
        monthly_income: 5000,
        spouse_monthly_income: 0,
        allocated_amount: 0,
        allocated_periodicity: 'yearly',
      },
      year: 2025,
    },
  ]
  const stored = Object.fromEntries(
    Object.entries(result().ports?.stored ?? {}).map(([key, text]) => [key, JSON.stringify({ ...JSON.parse(text), variants })]),
  )
  await renderPage(SIMULATOR, { stored })
  const compared = page.getByRole('region', { name: 'Comparer' }).getByRole('columnheader', { name: /^Simulation/ })
  await expect.poll(() => compared.elements()).toHaveLength(1)
})

test('[TAX-58] a calculation is handed over as a file for a spreadsheet', async () => {
  const files: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await renderExample(result())
  await page
    .getByRole('button', { name: /^D’où vient ce chiffre.*maximal/ })
    .first()
    .click()
  await page.getByRole('complementary').getByRole('button', { name: 'Exporter' }).click()
  expect(files).toEqual(['calcul-impot.csv'])
})
