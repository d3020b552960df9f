import { expect, onTestFinished, test } from 'vitest'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { HOME_SETTINGS } from './home-settings.ts'

const UNAVAILABLE = 'Fonctionnalité momentanément indisponible'
const heading = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const ahead = page.getByRole('region', { name: 'Se projeter' })

const open = async () => {
  const rendered = await renderPage('/epargne', { person: 'sylvie-garnier' })
  await expect.element(heading).toHaveTextContent('Bonjour Sylvie, voici votre épargne')
  return rendered
}

/** What the build was told, for one test. */
const told = <Settings extends object>(settings: Settings, given: Partial<Settings>): void => {
  const before = { ...settings }
  Object.assign(settings, given)
  onTestFinished(() => void Object.assign(settings, before))
}

test('[S-NAV-01] [P-ROUTE-39] [OPS-06] [P-ACCT-25] the home leads to what is there, and says how much of a PEE is free', async () => {
  const { address } = await open()
  const row = main
    .getByRole('article')
    .filter({ hasText: 'Retraite' })
    .getByRole('link', { name: /^PERECO/ })
  await expect.element(row).toMatchTextContent('Versement programmé')
  const projects = main.getByRole('article').filter({ hasText: 'Projets' })
  await expect.element(projects.getByRole('link', { name: /^PEE/ }).first()).toMatchTextContent(/Dont .* disponibles/)
  const peg = projects.getByRole('link', { name: /^PEG/ })
  await expect.element(peg).toMatchTextContent('Disponible le 01/06/2029')
  await expect.element(peg).not.toMatchTextContent('disponibles')
  await expect.element(main.getByRole('link', { name: 'Faire un versement' })).toHaveAttribute('href', '/transactional/payment')
  await expect
    .element(main.getByRole('link', { name: 'Faire un arbitrage' }))
    .toHaveAttribute('href', '/transactional/arbitration')
  await expect.element(main.getByRole('link', { name: 'Retirer mon épargne' })).toHaveAttribute('href', '/savings/withdraw')
  await expect
    .element(main.getByRole('link', { name: 'Ajouter un compte' }))
    .toHaveAttribute('href', '/epargne#add_account_retirement')
  await expect.element(main.getByRole('link', { name: 'Toutes mes opérations' })).toHaveAttribute('href', '/operations')
  const leads = (): readonly (string | null)[] =>
    ahead
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(leads)
    .toEqual([
      expect.stringMatching(/^Estimer ma retraite/),
      expect.stringMatching(/^Capital ou rente/),
      expect.stringMatching(/^Vérifier mon allocation/),
    ])
  await row.click()
  await expect.poll(address).toBe('/epargne/detail/type/PERECO/00482201')
  await expect.element(page.getByRole('heading', { level: 1, name: 'PERECO' })).toBeVisible()
})

test('[P-ERR-23] [P-ERR-24] while savings are being moved the notice is all there is', async () => {
  told(HOME_SETTINGS, { isMigrating: true })
  await open()
  await expect
    .element(page.getByRole('region', { name: 'Amélioration en cours' }))
    .toMatchTextContent('rien ne change pour vos placements')
  expect(main.element().querySelectorAll('article, table')).toHaveLength(0)
  const amounts = [...main.element().querySelectorAll('[data-amount]')].map(({ textContent }) => textContent)
  expect(amounts.filter((text) => !/2.239,44/.test(text))).toEqual([])
  expect(main.getByRole('link', { name: 'Faire un versement' }).elements()).toEqual([])
})

test('[P-NAV-28] [P-NAV-29] acts that are taken away for a while stay on the home, lead nowhere, and say so', async () => {
  told(FRAME_SETTINGS, {
    disabledFeatures: new Set(['payment', 'complementary-estimate', 'retirement-estimate', 'tax-savings', 'robo-advice']),
  })
  const { address } = await open()
  for (const name of [
    'Faire un versement',
    'Estimer ma retraite',
    'Capital ou rente ?',
    'Réduire mon impôt',
    'Vérifier mon allocation',
  ]) {
    const entry = main.getByRole('button', { name: `${name} ${UNAVAILABLE}` })
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    await entry.click()
    expect(address()).toBe('/epargne')
    expect(main.getByRole('link', { name }).elements()).toEqual([])
  }
  expect(ahead.getByRole('link').elements()).toEqual([])
})
