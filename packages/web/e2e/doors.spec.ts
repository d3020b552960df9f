import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'

/** A person with both collective scopes, who is offered a code after signing in. */
const PERSON = 'Sylvie Garnier'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code à 6 chiffres' })
const resume = (page: Page) => page.getByRole('button', { name: 'Continuer' })

/** Doors that only say what they stand for, and what is said where none opens. */
const NOTES = [
  ['/stand-in/change-password', 'Changer de mot de passe'],
  ['/stand-in/coaching', 'Coaching'],
  ['/stand-in/sso/ais', 'Espace des opérations'],
  ['/stand-in/sso/s2e/operations/saisieunboppv', 'Espace des opérations'],
  ['/stand-in/sign-in/collective', 'La connexion a expiré'],
  ['/stand-in/otp', 'La vérification a expiré'],
  ['/stand-in/nowhere', 'Page introuvable'],
] as const

/** Signs in through the door and asks for a code; the page is then the door of the code. */
const askForCode = async (page: Page, person = PERSON): Promise<string> => {
  await page.goto('/authentication?origin=collective')
  await page.getByRole('radio', { name: person }).check()
  await resume(page).click()
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(heading(page, 'Code de vérification')).toBeVisible()
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=[\w-]+$/)
  return (await page.getByText(/^\d{6}$/).textContent()) ?? ''
}

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test(
  '[P-CALL-07] [P-CALL-98] the door of a one-time code is followed to, says that a code is wrong, gives up at the fifth, and leads back',
  { tag: '@page' },
  async ({ page }) => {
    // Wrong codes close the way of one person for a while, on every session: somebody whom no other journey asks for a code.
    const code = await askForCode(page, 'Anatole')
    await expectNoViolation(page)
    await codeField(page).fill(wrong(code))
    await codeField(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Ce code n’est pas le bon. Il vous reste 4 essais.')
    await expect(codeField(page)).toHaveAccessibleDescription('Ce code n’est pas le bon. Il vous reste 4 essais.')
    await expectNoViolation(page)
    for (const left of ['3 essais', '2 essais', 'un essai', 'Aucun des codes']) {
      await codeField(page).fill(wrong(code))
      await resume(page).click()
      await expect(page.getByRole('alert')).toContainText(left)
    }
    await expect(heading(page, 'Code refusé')).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('link', { name: 'Revenir au portail' }).click()
    await expect(page).not.toHaveURL(/stand-in/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'the doors say what they stand for without an accessibility violation, light on a desktop, dark on a phone',
  { tag: '@all' },
  async ({ page }) => {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      for (const [path, title] of NOTES) {
        await page.goto(path)
        await expect(heading(page, title)).toBeVisible()
        await expectNoViolation(page)
      }
    }
  },
)
