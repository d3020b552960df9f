import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'
import { answerAsCouple, choice, expectWorkedCase, onTheDay, previous } from './tax-saving.ts'
import { expectNoSideScroll, expectNoViolation } from './withdrawal.ts'

const OPEN = 'Simuler sur cette page'

const card = (page: Page): Locator => page.getByRole('region', { name: 'Réduire mon impôt' })
const current = (page: Page): Locator => card(page).locator('[aria-roledescription="diapositive"]:not([inert])')
const title = (page: Page): Locator => current(page).getByRole('heading').first()

const open = async (page: Page): Promise<void> => {
  await card(page).getByRole('button', { name: OPEN }).click()
  await expect(title(page)).toBeFocused()
}

const expectSlide = async (page: Page, number: number, question: string): Promise<void> => {
  await expect(current(page)).toHaveAttribute('aria-label', `${number} sur 6`)
  await expect(title(page)).toHaveText(question)
  await expect(title(page)).toBeFocused()
  // In view, whatever was turned: the slide stands in the middle of the page.
  await expect
    .poll(async () => {
      const [box, width] = [await current(page).boundingBox(), page.viewportSize()?.width ?? 0]
      return box === null ? undefined : Math.round(Math.abs(box.x + box.width / 2 - width / 2))
    })
    .toBeLessThan(12)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Moves a finger across the page in a few steps. */
const swipe = async (finger: CDPSession, from: number, to: number, y: number): Promise<void> => {
  const at = (x: number) => [{ x, y }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let step = 1; step <= 5; step += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + ((to - from) * step) / 5) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[TAX-17] the slides are swiped, and a swipe goes no further than the answers', { tag: '@all' }, async ({ page }) => {
    await onTheDay(page)
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await open(page)
    const finger = await page.context().newCDPSession(page)
    const across = async (from: number, to: number): Promise<void> => {
      await title(page).scrollIntoViewIfNeeded()
      // The finger comes down on a slide at rest: what the home reads late moves it.
      let last: number | undefined
      await expect
        .poll(async () => {
          const before = last
          last = (await title(page).boundingBox())?.y
          return last !== undefined && last === before
        })
        .toBe(true)
      await swipe(finger, from, to, (last ?? 0) + 10)
    }
    // A swipe that meets a move of the page between two frames is made again: without an answer it leads nowhere.
    await expect(async () => {
      await across(320, 60)
      await expect(current(page).getByText('Champ requis')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await choice(current(page), 'Marié(e) ou pacsé(e)').tap()
    await across(320, 290)
    await expect(card(page).locator('[data-dragged]')).toHaveCount(0)
    await expect(current(page)).toHaveAttribute('aria-label', '3 sur 6')
    await across(320, 60)
    await expectSlide(page, 4, 'Combien d’enfants à charge ?')
    await across(60, 320)
    await expectSlide(page, 3, 'Quelle est votre situation ?')
    await across(320, 60)
    await across(320, 60)
    await expectSlide(page, 5, 'Quel est votre revenu mensuel ?')
    await expectNoSideScroll(page)
    await expectNoViolation(page)
    await previous(current(page)).tap()
    await previous(current(page)).tap()
    await answerAsCouple(current(page))
    await expectWorkedCase(card(page))
    await expectNoSideScroll(page)
    await test.step('the ceilings of the year open over the card, which stays as it is', async () => {
      const link = card(page).getByRole('link', { name: 'Mes plafonds de versement de l’année' })
      await link.tap()
      const ceilings = page.getByRole('dialog', { name: 'Mes plafonds de versement' })
      await expect(ceilings.getByRole('listitem')).toHaveCount(3)
      await expectNoSideScroll(page)
      await page.keyboard.press('Escape')
      await expect(ceilings).toHaveCount(0)
      await expect(link).toBeFocused()
      await expect(card(page).getByText('1248,00 €').first()).toBeAttached()
      await expectNoSideScroll(page)
      await expectNoViolation(page)
    })
  })
})
