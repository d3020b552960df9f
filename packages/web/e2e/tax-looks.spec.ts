import { expect, test, type Locator, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'
import { onTheDay, SIMULATOR } from './tax-saving.ts'
import { expectNoSideScroll, expectNoViolation, tabTo } from './withdrawal.ts'

/** Answers of a simulation, as a reload keeps them. */
type Kept = { readonly income?: string; readonly amount?: string; readonly hidden?: boolean; readonly language?: 'fr' | 'en' }

/** Single, 41, without children, on 2 850 € a month: décote and the 11 % band bend the saving before the ceiling does. */
const keepAnswers = async (
  page: Page,
  { income = '2 850', amount = '', hidden = false, language = 'fr' }: Kept,
): Promise<void> => {
  await page.addInitScript(
    ([pay, payment, isHidden, shown]) => {
      if (sessionStorage.getItem('hautelisse.tax-saving') !== null) return
      localStorage.setItem(
        'hautelisse.settings',
        JSON.stringify({ version: 1, language: shown, scheme: 'auto', hiddenAmounts: isHidden }),
      )
      sessionStorage.setItem(
        'hautelisse.tax-saving',
        JSON.stringify({
          version: 1,
          step: 'results',
          gender: 'F',
          client_age: '41',
          marital_status: 'CE',
          children: 0,
          monthly_income: pay,
          spouse_monthly_income: '',
          allocated_amount: payment,
          allocated_periodicity: 'yearly',
          shown: 'one_shot',
          exitAge: 64,
          variants: [],
        }),
      )
    },
    [income, amount, hidden, language] as const,
  )
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name })
const curve = (page: Page): Locator => part(page, 'Ce que chaque versement économise')
const compare = (page: Page): Locator => part(page, 'Comparer')
const exit = (page: Page): Locator => part(page, 'Et à la sortie ?')

const open = async (page: Page, kept: Kept = {}): Promise<void> => {
  await onTheDay(page)
  await keepAnswers(page, kept)
  await page.goto(SIMULATOR)
  await expect(page.getByRole('slider').first()).toBeAttached()
}

