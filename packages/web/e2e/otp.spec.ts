import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const EDIT = '/profile/s2e/personal-data/edit-email'

/** Through the sign-in door, as far as what comes after it. */
const signInAt = async (page: Page, name: string, origin = 'collective'): Promise<void> => {
  await page.goto(`/authentication?origin=${origin}`)
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
}

/** State and place that this tab keeps for the way to the code and back. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const text = Object.entries(sessionStorage).find(([key]) => key.includes('otp'))?.[1]
    return text === undefined ? undefined : JSON.parse(text)
  })

/** Types the code that the door shows. */
const giveCode = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? ''
  await page.getByRole('textbox').fill(code)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

test.describe('after a collective sign-in', () => {
  test('[P-SESS-11] [P-SESS-12] a code is offered, and declining it leads to the home', { tag: '@page' }, async ({ page }) => {
    await signInAt(page, 'Sylvie Garnier')
    await expect(heading(page)).toHaveText('Protégez vos opérations')
    await expect(page).toHaveTitle('Protégez vos opérations – Hautelisse')
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
  })

  test(
    '[P-SESS-12] [P-SESS-13] [P-SESS-14] [P-SESS-15] state and place are kept on the way, compared on the way back, and gone afterwards',
    { tag: '@page' },
    async ({ page }) => {
      await signInAt(page, 'Sylvie Garnier')
      await page.getByRole('button', { name: 'Recevoir un code' }).click()
      await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
      const state = new URL(page.url()).searchParams.get('state')
      expect(JSON.stringify(await kept(page))).toContain(state)
      await giveCode(page)
      await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
      expect(JSON.stringify((await kept(page)) ?? null)).not.toContain(state)

      await page.goto(EDIT)
      await expect(heading(page)).toHaveText('Mon profil')
      await expect(page.getByRole('button', { name: 'Recevoir un code' })).toHaveCount(0)
    },
  )

  test('[P-SESS-11] [P-SESS-12] loaded anew during the offer, the page leads on to the one that the sign-in was for', async ({
    page,
  }) => {
    await signInAt(page, 'Sylvie Garnier')
    await expect(heading(page)).toHaveText('Protégez vos opérations')
    await page.reload()
    await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
    expect(await kept(page)).toBeUndefined()
  })

  test('[P-SESS-14] [P-SESS-15] a code given in one tab counts in the others', async ({ page, context }) => {
    await openAs(page, 'Sylvie Garnier', EDIT)
    const other = await context.newPage()
    await other.goto(EDIT)
    const ask = (tab: Page) => tab.getByRole('button', { name: 'Recevoir un code' })
    await expect(ask(other)).toBeVisible()
    await ask(page).click()
    await giveCode(page)
    await expect(heading(page)).toHaveText('Mon profil')
    await expect(ask(page)).toHaveCount(0)
    await expect(ask(other)).toHaveCount(0)
    await expect(other).toHaveURL(EDIT)
  })

  test('[P-SESS-12] a code that is put off leaves the saver signed in, and says so where they are led back to', async ({
    page,
  }) => {
    await signInAt(page, 'Thomas Leroux')
    await page.getByRole('button', { name: 'Recevoir un code' }).click()
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(heading(page)).toHaveText('Bonjour Thomas, voici votre épargne')
    const line = page.getByRole('alert')
    await expect(line).toContainText('La vérification n’a pas abouti.')
    await line.getByRole('button', { name: 'Plus tard' }).click()
    await expect(line).toHaveCount(0)
  })

  test('a code that cannot be asked for is said, tried again, or left for later', async ({ page }) => {
    await page.route('**/login/oauth/otp/collective*', (route) => route.fulfill({ status: 500, json: { data: 'ERR_INTERNAL' } }))
    await signInAt(page, 'Sylvie Garnier')
    await page.getByRole('button', { name: 'Recevoir un code' }).click()
    await expect(page.getByRole('alert')).toContainText('La vérification n’a pas abouti.')
    await expectNoViolation(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/stand-in\/otp/)
  })

  test('[P-SESS-11] customers of individual contracts go straight to their home', async ({ page }) => {
    await signInAt(page, 'Marc Delorme', 'individual')
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(heading(page)).toHaveText('Bonjour Marc, voici votre épargne')
  })
})

test.describe('before personal data are modified', () => {
  test('[P-SESS-15] [P-SESS-16] [P-SESS-17] without a code there is a notice and no field; with it the page comes back', async ({
    page,
  }) => {
    await openAs(page, 'Sylvie Garnier', EDIT)
    await expect(page.getByRole('region', { name: 'Confirmez que c’est bien vous' })).toContainText('épargne salariale')
    await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)
    await expect(page.getByText('Bientôt disponible')).toHaveCount(0)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Recevoir un code' }).click()
    await giveCode(page)
    await expect(page).toHaveURL(EDIT)
    await expect(page.getByText('Bientôt disponible')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recevoir un code' })).toHaveCount(0)
  })

  for (const path of ['/profile/s2e/personal-data', EDIT])
    test(`[P-SESS-18] [P-SESS-19] without a mobile number ${path} says what is needed`, async ({ page }) => {
      await openAs(page, 'Bruno Castagne', path)
      await expect(
        page.getByText(
          'Votre numéro de téléphone mobile est nécessaire à la modification de vos informations personnelles en ligne.',
          { exact: true },
        ),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Recevoir un code' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Nous communiquer votre numéro' })).toHaveAttribute('href', '/contact')
      await expectNoViolation(page)
    })

  test('[P-PERM-07] an employee who looks at a customer’s space is told that nothing can be modified', async ({ page }) => {
    await openAs(page, 'Hugo Delmas', EDIT)
    await expect(page.getByText('Vous ne pouvez effectuer cette action en vision miroir.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recevoir un code' })).toHaveCount(0)
  })

  test('customers with an advisor are led to them', async ({ page }) => {
    await openAs(page, 'Marc Delorme', '/profile/ais/personal-data/edit-phone', 'individual')
    await page.locator('main').getByRole('button', { name: 'Contacter mon conseiller' }).click()
    await expect(page.getByRole('dialog', { name: 'Contacter mon conseiller' })).toBeVisible()
  })
})

test.describe('password', () => {
  test('[P-ROUTE-38] a service that does not answer is said, tried again, or left', async ({ page }) => {
    await page.route('**/login/change-password/collective', (route) =>
      route.fulfill({ status: 500, json: { data: 'ERR_INTERNAL' } }),
    )
    await openAs(page, 'Thomas Leroux', '/change-password')
    await expect(heading(page)).toHaveText('Changer de mot de passe')
    await expect(page.getByRole('alert')).toContainText('Votre mot de passe n’a pas changé.')
    await expectNoViolation(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL('/stand-in/change-password')
  })
})
