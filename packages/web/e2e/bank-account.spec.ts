import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const RIB = { name: 'rib.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a RIB') }
const EDIT = '/profile/s2e/bank-coordinates/edit-bank-account'
const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

/** Confirms the session with a code, and comes back to the form. */
const confirm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(EDIT)
}

const fill = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Choisir un fichier/ }).click()
  await (await choosing).setFiles(RIB)
  await expect(page.getByText('rib.pdf', { exact: true })).toBeVisible()
}

const sign = async (page: Page): Promise<void> => {
  const told = (await page.getByText(/votre code est \d{6}/).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code de signature' }).fill(/\d{6}/.exec(told)?.[0] ?? '')
  await page.getByRole('checkbox', { name: 'Je certifie être titulaire de ce compte' }).check()
  await page.getByRole('button', { name: 'Signer', exact: true }).click()
}

test('[BANK-01] [P-BANNER-06] [RIB-10] [RIB-14] [RIB-16] the first RIB after the home’s banner: signed, awaited, taken back', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await page.getByRole('link', { name: 'Ajouter un RIB' }).click()
  await expect(page).toHaveURL('/profile/s2e/bank-coordinates')
  // The address is there before the page: the banner's own link has this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ajouter un RIB' }).click()
  await expect(page).toHaveURL(EDIT)
  await confirm(page)
  await fill(page)
  await page.getByRole('button', { name: 'Continuer vers la signature' }).click()
  await expect(page.getByText(IBAN)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(EDIT)
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue(IBAN)
  await page.getByRole('button', { name: 'Continuer vers la signature' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Signez votre demande' })).toBeFocused()
  await expectNoViolation(page)
  await sign(page)
  await expect(page.getByRole('heading', { name: 'Votre demande est signée' })).toBeFocused()
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  // The store of the home without a server is the server's own.
  expect(stored.replaceAll(/"hautelisse\.api[^,]*,?/g, '')).not.toContain('5000013M02606"')
  await expect(page.getByText('24/11/2026', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes comptes bancaires' }).click()
  await expect(page.getByText('En cours, utilisable le 24/11/2026')).toBeVisible()
  await page.goto('/epargne')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Coordonnées bancaires manquantes')).toHaveCount(0)
  await page.goto('/profile/s2e/bank-coordinates')
  await page.getByRole('button', { name: 'Annuler la demande' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la demande' }).click()
  await expect(page.getByText('À ajouter')).toBeVisible()
})