const add = (page: Page): Locator => compare(page).getByRole('button', { name: 'Ajouter cette simulation' })
const line = (page: Page, name: string): Locator =>
  compare(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
const cells = (page: Page, name: string): Locator => line(page, name).getByRole('cell')

/** Types another payment of the year in the adjustment. */
const pay = (page: Page, text: string): Promise<void> => page.getByRole('textbox', { name: /^Montant/ }).fill(text)

test.describe('the saving along every payment', () => {
  test('[TS-04] [TS-07] the drawing says in words what its table holds, and its bends have numbers', async ({ page }) => {
    await open(page)
    const drawing = curve(page).getByRole('img')
    await expect(drawing).toHaveAccessibleName(/de rien à\s923,00\s€\spour\s4710,00\s€\sversés.*3\srepères numérotés/)
    await expect(curve(page).getByRole('listitem')).toHaveText([
      /Décote.*1\s186,00/,
      /Tranche à\s11\s%.*1\s201,00/,
      /Plafond de déduction.*4\s710,00/,
    ])
    const reader = curve(page).getByRole('slider', { name: 'Lire l’économie d’impôt à un versement' })
    await reader.focus()
    await expect(reader).toHaveAttribute('aria-valuetext', /^0,00\s€ versés, 0,00\s€ d’économie$/)
    await page.keyboard.press('End')
    await expect(reader).toHaveAttribute('aria-valuetext', /^4710,00\s€ versés, 923,00\s€ d’économie$/)
    const read: string[] = []
    await page.keyboard.press('Home')
    for (let step = 0; step < 27; step += 1) {
      read.push((await reader.getAttribute('aria-valuetext')) ?? '')
      await page.keyboard.press('ArrowRight')
    }
    await curve(page).getByRole('radio', { name: 'Tableau' }).click()
    const rows = curve(page).getByRole('row')
    await expect(rows).toHaveCount(read.length + 1)
    for (const [at, words] of read.entries()) {
      const [payment = '', saving = ''] = words.match(/[\d,]+\s€/g) ?? []
      await expect(rows.nth(at + 1)).toContainText(payment)
      await expect(rows.nth(at + 1)).toContainText(saving)
    }
  })

  test('[TS-07] the saver’s own payment moves with the adjustment, before anything is asked, and stands in the table', async ({
    page,
  }) => {
    await open(page)
    await pay(page, '3000')
    await expect(curve(page)).toContainText('3 000,00 €')
    await expect(curve(page).getByRole('img')).toHaveAccessibleName(/Votre versement de\s3000,00\s€\séconomise\s650,00\s€/)
    await pay(page, '9000')
    await expect(curve(page).getByRole('img')).toHaveAccessibleName(/Votre versement de\s9000,00\s€\séconomise\s923,00\s€/)
    await curve(page).getByRole('radio', { name: 'Tableau' }).click()
    await expect(curve(page).getByRole('row').last()).toContainText('Votre versement')
  })

  test('[TS-07] a finger reads the nearest payment', async ({ page }) => {
    await open(page)
    const reader = curve(page).getByRole('slider')
    await reader.scrollIntoViewIfNeeded()
    const box = await reader.boundingBox()
    if (box === null) throw new Error('no drawing')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(reader).toHaveAttribute('aria-valuetext', /^2551,00\s€\sversés/)
  })
})

test.describe('simulations side by side', () => {
  test('[TS-08] up to three by keyboard, changed in place, what differs said in a word, and removed', async ({ page }) => {
    await open(page)
    await expect(compare(page)).toContainText('Rien à comparer pour l’instant')
    await tabTo(page, add(page))
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('Enter')
      await expect(compare(page).getByRole('columnheader', { name: /^Simulation/ })).toHaveCount(count)
    }
    await expect(add(page)).toBeFocused()
    await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(compare(page)).toContainText('Trois simulations au plus')
    await expect(compare(page).getByText('diffère')).toHaveCount(0)

    await compare(page).getByRole('combobox', { name: 'Année du versement, Simulation 2' }).selectOption('2025')
    await compare(page).getByRole('combobox', { name: 'Enfants à charge, Simulation 3' }).selectOption('2')
    await compare(page).getByRole('combobox', { name: 'Situation, Simulation 3' }).selectOption('MA')
    for (const name of [
      'Année du versement',
      'Barème appliqué',
      'Situation',
      'Enfants à charge',
      'Plafond',
      'Impôt sans',
      'Effort',
    ])
      await expect(line(page, name).getByRole('rowheader')).toContainText('diffère')
    await expect(line(page, 'Salaire net imposable').getByRole('rowheader')).not.toContainText('diffère')
    await expect(cells(page, 'Plafond')).toContainText(['4 710,00', '4 637,00', '4 710,00'])
    await expect(cells(page, 'Économie d’impôt')).toContainText(['923,00', '948,00', '0,00'])

    await tabTo(page, compare(page).getByRole('button', { name: 'Retirer la simulation 3' }))
    await page.keyboard.press('Enter')
    await expect(compare(page).getByRole('columnheader', { name: /^Simulation/ })).toHaveCount(2)
    await expect(add(page)).toBeFocused()
    await expect(line(page, 'Situation').getByRole('rowheader')).not.toContainText('diffère')
  })

  test('[TS-08] what is kept is the payment that is typed, and outlives a reload', async ({ page }) => {
    await open(page)
    await add(page).click()
    await pay(page, '3000')
    await add(page).click()
    await expect(cells(page, 'Versement de l’année')).toContainText(['4 710,00', '3 000,00'])
    await page.reload()
    await expect(cells(page, 'Versement de l’année')).toContainText(['4 710,00', '3 000,00'])
  })
})

