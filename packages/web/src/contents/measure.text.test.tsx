import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const ANALYTICS = { script: '/measure.js', salt: 'a salt of these tests' }
const DAY_MS = 86_400_000
const heading = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const question = page.getByRole('region', { name: 'Mesurer l’audience ?' })
const answer = (name: string) => question.getByRole('button', { name })

test('[P-CONST-06] [P-TRACK-06] where no audience measure is configured nobody is asked, and the cookie policy says so', async () => {
  await renderPage('/politique-cookies', { person: 'sylvie-garnier' })
  await expect.element(page.getByText('Aucune mesure d’audience n’est installée sur ce portail')).toBeVisible()
  await expect.element(page.getByText('Votre choix est conservé 13\u00A0mois')).toBeVisible()
  expect(page.getByRole('button', { name: 'Accepter la mesure' }).elements()).toEqual([])
  expect(question.elements()).toEqual([])
})

test('[P-CONST-05] [P-TRACK-02] [P-CONST-06] it is not asked at sign-in, and asked again after 13 months and a day, not before', async () => {
  const { go, pass } = await renderPage('/login', { analytics: ANALYTICS })
  await expect.element(heading).toHaveTextContent('Se connecter')
  expect(question.elements()).toEqual([])
  go('/articles')
  await answer('Accepter').click()
  await expect.poll(() => question.elements()).toEqual([])
  for (const [later, count] of [
    [395 * DAY_MS, 0],
    [DAY_MS, 1],
  ] as const) {
    pass(later)
    go('/login')
    await expect.element(heading).toHaveTextContent('Se connecter')
    go('/articles')
    await expect.element(heading).toHaveTextContent('Articles')
    await expect.poll(() => question.elements()).toHaveLength(count)
  }
})

test('[P-CONST-06] it can be answered anew on /politique-cookies, by either of two buttons', async () => {
  await renderPage('/politique-cookies', { analytics: ANALYTICS })
  await expect.element(main.getByText('Vous n’avez pas encore répondu. Rien n’est mesuré.')).toBeVisible()
  await main.getByRole('button', { name: 'Accepter la mesure' }).click()
  await expect
    .element(main.getByText('Vous avez accepté la mesure d’audience le 20/11/2026. Votre réponse vaut jusqu’au 20/12/2027.'))
    .toBeVisible()
  expect(question.elements()).toEqual([])
  await main.getByRole('button', { name: 'Refuser la mesure' }).click()
  await expect.element(main.getByText('Vous avez refusé la mesure d’audience le 20/11/2026.')).toBeVisible()
})
