import { expect, test } from '@playwright/test'
import {
  adjusted,
  age,
  answerAsCouple,
  answerAsSomebody,
  expectQuestion,
  expectWorkedCase,
  heading,
  onTheDay,
  SIMULATOR,
} from './tax-saving.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[S-GEN-05] [S-NAV-07] [S-NAV-08] [P-ROUTE-25] [P-ROUTE-26] [TAX-13] [P-CALL-03] a visitor goes from the home to the sign-in, from which Back returns to the answers, and a sign-in uses them up', async ({
  page,
}) => {
  await onTheDay(page)
  await page.goto('/')
  const teaser = page.getByRole('region', { name: 'Combien d’impôt pourriez-vous économiser ?' })
  await teaser.scrollIntoViewIfNeeded()
  await teaser.getByRole('link', { name: 'Simuler mon impôt' }).click()
  await expect(page).toHaveURL(new RegExp(`${SIMULATOR}$`))
  await expectQuestion(page, 'Quel est votre genre ?', 'Question 1 sur 5, genre')
  await answerAsSomebody(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Quelle est votre situation ?')
  await answerAsCouple(page)
  await expectWorkedCase(page)
  await expect(page).toHaveTitle('Résultat – Simulateur d’impôt – Hautelisse')
  await adjusted(page).fill('1200')
  const pay = page.getByRole('button', { name: /^(Verser sur mon compte|Connexion en cours)$/ })
  await pay.click()
  // The door is there, loaded: Back out of a page that is still on its way breaks that way off.
  await page.waitForURL(({ pathname, search }) => pathname === '/stand-in/sign-in/collective' && search !== '')
  await page.goBack()
  await expect(heading(page)).toHaveText('Résultat de votre simulation')
  await expect(adjusted(page)).toHaveValue('1 200,00')
  await expect(pay).toHaveText('Verser sur mon compte')
  await pay.click()
  await page.getByRole('radio', { name: 'Sylvie Garnier' }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page).toHaveURL(/\/transactional\/payment$/)
  expect(await page.evaluate(() => sessionStorage.getItem('hautelisse.tax-saving'))).toBeNull()
})

const entryOf = (page: Parameters<typeof onTheDay>[0]): Promise<unknown> =>
  page.evaluate(() => (window.history.state as { place?: unknown }).place)

test(
  '[STEP-01] Back is Précédent, Forward the next answered question, and the result is there again without a call',
  { tag: '@all' },
  async ({ page }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().endsWith('/simulators/tax/simulation') ? 1 : 0))
    await onTheDay(page)
    await page.goto(SIMULATOR)
    await answerAsSomebody(page)
    await answerAsCouple(page)
    await expectWorkedCase(page)
    for (let presses = 0; presses < 4; presses += 1) await page.goBack()
    await expectQuestion(page, 'Quel est votre âge ?', 'Question 2 sur 5, âge')
    await expect(age(page)).toHaveValue('41')
    for (let presses = 0; presses < 4; presses += 1) await page.goForward()
    await expectWorkedCase(page)
    expect(calls).toBe(1)
    expect(await entryOf(page)).toEqual({ run: 1, step: 'results' })
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  },
)