test.describe('the exit of a payment', () => {
  test('[TS-09] [TS-10] as capital: tax, charges, what is left for the effort, each with its steps and sources', async ({
    page,
  }) => {
    await open(page, { income: '5 000', amount: '5 400,00' })
    await exit(page).getByRole('button', { name: 'Voir la sortie' }).press('Enter')
    await exit(page).getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOption('11 %')
    // The worked case of the rule book.
    await expect(exit(page)).toContainText(/Pour un effort de.*3\s780,00.*6\s943,07.*à\s64\sans, en une fois/)
    for (const amount of ['8 515,26', '992,75', '579,44']) await expect(exit(page)).toContainText(amount)
    await exit(page)
      .getByRole('button', { name: /Impôt sur le revenu$/ })
      .click()
    await expect(exit(page)).toContainText(
      /Impôt sur le versement déduit.*594,00.*Code général des impôts, art.\s158,\s5, b quinquies/,
    )
    await expect(exit(page)).toContainText('Un seul taux est appliqué au versement déduit.')
    await expect(exit(page)).toContainText('Vous pourrez demander le barème')
    await exit(page).getByRole('combobox', { name: 'Âge à la sortie' }).selectOption('67 ans')
    await expect(exit(page)).toContainText('à 67 ans, en une fois')
    await exit(page).getByRole('button', { name: 'Refermer la sortie' }).click()
    await expect(exit(page).getByRole('radio')).toHaveCount(0)
  })

  test('[TS-09] [TS-10] as an annuity: a year’s, for life, with what is not certain', async ({ page }) => {
    await open(page, { income: '5 000', amount: '5 400,00' })
    await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
    await exit(page).getByRole('radio', { name: 'Rente' }).click()
    await expect(exit(page)).toContainText(/il vous resterait.*par an à\s64\sans, à vie/)
    await exit(page)
      .getByRole('button', { name: /Rente par an$/ })
      .click()
    await expect(exit(page)).toContainText(/Prix de\s1\s€\sde rente par an.*TGF05, arrêté du\s1er août\s2006/)
    for (const doubt of ['notre lecture', 'L’abattement de 10 %', 'peut être remplacée par un capital'])
      await expect(exit(page)).toContainText(doubt)
  })

  test('[TS-09] without its mortality tables an annuity is unavailable, capital stays, and it can be asked for again', async ({
    page,
  }) => {
    await open(page)
    const tables = /\/tables-[\w-]+\.js/
    await page.route(tables, (route) => route.abort())
    await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
    await exit(page).getByRole('radio', { name: 'Rente' }).click()
    await expect(exit(page).getByRole('alert')).toContainText('Les tables de mortalité n’ont pas pu être lues')
    await exit(page).getByRole('radio', { name: 'Capital' }).click()
    await expect(exit(page)).toContainText('en une fois')
    await page.unroute(tables)
    await exit(page).getByRole('radio', { name: 'Rente' }).click()
    await expect(exit(page)).toContainText('à vie')
  })
})

test('[TS-07] hidden amounts leave no amount, and no shape, of what is looked at beside the result', async ({ page }) => {
  await open(page, { hidden: true })
  await add(page).click()
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await expect(curve(page).getByRole('img')).toHaveAccessibleName('Montants masqués')
  await expect(curve(page).getByRole('slider')).toBeDisabled()
  for (const shown of [curve(page), compare(page), exit(page)]) await expect(shown).not.toContainText(/\d,\d\d\s*€/)
})

test('[TS-07] [TS-08] [TS-09] paper has the drawing with its table, and what was looked at alone', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  await expect(curve(page).getByRole('table')).toBeVisible()
  await expect(compare(page)).toHaveCount(0)
  await expect(exit(page)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await add(page).click()
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(line(page, 'Année du versement')).toHaveText(/2026$/)
  await expect(line(page, 'Situation').getByText('Célibataire', { exact: false }).last()).toBeVisible()
  await expect(exit(page)).toContainText('%')
})

const LOOKS = [
  { language: 'fr', colorScheme: 'light', width: 1440 },
  { language: 'en', colorScheme: 'dark', width: 390 },
] as const

for (const { language, colorScheme, width } of LOOKS)
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test('[TS-04] [TS-07] [TS-08] [TS-09] [P-I18N-05] axe finds nothing in the three looks, nothing stands beside the page, and no number covers another', async ({
      page,
    }) => {
      test.slow()
      await open(page, { language })
      const adding = page.getByRole('button', { name: /^(Ajouter cette simulation|Add this simulation)$/ })
      for (const at of [1, 2, 3]) {
        await adding.click()
        await expect(page.getByRole('columnheader', { name: `Simulation ${at}` })).toBeVisible()
      }
      await page
        .getByRole('combobox', { name: /, Simulation\s2$/ })
        .first()
        .selectOption('2025')
      await page.getByRole('button', { name: /^(Voir la sortie|Show the exit)$/ }).click()
      await page.getByRole('radio', { name: /^(Rente|Annuity)$/ }).click()
      const whys = page.getByRole('button', { name: /(Ce qui vous reste|What is left to you)$/ })
      await whys.click()
      await expectNoViolation(page)
      await expectNoSideScroll(page)
      const marks = await page
        .locator('[data-mark]')
        .evaluateAll((all) =>
          all.map((mark) => mark.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        )
      expect(marks).toHaveLength(3)
      for (const [at, one] of marks.entries())
        for (const other of marks.slice(at + 1))
          expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true)
    })
  })

test('[S-NAV-16] [GAUGE-01] a member opens the gauges from the simulator by keyboard, and the focus comes back', async ({
  page,
}) => {
  await onTheDay(page)
  await keepAnswers(page, {})
  await openAs(page, 'Sylvie Garnier', SIMULATOR)
  const link = page.getByRole('link', { name: 'Mes plafonds de versement de l’année' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mes plafonds de versement' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
