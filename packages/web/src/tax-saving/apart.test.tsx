import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderPage } from '../testing/index.ts'
import { couple } from './examples.tsx'
import { laterScreens } from './later-screens.ts'

const SIMULATOR = '/simulateur/impots'
const arrived = page.getByRole('heading', { name: 'Résultat de votre simulation' })
const alert = page.getByRole('alert')
const next = page.getByRole('button', { name: /^(Continuer|Voir mon résultat|Calcul en cours)$/ })

/** The couple of the worked case at the last question, with all that it has answered. */
const ASKING = Object.fromEntries(
  Object.entries(couple().ports?.stored ?? {}).map(([key, text]) => [
    key,
    JSON.stringify({ ...JSON.parse(text), step: 'income' }),
  ]),
)

test('[P-ERR-28] [TAX-57] [S-ERR-25] the focus goes to what failed, to the result, into the gauges and back to their link', async () => {
  const { standIn } = await renderPage(SIMULATOR, {
    person: 'sylvie-garnier',
    stored: ASKING,
    ordered: ['tax-simulation', 'ERR_INTERNAL'],
  })
  await next.click()
  await expect.element(alert.filter({ hasText: 'Une erreur est survenue' })).toHaveFocus()
  await standIn.mend()
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await expect.element(arrived).toHaveFocus()
  const link = page.getByRole('link', { name: 'Mes plafonds de versement de l’année' })
  ;(await link.findElement()).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Mes plafonds de versement' })
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.elements()).toEqual([])
  await expect.element(link).toHaveFocus()
})

test('[TAX-57] [S-ERR-25] where the script of the result cannot be loaded twice, the focus goes to the way to load the page again', async () => {
  const asking = vi.spyOn(laterScreens, 'ask').mockResolvedValue(undefined)
  onTestFinished(() => asking.mockRestore())
  await renderPage(SIMULATOR, { stored: ASKING })
  await next.click()
  const lost = alert.filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
  await expect.element(lost).toBeVisible()
  await expectNoViolation()
  await lost.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(lost.getByRole('button', { name: 'Recharger la page' })).toHaveFocus()
})
