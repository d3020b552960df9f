import { expect, test } from 'vitest'
import { changePage } from '../profile/examples.tsx'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'
import { sentFrom } from './index.ts'

const PROFILE = '/profile/s2e/personal-data'
const BANK = '/profile/s2e/bank-coordinates'

/** Opens the profile as the return from the door of the code does. */
const openProfile = async (address: string): Promise<RenderedPage> => {
  const { address: door, location, ports } = changePage('email', 'edit-email')
  const opened = await renderPage(door, { ...ports })
  await expect.poll(opened.address).toBe(location)
  opened.go(address)
  await expect.element(link(/mon e-mail$/)).toBeVisible()
  return opened
}
const link = (name: string | RegExp) => page.getByRole('link', { name })
const resume = link('Reprendre mon arbitrage')

test('who was sent to the profile by a switch finds the way back on each page that they come to', async () => {
  const opened = await openProfile(sentFrom(PROFILE, 'switch'))
  await expect.element(resume).toBeVisible()
  // By the side list, and by what leads to the accounts: to their cards, and to the change of one.
  for (const way of ['Coordonnées bancaires', 'Contact', 'Données personnelles', 'Voir mes comptes bancaires']) {
    await link(way).first().click()
    await expect.poll(opened.address).toMatch(/\?from=switch$/)
    await expect.element(resume).toBeVisible()
  }
  await expect.poll(opened.address).toBe(sentFrom(BANK, 'switch'))
  await link('Changer de compte').first().click()
  await expect.poll(opened.address).toBe(sentFrom(`${BANK}/edit-bank-account`, 'switch'))
  await expect.element(link('Mon arbitrage')).toHaveAttribute('href', '/transactional/arbitration')
  opened.go(sentFrom(PROFILE, 'switch'))
  // By the change of the e-mail: its form, and the word that it is saved.
  await link(/mon e-mail$/).click()
  await expect.poll(opened.address).toBe(sentFrom(`${PROFILE}/edit-email`, 'switch'))
  await expect.element(resume).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('sylvie.nouvelle@example.org')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Votre modification a bien été prise en compte')).toBeVisible()
  await expect.element(resume).toBeVisible()
  await link('Mon profil').click()
  await expect.poll(opened.address).toBe(sentFrom(PROFILE, 'switch'))
  await resume.click()
  await expect.poll(opened.address).toBe('/transactional/arbitration')
})

test('who comes to the profile by themselves is led to no act', async () => {
  await openProfile(PROFILE)
  await expect.element(link(/^Reprendre/)).not.toBeInTheDocument()
})
