import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './own-server.ts'
import {
  adjusted,
  age,
  answerAsCouple,
  answerAsSomebody,
  CALL,
  choice,
  expectWorkedCase,
  FAILED,
  heading,
  income,
  next,
  onTheDay,
  SIMULATOR,
  spouse,
} from './tax-saving.ts'
import { expectNoViolation } from './withdrawal.ts'

/** Orders the simulation call to fail, from outside the browser. */
const orderFault = async (page: Page, fault: string): Promise<void> => {
  // A browser sends again by itself what a cut connection lost.
  const answer = await page.request.post('/api/faults', { data: { call: CALL, fault, times: 100 } })
  expect(answer.ok()).toBe(true)
}

/** The next answer refuses a field, as a server with other rules would. */
const refuse = (page: Page, path: string, code: string): Promise<unknown> =>
  page.route(
    '**/simulators/tax/simulation',
    (route) => route.fulfill({ status: 422, json: { data: 'ERR_INVALID', fields: [{ path, code }] } }),
    { times: 1 },
  )

test.afterEach(({ page }) => page.request.delete('/api/faults').then(() => undefined))

test('[TAX-57] [S-ERR-25] every failure keeps all that was typed and offers a retry, which succeeds', async ({ page }) => {
  await onTheDay(page)
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await orderFault(page, 'ERR_INTERNAL')
  await answerAsCouple(page)
  const alert = page.getByRole('alert').filter({ hasText: FAILED })
  for (const fault of ['ERR_INTERNAL', 'ERR_INVALID', 'malformed-json', 'off-schema', 'drop'])
    await test.step(fault, async () => {
      await orderFault(page, fault)
      await next(page).click()
      await expect(alert).toBeFocused()
      await expect(alert).toContainText('Vos réponses sont conservées.')
      await expect(next(page)).toBeEnabled()
      await expect(income(page)).toHaveValue('3 333,33')
      await expect(spouse(page)).toHaveValue('2 500,00')
    })
  await expectNoViolation(page)
  await page.request.delete('/api/faults')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expectWorkedCase(page)
})

test('[TAX-57] a field that the server refuses leads to its question, marked', async ({ page }) => {
  await onTheDay(page)
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await refuse(page, 'client_age', 'wrong')
  await answerAsCouple(page)
  await expect(heading(page)).toHaveText('Quel est votre âge ?')
  await expect(age(page)).toBeFocused()
  await expect(page.getByText('Champ erroné')).toBeVisible()
  await age(page).fill('42')
  await expect(page.getByText('Champ erroné')).toHaveCount(0)
  for (let step = 0; step < 3; step += 1) await next(page).click()
  await refuse(page, 'spouse_monthly_income', 'wrong')
  await next(page).click()
  await expect(spouse(page)).toBeFocused()
  await expect(income(page)).toHaveValue('3 333,33')
  await spouse(page).fill('2500')
  await refuse(page, 'children', 'wrong')
  await next(page).click()
  await expect(heading(page)).toHaveText('Combien d’enfants à charge ?')
  await expect(choice(page, '0')).toBeFocused()
  await expectNoViolation(page)
  await choice(page, '1').click()
  await next(page).click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeVisible()
})

test('[TAX-57] [S-ERR-25] what the server refuses and the screen has no field for is told, and can be asked again', async ({
  page,
}) => {
  await onTheDay(page)
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  const alert = page.getByRole('alert').filter({ hasText: FAILED })
  await refuse(page, 'allocated_amount', 'wrong')
  await answerAsCouple(page)
  await expect(alert).toBeFocused()
  await expect(heading(page)).toHaveText('Quel est votre revenu mensuel ?')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expectWorkedCase(page)
  for (const path of ['client_age', 'allocated_periodicity'])
    await test.step(path, async () => {
      await adjusted(page).fill('1200')
      await refuse(page, path, 'wrong')
      await page.getByRole('button', { name: 'Mettre à jour le calcul' }).click()
      await expect(alert).toBeFocused()
    })
  await expectNoViolation(page)
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Résultat pour')).toContainText('1200,00 €')
  await expect(
    page.getByText(/^Résultat mis à jour\s: pour 1200,00\s€ dans l’année, économie d’impôt de 360,00\s€$/),
  ).toBeAttached()
  await expect(alert).toHaveCount(0)
})

test('[TAX-24] [TAX-57] where a change asks at once, a failed call is told and takes no key press away', async ({ page }) => {
  await onTheDay(page)
  await page.goto(`${SIMULATOR}?variant=embedded`)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await expectWorkedCase(page)
  await page.route('**/simulators/tax/simulation', (route) => route.fulfill({ status: 500, json: { data: 'ERR_INTERNAL' } }))
  await adjusted(page).fill('')
  for (const key of '1234') {
    const refused = page.waitForResponse('**/simulators/tax/simulation')
    await page.keyboard.press(key)
    await refused
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  }
  await expect(adjusted(page)).toBeFocused()
  await expect(adjusted(page)).toHaveValue('1 234')
  await expectNoViolation(page)
})

/** Asks again for a script; a browser that never asks twice for one that failed has the page loaded again. */
const askAgain = async (page: Page, awaited: Locator): Promise<void> => {
  const alert = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
  await expect(alert).toContainText('Vos réponses sont conservées.')
  await expectNoViolation(page)
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  const reload = alert.getByRole('button', { name: 'Recharger la page' })
  await expect(reload.or(awaited)).toBeVisible()
  if (await reload.isVisible()) await reload.click()
  await expect(awaited).toBeVisible()
  await expect(alert).toHaveCount(0)
}

test('[TAX-57] [S-ERR-25] where what stands below the result cannot be loaded, the result stays, and it can be asked for again', async ({
  page,
}) => {
  await onTheDay(page)
  await page.route('**/assets/look-*.js', (route) => route.abort())
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await expectWorkedCase(page)
  await askAgain(page, page.getByRole('heading', { name: 'Et à la sortie ?' }))
  await expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeVisible()
})

test('[TAX-57] [S-ERR-25] where the result cannot be loaded, the steps stay, and it can be asked for again', async ({ page }) => {
  await onTheDay(page)
  await page.route('**/assets/result-*.js', (route) => route.abort())
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await answerAsCouple(page)
  await expect(page.getByRole('navigation', { name: 'Étapes du simulateur' })).toBeVisible()
  await askAgain(page, page.getByRole('heading', { name: 'Résultat de votre simulation' }))
})
