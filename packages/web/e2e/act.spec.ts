import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test } from './own-server.ts'
import { openAs } from './sign-in.ts'

const PDF = Buffer.from('%PDF-1.7 a document')
const SAVER = 'Sylvie Garnier'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Confirms the session with a code. */
const confirm = async (page: Page): Promise<void> => {
  await button(page, 'Recevoir un code').click()
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await button(page, 'Continuer').click()
}

const choose = async (page: Page, paper: string | RegExp, name: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: paper }).click()
  await (await choosing).setFiles([{ name, mimeType: 'application/pdf', buffer: PDF }])
  await expect(page.getByText(name).first()).toBeVisible()
}

/** A withdrawal of 300,00 € for a home, up to its amount and documents. */
const begin = async (page: Page): Promise<void> => {
  await openAs(page, SAVER, '/savings/withdraw')
  await confirm(page)
  await page.getByRole('radio', { name: /^PEE/ }).click()
  await page.getByRole('radio', { name: /^Épargne bloquée/ }).click()
  await button(page, 'Continuer').click()
  await page.getByRole('radio', { name: /^Achat de la résidence principale/ }).click()
  await page.getByRole('textbox', { name: /Signature de l’acte/ }).fill('14/09/2026')
  await button(page, 'Continuer').click()
  await page.getByRole('textbox', { name: /^Montant brut/ }).fill('300')
  await choose(page, /^Acte de vente/, 'acte.pdf')
}

/** The bank account that was missing, in at most six presses after its form is filled in. */
const addAccount = async (page: Page): Promise<number> => {
  let presses = 0
  const press = async (...given: Parameters<Page['getByRole']>): Promise<void> => {
    presses += 1
    await page.getByRole(...given).click()
  }
  await page.getByRole('textbox', { name: 'IBAN' }).fill('FR14 2004 1010 0505 0001 3M02 606')
  await choose(page, /Choisir un fichier/, 'rib.pdf')
  await press('button', { name: 'Continuer vers la signature' })
  await expect(page.getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
  const told = (await page.getByText(/votre code est \d{6}/).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code de signature' }).fill(/\d{6}/.exec(told)?.[0] ?? '')
  await press('checkbox', { name: 'Je certifie être titulaire de ce compte' })
  await press('button', { name: 'Signer', exact: true })
  await expect(heading(page, 'Votre demande est signée')).toBeFocused()
  return presses
}

test('[KEPT-01] [KEPT-05] [RIB-18] a withdrawal that is left for a bank account is taken up again two days later in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page)
  await page.getByRole('link', { name: 'Ajouter un RIB' }).click()
  expect(await addAccount(page)).toBeLessThanOrEqual(6)
  await expect(page.getByRole('link', { name: 'Reprendre mon retrait' })).toBeVisible()
  // The page asks itself: it opens its connection anew where the server has closed one that was idle.
  const isMoved = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/clock', { method: 'POST', headers, body: JSON.stringify({ days: 2 }) })).ok
  })
  expect(isMoved).toBe(true)

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await openAs(other, SAVER, '/epargne')
  await expect(other.getByText('Votre retrait vous attend')).toBeVisible()
  await other.getByRole('link', { name: 'Reprendre mon retrait' }).click()
  await expect(heading(other, 'Montant et pièces')).toBeVisible()
  await confirm(other)
  await expect(other.getByRole('textbox', { name: /^Montant brut/ })).toHaveValue(/^300/)
  await expectNoViolation(other)
  await choose(other, /^Acte de vente/, 'acte.pdf')
  await choose(other, /^Plan de financement/, 'plan.pdf')
  await button(other, 'Continuer').click()
  await button(other, 'Valider ma demande').click()
  await expect(heading(other, 'Votre demande est enregistrée')).toBeVisible()
  await other.goto('/savings/withdraw')
  await expect(heading(other, /^Que voulez-vous retirer/)).toBeVisible()
  await other.goto('/epargne')
  await expect(other.getByText('Arbitrage, PEE').first()).toBeVisible()
  await expect(other.getByText('Votre retrait vous attend')).toHaveCount(0)
  await context.close()
})
