import { expect, type Page } from '@playwright/test'
import { test } from './own-server.ts'
import {
  ageField,
  amount,
  expectNoViolation,
  expectPair,
  expectStep,
  next,
  openSimulator,
  pickPlainAnnuity,
  SYLVIE,
  THOMAS,
  toDistribution,
} from './withdrawal.ts'
import { answerWithout, openResults, SIMULATION } from './withdrawal-kept.ts'

const CALL = 'withdrawal-simulation'
const FAILED = "Une erreur s'est produite, veuillez réessayer"

/** From the distribution to the results of several contracts, by the plain annuity. */
const toResults = async (page: Page): Promise<void> => {
  await next(page).click()
  await pickPlainAnnuity(page)
  await next(page).click()
  await expectStep(page, 'Étape 6 sur 6, résultats')
}

/** Orders the simulation call to fail, from outside the browser. */
const orderFault = async (page: Page, fault: string, times = 1): Promise<void> => {
  const answer = await page.request.post('/api/faults', { data: { call: CALL, fault, times } })
  expect(answer.ok()).toBe(true)
}

test.describe('withdrawal, when the simulation fails', () => {
  test.afterEach(({ page }) => page.request.delete('/api/faults').then(() => undefined))

  test('[MRM-80] [S-ERR-24] [S-ERR-25] every failure keeps all that was typed and offers a retry, which succeeds', async ({
    page,
  }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    await amount(page, `capital_${THOMAS.pero}_vv`).fill('900')
    await amount(page, `annuity_${THOMAS.pero}_vv`).fill('5000')
    const alert = page.getByRole('alert').filter({ hasText: FAILED })
    for (const fault of ['ERR_INVALID', 'ERR_UNKNOWN', 'ERR_LIMIT', 'ERR_INTERNAL', 'malformed-json', 'off-schema', 'drop']) {
      await test.step(fault, async () => {
        // A browser sends again by itself what a cut connection lost.
        await orderFault(page, fault, 100)
        await next(page).click()
        await expect(alert).toBeVisible()
        await expect(next(page)).toBeEnabled()
        await expectPair(page, `${THOMAS.pero}_vv`, '900,00', '5 000,00')
        await page.request.delete('/api/faults')
      })
    }
    await test.step('whoever asks again stands on the button of the form meanwhile', async () => {
      const held = Promise.withResolvers<void>()
      await page.route(SIMULATION, (route) => held.promise.then(() => route.continue()), { times: 1 })
      await alert.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.locator(':focus')).toHaveAttribute('type', 'submit')
      held.resolve()
    })
    await expectStep(page, 'Étape 5 sur 5, résultats')
  })

  test('[MRM-30] [MRM-32] what cannot be read in an answer costs its contract alone', async ({ page }) => {
    await page.route(SIMULATION, async (route) => {
      const answer = await route.fetch()
      const [first, second, third] = (await answer.json()) as readonly object[]
      const json = [
        { ...first, codeProduit: 'PERIN', capital: null, explanation: { version: 2 } },
        { ...second, resultatPourChaqueTaux: null },
        { ...third, montantElligibleSortieCapitalProjetee: null },
      ]
      await route.fulfill({ json })
    })
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await toResults(page)
    await expect(page.getByText(FAILED)).toHaveCount(0)
    await expect(page.getByText('Le résultat de PERECO est momentanément indisponible')).toBeVisible()
    await expect(page.getByRole('row', { name: /^PER d’entreprise obligatoire/ })).not.toContainText('Indisponible')
    await expect(page.getByText('Le capital de Retraite article 83 est momentanément indisponible')).toBeVisible()
  })

  test('[MRM-32] [S-ERR-24] what an answer lacks is asked for again beside what is there, and a failure costs nothing', async ({
    page,
  }) => {
    await answerWithout(page, SYLVIE.pero)
    await openResults(page)
    await page.unroute(SIMULATION)
    const lacking = page.getByText('Une partie de votre résultat est momentanément indisponible')
    const again = page.getByRole('button', { name: 'Réessayer' })
    const row = page.getByRole('row', { name: /^PER d’entreprise obligatoire/ })
    await expect(lacking).toBeVisible()
    await expect(row).toContainText('Indisponible')
    await test.step('a failure leaves the result, and the focus, where they are', async () => {
      await orderFault(page, 'ERR_INTERNAL', 100)
      await again.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
      await expect(again).toBeFocused()
      await expect(row).toContainText('Indisponible')
      await expectNoViolation(page)
      await page.request.delete('/api/faults')
    })
    await test.step('while it is waited for, the result can be read', async () => {
      const held = Promise.withResolvers<void>()
      await page.route(SIMULATION, (route) => held.promise.then(() => route.continue()), { times: 1 })
      await page.keyboard.press('Enter')
      await expect(again).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByText(FAILED)).toHaveCount(0)
      await expect(row).toBeVisible()
      held.resolve()
    })
    await expect(lacking).toHaveCount(0)
    await expect(row).not.toContainText('Indisponible')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectStep(page, 'Étape 6 sur 6, résultats')
  })

  test('[MRM-32] a contract whose annuity is missing from the answer is named, and no zero stands for it', async ({ page }) => {
    await page.route(SIMULATION, async (route) => {
      const answer = await route.fetch()
      const [first, ...others] = (await answer.json()) as readonly object[]
      const resultatPourChaqueTaux = { resultatTauxTechnique: [{ tauxTechnique: 0, horsOption: {}, optionReversion: null }] }
      await route.fulfill({ json: [{ ...first, resultatPourChaqueTaux }, ...others] })
    })
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await amount(page, `capital_${SYLVIE.pereco}_vv`).fill('4215,50')
    await amount(page, `annuity_${SYLVIE.pereco}_vv`).fill('0')
    await toResults(page)
    await expect(page.getByText('Le résultat de PER d’entreprise obligatoire est momentanément indisponible')).toBeVisible()
    await expect(page.getByRole('row', { name: /^PER d’entreprise obligatoire/ })).toContainText('Indisponible')
    await expect(page.getByRole('row', { name: /^Total/ })).not.toContainText(/(^|\D)0,00/)
    await expect(page.getByText(/Soit .* par an, brut/)).not.toContainText(/(^|\D)0,00/)
    await expect(page.locator('path[d*="NaN"]')).toHaveCount(0)
  })

  test('[MRM-32] an option that the answer lacks for one contract is said to be unavailable, whatever the age', async ({
    page,
  }) => {
    await page.route(SIMULATION, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ body: text.replaceAll('"AVANT_70"', '"APRES_80"'), contentType: 'application/json' })
    })
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await next(page).click()
    await page.getByRole('radio', { name: /par paliers/ }).click()
    await next(page).click()
    await expectStep(page, 'Étape 6 sur 6, résultats')
    await expect(page.getByText('L’option que vous avez choisie est momentanément indisponible')).toBeVisible()
    await expect(page.getByText('pas proposée à cet âge')).toHaveCount(0)
  })

  test('[MRM-80] [S-ERR-24] an answer that does not come is given up, and can be asked for again', async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await page.addInitScript(() => {
      // Half a minute is too long for a test: a call is given up after a second.
      AbortSignal.timeout = () => {
        const deadline = new AbortController()
        setTimeout(() => deadline.abort(), 1000)
        return deadline.signal
      }
    })
    await page.reload()
    await toDistribution(page)
    await orderFault(page, 'timeout', 100)
    await next(page).click()
    const alert = page.getByRole('alert').filter({ hasText: FAILED })
    await expect(alert).toBeVisible()
    await page.request.delete('/api/faults')
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expectStep(page, 'Étape 5 sur 5, résultats')
  })

  test('[S-ERR-28] a refused token is replaced without a word', async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    await orderFault(page, 'ERR_CSRF')
    await next(page).click()
    await expectStep(page, 'Étape 5 sur 5, résultats')
  })

  for (const fault of ['ERR_TOKEN', 'ERR_EXP'])
    test(`[S-ERR-28] ${fault} ends the session`, async ({ page }) => {
      await openSimulator(page, THOMAS.name)
      await toDistribution(page)
      await orderFault(page, fault)
      await next(page).click()
      await expect(page).toHaveURL(/#auto_logout$/)
      await expect(page.getByRole('alertdialog')).toContainText('votre session a été interrompue')
      await expect(page.getByText('PER d’entreprise obligatoire')).toHaveCount(0)
    })

  test('[S-ERR-28] [S-ROLE-06] [S-ROLE-07] ERR_MIRROR says so and leaves the answers', async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    await orderFault(page, 'ERR_MIRROR')
    await next(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await expectPair(page, `${THOMAS.pero}_vv`, '0,00', '5 900,00')
  })

  test('[S-ERR-28] ERR_CONSENT leads to its page', async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    await orderFault(page, 'ERR_CONSENT')
    await next(page).click()
    await expect(page).toHaveURL(/\/error-page\?reason=ERR_CONSENT$/)
  })

  test('a simulation that is long says so, and can be left', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await next(page).click()
    await pickPlainAnnuity(page)
    await orderFault(page, 'slow')
    await next(page).click()
    await expect(page.getByRole('button', { name: 'Calcul en cours' })).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(next(page)).toBeEnabled()
    await expect(page).toHaveTitle(/^Étape 5 sur 6/)
  })

  for (const part of ['question-steps', 'results'])
    test(`[S-ERR-25] where the script of ${part} cannot be loaded, the stepper stays, and it can be asked for again`, async ({
      page,
    }) => {
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
      await openSimulator(page, THOMAS.name)
      await next(page).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
      await expect(alert).toContainText('Vos réponses sont conservées.')
      await expect(page).toHaveTitle(/^Étape 2 sur 5/)
      await expectNoViolation(page)
      await expect(alert.getByRole('button', { name: 'Réessayer' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(alert.getByRole('button', { name: 'Recharger la page' })).toBeFocused()
      await page.unrouteAll()
      await page.keyboard.press('Enter')
      await expectStep(page, 'Étape 2 sur 5, âge de départ')
    })

  test('[S-ERR-25] later steps that come when they are asked for again are announced as they would have been', async ({
    page,
  }) => {
    await page.route('**/assets/results-*.js', (route) => route.abort())
    await openSimulator(page, THOMAS.name)
    await next(page).click()
    const again = page.getByRole('alert').getByRole('button', { name: 'Réessayer' })
    await expect(again).toBeFocused()
    await page.unrouteAll()
    await again.click()
    const reload = page.getByRole('button', { name: 'Recharger la page' })
    await expect(reload.or(ageField(page))).toBeVisible()
    // Several browsers never ask twice for a script that failed.
    if (await reload.isVisible()) await reload.click()
    await expectStep(page, 'Étape 2 sur 5, âge de départ')
  })

  test('[MRM-80] fields that the server refuses are marked on their step', async ({ page }) => {
    await page.route(SIMULATION, (route) =>
      route.fulfill({
        status: 400,
        json: { data: 'ERR_INVALID', fields: [{ path: 'retirement_age', code: 'wrong' }] },
      }),
    )
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    await next(page).click()
    await expectStepOfAge(page)
    await page.unrouteAll()
  })
})

const expectStepOfAge = async (page: Page): Promise<void> => {
  await expect(page).toHaveTitle(/^Étape 2 sur 5/)
  await expect(ageField(page)).toHaveAccessibleDescription(/^Champ erroné/)
  await expect(ageField(page)).toBeFocused()
}
