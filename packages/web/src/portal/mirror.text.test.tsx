import { ROUTES } from '@hautelisse/domain/portal'
import { EXPECTED_OUTCOMES } from '@hautelisse/domain/portal/expected-outcomes'
import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'

const MIRROR = { person: 'hugo-delmas' }
const FORBIDDEN = 'Vous ne pouvez effectuer cette action en vision miroir.'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const strip = page.getByRole('region', { name: 'Vision miroir, espace client : Hugo Delmas.' })
const forbidden = page.getByRole('alertdialog', { name: 'Vision miroir' })
const panel = page.getByRole('region', { name: 'Fermé en vision miroir' })

test('[P-PERM-01] [ACTS-13] a mirror session says whose space it is above the page, its doors are shut for one reason, and leaving ends it', async () => {
  const { address } = await renderPage('/epargne', MIRROR)
  await expect.element(strip).toMatchTextContent('Lecture seule : rien ne peut y être fait.')
  await expect.element(heading).toHaveTextContent('Bonjour Hugo, voici votre épargne')
  const doors = main.getByRole('link', { name: /^(Faire un|Retirer)/ })
  await expect.poll(() => doors.elements().map(({ textContent }) => textContent)).toHaveLength(3)
  expect(new Set(doors.elements().map((door) => door.getAttribute('href')))).toEqual(new Set(['/epargne#forbidden_mirror']))
  expect(main.element().textContent.match(/Fermés en vision miroir.: rien ne peut être fait dans cet espace\./g)).toHaveLength(1)
  await strip.getByRole('button', { name: 'Quitter' }).click()
  await expect.poll(address).toBe('/')
  expect(strip.elements()).toEqual([])
})

test('[P-PERM-01] [P-LAY-02] the strip comes after the links over what repeats, and before all else of the page', async () => {
  await renderPage('/epargne', MIRROR)
  await expect.element(strip).toBeVisible()
  await expect.element(heading).toBeVisible()
  const first = [...document.querySelectorAll('a[href], button')].slice(0, 4).map(({ textContent }) => textContent)
  expect(first).toEqual(['Aller au contenu', 'Aller au menu', 'Aller au pied de page', 'Quitter'])
})

/** One address of each page that acts, as the table of expected outcomes has it. */
const SHUT = EXPECTED_OUTCOMES.filter(({ lands, leadsOn }) => lands.mirror.screen === 'mirror' && leadsOn === undefined).flatMap(
  ({ lands }, place, all) =>
    all.findIndex((one) => one.lands.collective.screen === lands.collective.screen) === place ? [lands.mirror.at] : [],
)

test('[P-PERM-01] each page that acts has an address below', () => {
  expect(SHUT).toHaveLength(ROUTES.filter(({ acts }) => acts !== undefined).length)
})

test.each(SHUT)('[P-PERM-01] [P-PERM-07] reached by its address, %s is one panel in place of a form', async (at) => {
  const { address } = await renderPage(at, MIRROR)
  await expect.element(panel).toMatchTextContent('Cette demande ne peut être faite que par Hugo Delmas')
  expect([address(), main.getByRole('textbox').elements(), main.getByRole('heading', { level: 2 }).elements().length]).toEqual([
    at,
    [],
    1,
  ])
  await expect.element(strip).toBeVisible()
})

test('[P-PERM-07] [ACTS-13] the panel leads to what the saver can do, which stays open to the employee who looks', async () => {
  const { address, back } = await renderPage('/savings/withdraw', MIRROR)
  await panel.getByRole('link', { name: 'Voir ce qui est possible' }).click()
  await expect.element(heading).toHaveTextContent('Ce que je peux faire')
  await expect.poll(() => main.getByRole('link', { name: /^Faire un versement/ }).elements().length).toBeGreaterThan(0)
  expect(main.element().textContent).not.toContain('Vous consultez cet espace sans pouvoir agir')
  back()
  await expect.element(panel).toBeVisible()
  expect(address()).toBe('/savings/withdraw')
})

test('[P-PERM-01] [P-PERM-07] every door of an act leaves the page as it is and says so', async () => {
  const { address, go } = await renderPage('/accounts', MIRROR)
  await expect.element(heading).toBeVisible()
  for (const at of ['/savings/withdraw', '/accounts#paper_process', '/accounts#add_account_retirement']) {
    go(at)
    await expect.element(forbidden).toMatchTextContent(FORBIDDEN)
    expect(address()).toMatch(/^\/accounts#/)
    await forbidden.getByRole('button', { name: 'J’ai compris' }).click()
    await expect.poll(address).toBe('/accounts')
  }
})

test('[P-PERM-07] a page that was opened shut is shut as every other once a door leads to it, and Back finds its panel', async () => {
  const { address, go, back } = await renderPage('/savings/withdraw', MIRROR)
  await expect.element(panel).toBeVisible()
  go('/accounts')
  await expect.poll(() => panel.elements()).toEqual([])
  go('/savings/withdraw')
  await expect.element(forbidden).toMatchTextContent(FORBIDDEN)
  expect(address()).toBe('/accounts#forbidden_mirror')
  back()
  back()
  await expect.element(panel).toBeVisible()
  expect(address()).toBe('/savings/withdraw')
})

test('[P-PERM-07] what the person before was shown tells nothing of a mirror session', async () => {
  const { address, app, go, standIn } = await renderPage('/savings/withdraw', { person: 'sylvie-garnier' })
  await expect.element(heading).toBeVisible()
  await standIn.signIn('hugo-delmas')
  app.session.send({ type: 'signedInElsewhere' })
  await expect.element(panel).toBeVisible()
  go('/savings/transfer/ais')
  await expect.poll(() => main.element().textContent).toContain('Fermé en vision miroir')
  expect(address()).toBe('/savings/transfer/ais')
})

/** A payment that waits for its card, in place of the operations under way. */
const atCard: Between = async (request, pass) => {
  const answer = await pass()
  if (!request.path.includes('/services/operations/?status=progress')) return answer
  const id = { id: 'op-card', scope: 's2e', type: 'VERSEMENT', label: 'Versement', status: 'En cours' }
  const operation = { ...id, date: '20/11/2026', amount: 200, url: '/stand-in/card-payment?payment=op-card' }
  return { ...answer, body: JSON.stringify({ operations: [operation], error_scope: [] }) }
}

test.each(['/epargne', '/operations/op-card'])('[P-PERM-01] [P-PERM-07] on %s the door of a card is shut as well', async (at) => {
  const { address } = await renderPage(at, { ...MIRROR, between: atCard })
  await main.getByRole('link', { name: 'Payer par carte' }).click()
  await expect.element(forbidden).toMatchTextContent(FORBIDDEN)
  expect(address()).toBe(`${at}#forbidden_mirror`)
})

test('[PERS-11] [P-PERM-07] the profile gives the reason once, and no list of what it closes', async () => {
  await renderPage('/profile/s2e/personal-data', MIRROR)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Pourquoi est-ce bloqué ?' })).toBeVisible()
  const said = main.element().textContent
  expect(said.split(FORBIDDEN)).toHaveLength(2)
  expect(said).not.toMatch(/Modifier l’e-mail|pas pu être lu/)
})
