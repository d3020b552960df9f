import { describe, expect, onTestFinished, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'

const SYLVIE = 'sylvie-garnier'
const HELENE = 'helene-fontanel'
const heading = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const toDo = page.getByRole('complementary', { name: 'À faire' })

describe('pages for everybody', () => {
  test('[P-MAINT-06] the entrance is there outside the windows of maintenance', async () => {
    await renderPage('/')
    await expect.element(heading).toMatchTextContent('Votre épargne,fil par fil')
  })

  test('[P-MAINT-01] [O-CONST-37] [P-MAINT-02] [O-CONST-38] [P-MAINT-03] [P-MAINT-05] / says when the maintenance is over, then gives way to the entrance; other addresses open', async () => {
    const { go, pass } = await renderPage('/presentation', { today: '2023-12-10', time: '07:59:59.500+01:00' })
    await expect.element(heading).toHaveTextContent('Présentation')
    go('/')
    await expect.element(heading).toHaveTextContent('Retour à 08:00')
    await expect.element(page.getByText('de 01:30 à 08:00')).toBeVisible()
    await expect.poll(() => document.title).toBe('Hautelisse')
    expect(page.getByRole('banner').elements()).toEqual([])
    pass(500)
    await expect.element(heading).toMatchTextContent('Votre épargne,fil par fil')
  })

  test('[P-ROUTE-29] [P-ROUTE-30] /version shows version, commit and environment, and asks again after a failure', async () => {
    const { standIn } = await renderPage('/version', { ordered: ['version', 'ERR_INTERNAL'] })
    await expect.element(page.getByText('La version n’a pas pu être lue.')).toBeVisible()
    await standIn.mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect
      .poll(() => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent))
      .toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/), 'development'])
  })

  test.each([
    ['a visitor', undefined],
    ['a member of a company', SYLVIE],
    ['a customer of the transmission simulator', HELENE],
  ])(
    '[P-ROUTE-37] the site map leads %s to pages that they may open, and to no other',
    async (_who, person) => {
      const { go, address } = await renderPage('/plan-du-site', person === undefined ? {} : { person })
      await expect.element(heading).toHaveTextContent('Plan du site')
      const addresses = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
      expect(addresses.length).toBeGreaterThan(5)
      for (const to of addresses.filter((href) => href !== '/plan-du-site')) {
        go(to)
        await expect.poll(() => document.title).not.toMatch(/^Plan du site/)
        await expect.element(heading).toBeVisible()
        expect(address()).toBe(to)
        go('/plan-du-site')
        await expect.element(heading).toHaveTextContent('Plan du site')
        await expect.poll(() => document.title).toMatch(/^Plan du site/)
      }
    },
    60_000,
  )

  test.each([
    [SYLVIE, '/filib'],
    ['thomas-leroux', undefined],
  ])('[P-ROUTE-37] [P-NAV-19] the site map names coaching to those who have it, and to nobody else: %s', async (person, way) => {
    await renderPage('/plan-du-site', { person })
    await expect.element(main.getByRole('link', { name: 'Mon épargne', exact: true })).toBeVisible()
    const coaching = main.getByRole('link', { name: 'Coaching' })
    await expect.poll(() => coaching.elements().map((link) => link.getAttribute('href'))).toEqual(way === undefined ? [] : [way])
  })

  test('[P-ROUTE-16] the error page leads to the entrance and to the site map', async () => {
    const { address, back } = await renderPage('/nulle-part')
    await expect.poll(address).toBe('/error-page?reason=ERR_NOT_FOUND')
    await page.getByRole('link', { name: 'Plan du site' }).click()
    await expect.poll(address).toBe('/plan-du-site')
    await expect.element(heading).toHaveTextContent('Plan du site')
    back()
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect.poll(address).toBe('/')
  })

  test.each([
    ['a visitor to their sign-in', undefined, 'Accéder à mon espace', '/login'],
    ['a member to their savings', SYLVIE, 'Voir mon épargne', '/epargne'],
  ])('[P-ROUTE-22] /presentation leads %s', async (_who, person, name, to) => {
    const { address } = await renderPage('/presentation', person === undefined ? {} : { person })
    await main.getByRole('link', { name }).click()
    await expect.poll(address).toBe(to)
  })
})

