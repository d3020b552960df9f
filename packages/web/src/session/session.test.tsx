import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderPage } from '../testing/index.ts'

const heading = page.getByRole('heading', { level: 1 })

test('[P-ROUTE-83] [P-SESS-05] each page takes the focus to its heading, Back too; Escape does not close the end that the server told', async () => {
  const { address, back, go, standIn } = await renderPage('/', { person: 'thomas-leroux' })
  await expect.poll(address).toBe('/epargne')
  await expect.element(heading).toHaveTextContent('Bonjour Thomas, voici votre épargne')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Capital ou rente/ })
    .click()
  await expect.poll(address).toBe('/simulator/mrm')
  await expect.element(heading).not.toHaveTextContent('Bonjour Thomas')
  await expect.element(heading).toHaveFocus()
  back()
  await expect.element(heading).toHaveTextContent('Bonjour Thomas, voici votre épargne')
  await expect.element(heading).toHaveFocus()
  await standIn.order('coaching', 'ERR_EXP')
  go('/filib')
  const ended = page.getByRole('alertdialog')
  await expect.element(ended).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ended).toBeVisible()
})

test('axe finds no violation on the offer of a one-time code, and none if it cannot be asked for', async () => {
  const departure = JSON.stringify({ version: 1, origin: 'collective', state: 'abc', returnTo: '/' })
  const { standIn } = await renderPage('/authcallback?state=abc', {
    person: 'sylvie-garnier',
    stored: { 'hautelisse.departure': departure },
  })
  await expect.element(heading).toHaveTextContent('Protégez vos opérations')
  await expectNoViolation()
  await standIn.order('otp', 'ERR_INTERNAL')
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectNoViolation()
})

test('[P-ROUTE-25] [S-NAV-07] [S-GEN-05] the entrance tells what a payment could save, and leads to the simulator', async () => {
  const { address } = await renderPage('/')
  await expect.element(heading).toMatchTextContent('Votre épargne,fil par fil')
  page.getByRole('contentinfo').element().scrollIntoView()
  const teaser = page.getByRole('region', { name: 'Combien d’impôt pourriez-vous économiser ?' })
  await expect
    .element(teaser)
    .toMatchTextContent(/célibataire, 5\s000,00\s€ par mois, versement de 5\s400,00\s€.*1\s?620,00\s€.*30\s% du versement/)
  await expect.element(teaser.getByRole('img', { name: '16 fils sur 54 sont rendus en économie d’impôt' })).toBeVisible()
  await teaser.getByRole('link', { name: 'Simuler mon impôt' }).click()
  await expect.poll(address).toBe('/simulateur/impots')
})
