import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { home } from './examples.tsx'

const main = page.getByRole('main')

/** Calls whose path holds one of these are lost while somebody is away. */
const losing = (...paths: readonly string[]) => {
  let isAway = false
  const between: Between = (request, pass) =>
    isAway && paths.some((path) => request.path.includes(path)) ? Promise.reject(new TypeError('no network')) : pass()
  return { between, leave: () => (isAway = true) }
}

test('[ACC-17] [ACC-18] on a phone the accounts of the last visit open their causes, and remarks that nothing could be read anew stay inside', async () => {
  const { between, leave } = losing('/api-s2e/accounts', '/services/operations/')
  await renderExample(home('sylvie-garnier', { between }), { width: 390 })
  const visit = page.getByRole('region', { name: 'Depuis ma dernière visite' })
  const row = visit.getByRole('row').filter({ hasText: 'PERECO' })
  const seen = (): number => [...row.element().querySelectorAll('td')].filter((cell) => cell.checkVisibility()).length
  await expect.poll(seen).toBe(1)
  await row.getByRole('button', { name: 'Détail PERECO' }).click()
  await expect.poll(seen).toBeGreaterThan(1)
  expectNoSideScroll()
  await expectNoViolation()
  leave()
  document.dispatchEvent(new Event('visibilitychange'))
  const remarks = main.getByText('Ces informations n’ont pas pu être actualisées.')
  await expect.poll(() => remarks.elements()).toHaveLength(2)
  await expectNoViolation()
})

test('as much as there can be stays inside the page, and axe finds nothing to say, in light and in the dark', async () => {
  const { between, leave } = losing('/services/api-s2e/alerts')
  leave()
  const { app } = await renderExample(home('anatole-de-kerguenec', { between }))
  const rows = main.getByRole('article').getByRole('link')
  await expect.poll(() => rows.elements()).toHaveLength(15)
  for (const fold of main.getByText(/^Voir les \d+ autres/).elements()) (fold as HTMLElement).click()
  await expect.poll(() => rows.elements()).toHaveLength(40)
  const beyond = (): number =>
    [...document.querySelectorAll('[data-amount]')].filter(
      (one) => one.getBoundingClientRect().right > document.documentElement.clientWidth,
    ).length
  for (const width of [1440, 980, 390, 320]) {
    await page.viewport(width, 900)
    await expect.poll(beyond, { message: String(width) }).toBe(0)
    expectNoSideScroll()
  }
  await expectNoViolation()
  app.settings.send({ type: 'schemeChosen', scheme: 'dark' })
  await expectNoViolation()
})
