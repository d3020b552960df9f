import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test } from './own-server.ts'
import { openAs } from './sign-in.ts'

// A request that waits changes Sylvie's accounts for everybody who looks at them: this journey has a server of its own.

const RIB = { name: 'rib.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a RIB') }
const EDIT = '/profile/s2e/bank-coordinates/edit-bank-account'
const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

const confirm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(EDIT)
}

test(
  '[BANK-03] [BANK-06] [RIB-09] [RIB-13] the debit account is replaced: its mandate is read, box and code sign, the former one stays until the day',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', EDIT)
    await confirm(page)
    await page.getByRole('checkbox', { name: /^Recevoir des virements/ }).uncheck()
    await page.getByRole('checkbox', { name: /^Être prélevé/ }).check()
    await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /Choisir un fichier/ }).click()
    await (await choosing).setFiles(RIB)
    await expect(page.getByText('rib.pdf', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Continuer vers la signature' }).click()
    await expect(page.getByRole('heading', { name: 'Signature électronique' })).toBeVisible()
    await expectNoViolation(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Lire le document à signer (PDF)' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
    const told = (await page.getByText(/votre code est \d{6}/).textContent()) ?? ''
    await page.getByRole('textbox', { name: 'Code de signature' }).fill(/\d{6}/.exec(told)?.[0] ?? '')
    await page.getByRole('checkbox', { name: 'Je certifie être titulaire de ce compte' }).check()
    await page.getByRole('button', { name: 'Signer', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Votre demande est signée' })).toBeFocused()
    await page.getByRole('link', { name: 'Voir mes comptes bancaires' }).click()
    await expect(page.getByText('En cours, utilisable le 24/11/2026')).toBeVisible()
    await expect(page.getByText('FR76 •••• 7651')).toBeVisible()
    await expect(page.getByText('Mandat RUM-0048-2201')).toBeVisible()
  },
)