describe('pages of members', () => {
  test('[P-ROUTE-42] a group or an account that one does not hold is said on the page, with a way back', async () => {
    const { go, address } = await renderPage('/epargne/detail/type/PEE', { person: SYLVIE })
    await expect.element(page.getByRole('heading', { level: 1, name: 'PEE' })).toBeVisible()
    for (const to of ['/epargne/detail/type/PERU', '/epargne/detail/company/nobody', '/epargne/detail/type/PEE/nothing']) {
      go(to)
      await expect.element(page.getByRole('heading', { name: 'Données indisponibles' })).toBeVisible()
      expect(address()).toBe(to)
      go('/epargne/detail/type/PEE')
      await expect.element(page.getByRole('heading', { level: 1, name: 'PEE' })).toBeVisible()
    }
    go('/epargne/detail/company/nobody')
    await page.getByRole('link', { name: 'Revenir à mon épargne' }).click()
    await expect.poll(address).toBe('/epargne')
  })

  const withoutBankDetails: Between = async ({ path }, pass) => {
    const answer = await pass()
    if (!path.endsWith('/services/api-s2e/profile')) return answer
    const { s2e_profile: profile } = JSON.parse(answer.body) as {
      readonly s2e_profile: { readonly companies: readonly object[] }
    }
    const companies = profile.companies.map((company) => Object.assign({}, company, { payor: false }))
    return { ...answer, body: JSON.stringify({ s2e_profile: { ...profile, companies, bank_accounts: [] } }) }
  }

  test('[P-ROUTE-67] [P-ROUTE-68] [P-BANNER-06] /transmission shows the home without what stands under its header', async () => {
    const { go } = await renderPage('/epargne', { person: SYLVIE, between: withoutBankDetails })
    await expect.element(toDo).toMatchTextContent('Coordonnées bancaires manquantes')
    await expect.element(toDo.getByRole('link', { name: 'Ajouter un RIB' })).toBeVisible()
    const greeting = heading.element().textContent
    go('/transmission')
    await expect.poll(() => document.title).toBe('Ma transmission – Hautelisse')
    await expect.element(heading).toHaveTextContent(greeting)
    await expect.poll(() => toDo.elements()).toHaveLength(0)
  })

  test('[P-ROUTE-66] coaching opens in a tab of its own', async () => {
    await renderPage('/filib', { person: SYLVIE })
    const way = page.getByRole('link', { name: 'Ouvrir le coaching dans un nouvel onglet' })
    await expect.element(way).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(way).toHaveAttribute('target', '_blank')
    await expect.element(way).toHaveAttribute('href', expect.stringMatching(/\/stand-in\/coaching$/))
  })

  test('[P-ROUTE-66] [OPS-43] without a coaching address a direct visit says so, and leads home', async () => {
    const none: Between = ({ path }, pass) =>
      path.includes('/filib/iframe') ? Promise.resolve({ status: 200, body: '{"data":null}' }) : pass()
    await renderPage('/filib', { person: SYLVIE, between: none })
    await expect.element(page.getByText('Votre entreprise ne propose pas de coaching')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Revenir à mon épargne' })).toHaveAttribute('href', '/epargne')
  })

  test('[OPS-43] a coaching address that cannot be read is said, asked for again, and the way home is there', async () => {
    const { standIn } = await renderPage('/filib', { person: SYLVIE, ordered: ['coaching', 'ERR_INTERNAL'] })
    await expect.element(page.getByText('Fonctionnalité momentanément indisponible')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Revenir à mon épargne' })).toHaveAttribute('href', '/epargne')
    await standIn.mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(page.getByRole('link', { name: 'Ouvrir le coaching dans un nouvel onglet' })).toBeVisible()
  })

  test('[P-ERR-01] [P-ERR-02] [ACTS-14] a page that needs a collective scope keeps its address, and says so in the log alone', async () => {
    const { go } = await renderPage('/epargne', { person: 'ines-caradec' })
    await expect.element(heading).toMatchTextContent('Vos comptes apparaîtront ici')
    go('/savings/withdraw')
    await expect.element(heading).toHaveTextContent('Retirer mon épargne')
    await expect.element(page.getByText('Vous n’avez pas encore de contrat ici')).toBeVisible()
    expect(document.body.textContent).not.toContain('collective scopes')
    go('/developer/contexts')
    await expect.element(page.getByText('User has no collective scopes.')).toBeVisible()
  })
})

describe('pages of developers', () => {
  test('[P-DEV-01] [P-DEV-10] the index leads to every address and makes calls fail on demand', async () => {
    await renderPage('/developer')
    await expect.element(heading).toHaveTextContent('Outils de développement')
    await page.getByRole('combobox', { name: 'Appel' }).selectOptions('version')
    await page.getByRole('combobox', { name: 'Panne' }).selectOptions('ERR_INTERNAL')
    await page.getByRole('textbox', { name: 'Fois' }).fill('zéro')
    await page.getByRole('button', { name: 'Programmer' }).click()
    await expect.element(page.getByText(/De 1 à 1\s000/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Fois' }).fill('1')
    await page.getByRole('button', { name: 'Programmer' }).click()
    await expect.element(page.getByText(/prochains appels/)).toBeVisible()
    await page.getByRole('link', { name: 'Version du portail' }).click()
    await expect.element(page.getByText('La version n’a pas pu être lue.')).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(page.getByText('development', { exact: true })).toBeVisible()
  })

  test('[P-DEV-04] [P-DEV-10] contexts shows where the application stands and what is kept, and nothing of the person', async () => {
    // The page lists the browser's own storage.
    window.sessionStorage.setItem('hautelisse.user', 'Sylvie Garnier')
    onTestFinished(() => window.sessionStorage.removeItem('hautelisse.user'))
    await renderPage('/developer/contexts', { person: SYLVIE })
    await expect.element(page.getByText('signedIn.resting')).toBeVisible()
    await expect.element(page.getByText('sessionStorage hautelisse.user')).toBeVisible()
    await expect.element(page.getByText('/login/oauth/profile/{origin}')).toBeVisible()
    expect(main.element().textContent).not.toMatch(/Sylvie|Garnier|sylvie-garnier/)
  })

  test('[P-DEV-05] [P-DEV-10] demo names the seeded people and leads to the door of each space', async () => {
    await renderPage('/demo')
    await expect.element(page.getByRole('heading', { name: 'Sylvie Garnier' })).toBeVisible()
    const doors = page.getByRole('link', { name: 'Ouvrir la porte' })
    expect(doors.elements().map((door) => door.getAttribute('href'))).toEqual(
      ['collective', 'individual', 'individual_transmission'].map((origin) => `/authentication?origin=${origin}`),
    )
  })
})
