import { expect, test, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'
import {
  adjusted,
  age,
  answerAsCouple,
  answerAsSomebody,
  choice,
  expectWorkedCase,
  heading,
  next,
  onTheDay,
  previous,
  SIMULATOR,
} from './tax-saving.ts'

/** Does what a browser's translator does: an element of its own takes the place of every text of the page, and of every text that comes later. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translateAll = (): void => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.nodeValue?.trim() === '' || text.parentElement?.closest('font, script, style, noscript, textarea') !== null
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      )
      const found: Text[] = []
      while (texts.nextNode() !== null) found.push(texts.currentNode as Text)
      for (const text of found) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateAll()
    new MutationObserver(() => setTimeout(translateAll, 0)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })

/** Everything that breaks in the page. */
const troubles = (page: Page): readonly string[] => {
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text())
  })
  return heard
}

const card = (page: Page) => page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
const panel = (page: Page) => page.getByRole('region', { name: 'Ajuster vos versements' })
const update = (page: Page) => panel(page).getByRole('button', { name: /^(Mettre à jour le calcul|Calcul en cours)$/ })

test(
  '[TAX-08] [TAX-25] a simulation that the browser translates is answered and updated as any other, and says its new words',
  { tag: '@all' },
  async ({ page }) => {
    const heard = troubles(page)
    await onTheDay(page)
    await page.goto(SIMULATOR)
    await expect(heading(page)).toHaveText('Quel est votre genre ?')
    await translate(page)

    await next(page).click()
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(/./)
    await answerAsSomebody(page)
    await previous(page).click()
    await age(page).fill('42')
    await next(page).click()
    await page.route('**/simulators/tax/simulation', async (route) => {
      await expect(page.getByRole('button', { name: 'Calcul en cours' })).toHaveText('Calcul en cours')
      await route.continue()
    })
    await answerAsCouple(page)
    await expectWorkedCase(page)

    await test.step('an amount follows each key, and its button says what it does', async () => {
      await expect(panel(page).locator('font').first()).toBeAttached()
      await adjusted(page).fill('')
      await adjusted(page).pressSequentially('1200')
      await expect(card(page).getByRole('definition')).toContainText(['840,00 €', '360,00 €'])
      await update(page).click()
      await expect(page.getByRole('paragraph').filter({ hasText: 'Résultat pour' })).toContainText('1200,00 €')
      await expect(update(page)).toHaveText('Mettre à jour le calcul')
      await panel(page).getByRole('radio', { name: 'Chaque mois' }).click()
      await expect(panel(page).getByText('Montant par mois')).toBeVisible()
      await expect(panel(page).getByText('Montant en une fois')).toHaveCount(0)
    })
    await test.step('another language', async () => {
      await page.getByRole('button', { name: 'English' }).first().click()
      await expect(page.getByRole('heading', { name: 'Result of your simulation' })).toBeVisible()
      await expect(page.getByText('Résultat de votre simulation')).toHaveCount(0)
    })
    expect(heard).toEqual([])
  },
)

test(
  '[P-MODAL-01] [S-NAV-28] a modal over a translated page opens and closes, and the end of a session is told',
  { tag: '@all' },
  async ({ page }) => {
    const heard = troubles(page)
    await onTheDay(page)
    await openAs(page, 'Sylvie Garnier', SIMULATOR)
    await translate(page)
    await choice(page, 'Marié(e) ou pacsé(e)').click()
    for (const hash of ['contribution_gauge', 'lexicon-home']) {
      await page.evaluate((to) => (window.location.hash = to), hash)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { errorData: 'ERR_EXP', data: 'ERR_EXP' } }))
    await next(page).click()
    await next(page).click()
    await page.getByRole('textbox').first().fill('3333,33')
    await page.getByRole('textbox').last().fill('2500')
    await next(page).click()
    await expect(page).toHaveURL(/#auto_logout$/)
    await expect(page.getByRole('alertdialog')).toContainText('votre session a été interrompue')
    expect(heard).toEqual([])
  },
)
