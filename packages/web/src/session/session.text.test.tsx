import { CSRF_HEADER, pathOf } from '@hautelisse/domain/contract'
import { s2eProfileCall } from '@hautelisse/domain/session'
import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const SYLVIE = 'sylvie-garnier'
const EDIT = '/profile/s2e/personal-data/edit-email'
const MOBILE = 'Votre numéro de téléphone mobile est nécessaire à la modification de vos informations personnelles en ligne.'
const heading = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const alert = page.getByRole('alert')
const ask = page.getByRole('button', { name: 'Recevoir un code' })
const later = page.getByRole('button', { name: 'Plus tard' })

/** What the tab keeps of somebody who left for the door of a space. */
const leftFor = (origin: string): Readonly<Record<string, string>> => ({
  'hautelisse.departure': JSON.stringify({ version: 1, origin, state: 'abc', returnTo: '/' }),
})

describe('who is there', () => {
  test('[P-ROUTE-13] [P-ROUTE-14] [P-ROUTE-15] [P-ROUTE-16] an unknown address leads to the error page; each reason has its words, and none is echoed', async () => {
    const { go, address } = await renderPage('/nimporte-quoi/la')
    await expect.poll(address).toBe('/error-page?reason=ERR_NOT_FOUND')
    await expect.element(heading).toHaveTextContent('Page introuvable')
    go('/error-page?reason=ERR_CONSENT')
    await expect.element(heading).toHaveTextContent('Votre accord est nécessaire')
    go('/error-page?reason=%3Cb%3Ehello%3C%2Fb%3E')
    await expect.element(heading).toHaveTextContent('Une erreur est survenue')
    expect(document.body.textContent).not.toContain('hello')
  })

  test('[P-ROUTE-83] [P-USER-07] [S-GEN-06] [P-CALL-01] a page of savers leads a visitor to the entrance, and a return that nobody here left for opens no session', async () => {
    const { go, address } = await renderPage('/epargne')
    await expect.poll(address).toBe('/')
    for (const path of ['/simulator/mrm', '/authcallback?state=somebody-else']) {
      go(path)
      await expect.poll(address).toBe('/')
      await expect.element(heading).toMatchTextContent('Votre épargne,fil par fil')
    }
  })

  test('[P-ROUTE-83] [P-USER-07] [S-GEN-06] pages of visitors lead a saver to their savings', async () => {
    const { go, address } = await renderPage('/', { person: 'thomas-leroux' })
    await expect.poll(address).toBe('/epargne')
    for (const path of ['/login', '/authentication']) {
      go(path)
      await expect.poll(address).toBe('/epargne')
    }
    await expect.element(heading).toHaveTextContent('Bonjour Thomas, voici votre épargne')
  })

  test('[P-SESS-05] [P-SESS-06] [P-SESS-07] [P-ERR-07] a session that the server ended says so and leads back', async () => {
    const { standIn, address, left } = await renderPage('/epargne', { person: SYLVIE, ordered: ['s2e-accounts', 'ERR_INTERNAL'] })
    await expect.element(page.getByText('Données indisponibles')).toBeVisible()
    await expect.element(page.getByText('Retraite article 83').first()).toBeVisible()
    await standIn.order('s2e-accounts', 'ERR_EXP')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    const ended = page.getByRole('alertdialog')
    await expect
      .element(ended)
      .toMatchTextContent("Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.")
    expect(address()).toBe('/epargne#auto_logout')
    expect(document.body.textContent).not.toContain('Retraite article 83')
    await ended.getByRole('button', { name: 'Me reconnecter' }).click()
    await expect.poll(() => left.join(' ')).toMatch(/\/stand-in\/sign-in\/collective/)
  })

  test('[P-ERR-21] a saver without any account is told so', async () => {
    await renderPage('/epargne', { person: 'camille-verdier' })
    await expect.element(page.getByText('Votre épargne semble vide')).toBeVisible()
    expect(main.getByRole('link', { name: /^Capital ou rente/ }).elements()).toEqual([])
  })
})

describe('a one-time code', () => {
  test('[P-SESS-11] [P-SESS-12] is offered after a collective sign-in; one that cannot be asked for is said, and declining it leads to the home', async () => {
    const { address, standIn } = await renderPage('/authcallback?state=abc', { person: SYLVIE, stored: leftFor('collective') })
    await expect.element(heading).toHaveTextContent('Protégez vos opérations')
    await expect.poll(() => document.title).toBe('Protégez vos opérations – Hautelisse')
    expect(page.getByRole('banner').or(page.getByRole('contentinfo')).elements()).toEqual([])
    await standIn.order('otp', 'ERR_INTERNAL')
    await ask.click()
    await expect.element(alert).toMatchTextContent('La vérification n’a pas abouti.')
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await later.click()
    await expect.poll(address).toBe('/epargne')
    await expect.element(heading).toHaveTextContent('Bonjour Sylvie, voici votre épargne')
  })

  test('[P-SESS-11] customers of individual contracts go straight to their home', async () => {
    const { address } = await renderPage('/authcallback?state=abc', { person: 'marc-delorme', stored: leftFor('individual') })
    await expect.poll(address).toBe('/epargne')
    await expect.element(heading).toHaveTextContent('Bonjour Marc, voici votre épargne')
  })

  test('[P-SESS-12] that is put off leaves the saver signed in, and says so where they are led back to', async () => {
    const stored = { 'hautelisse.otp': JSON.stringify({ version: 1, state: 'abc', location: '/epargne' }) }
    const { address } = await renderPage('/callback/abc', { person: 'thomas-leroux', stored })
    await expect.poll(address).toBe('/epargne')
    await expect.element(heading).toHaveTextContent('Bonjour Thomas, voici votre épargne')
    const line = alert.filter({ hasText: 'La vérification n’a pas abouti.' })
    await expect.element(line).toBeVisible()
    await line.getByRole('button', { name: 'Plus tard' }).click()
    await expect.poll(() => line.elements()).toEqual([])
  })

  test('[P-SESS-15] [P-SESS-16] [P-SESS-17] is asked for before personal data are modified: a notice and no field', async () => {
    const { left } = await renderPage(EDIT, { person: SYLVIE })
    await expect
      .element(page.getByRole('region', { name: 'Confirmez que c’est bien vous' }))
      .toMatchTextContent(/envoyé au 06 •• •• •• 81, protège votre épargne salariale/)
    expect(main.element().querySelectorAll('input, select, textarea')).toHaveLength(0)
    await ask.click()
    await expect.poll(() => left.join(' ')).toMatch(/\/stand-in\/otp\?state=/)
  })

  test('[P-SESS-18] [P-SESS-19] without a mobile number both pages of personal data say what is needed', async () => {
    const { go } = await renderPage('/profile/s2e/personal-data', { person: 'bruno-castagne' })
    for (const path of ['/profile/s2e/personal-data', EDIT]) {
      go(path)
      await expect.element(page.getByText(MOBILE, { exact: true })).toBeVisible()
      expect(ask.elements()).toEqual([])
      await expect
        .element(page.getByRole('link', { name: 'Nous communiquer votre numéro' }))
        .toHaveAttribute('href', '/profile/s2e/contact/message')
    }
  })

  test('customers with an advisor are led to them', async () => {
    await renderPage('/profile/ais/personal-data/edit-phone', { person: 'marc-delorme' })
    await main.getByRole('button', { name: 'Contacter mon conseiller' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Contacter mon conseiller' })).toBeVisible()
  })
})

describe('/logout/…, opened by hand', () => {
  test.each([
    ['P-ROUTE-23] [P-ROUTE-77', '/logout/easyprojets'],
    ['P-ROUTE-24', '/logout/anything'],
  ])('[%s] %s ends the session at once by a POST of its own, says so, and leads back in', async (_row, path) => {
    const asked: string[] = []
    const { app, standIn, address } = await renderPage(path, {
      person: SYLVIE,
      opening: 'by-hand',
      between: (request, pass) => {
        if (request.path.endsWith('/logout')) asked.push(request.method)
        return pass()
      },
    })
    await expect.element(heading).toHaveTextContent('Vous êtes déconnecté')
    expect([address(), asked, app.sessionStorage.read('hautelisse.user')]).toEqual([path, ['POST'], undefined])
    const { status } = await standIn.home.transport({
      method: s2eProfileCall.method,
      path: pathOf(s2eProfileCall, {}, {}),
      headers: { [CSRF_HEADER]: standIn.home.csrf() ?? '', 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(10_000),
    })
    expect(status).toBe(401)
    await page.getByRole('link', { name: 'Se reconnecter' }).click()
    await expect.poll(address).toBe('/login')
  })

  test('[P-ROUTE-23] a visitor is told the same', async () => {
    await renderPage('/logout/anything', { opening: 'by-hand' })
    await expect.element(heading).toHaveTextContent('Vous êtes déconnecté')
  })

  test('[P-ROUTE-23] a sign-out that the server does not confirm leads to the entrance, which says so', async () => {
    const { address } = await renderPage('/logout/anything', {
      person: SYLVIE,
      opening: 'by-hand',
      ordered: ['logout', 'ERR_INTERNAL'],
    })
    await expect.poll(address).toBe('/')
    await expect.element(alert).toBeVisible()
  })
})

describe('/logout/…, opened by another site', () => {
  const question = /^Voulez-vous vous déconnecter\s\?$/

  test('[P-ROUTE-23] [P-ROUTE-24] asks first, and ends nothing for a saver who stays', async () => {
    const asked: string[] = []
    const { address } = await renderPage('/logout/anything', {
      person: SYLVIE,
      opening: 'another-site',
      between: (request, pass) => {
        asked.push(request.path)
        return pass()
      },
    })
    await expect.element(heading).toMatchTextContent(question)
    await page.getByRole('button', { name: 'Rester connecté' }).click()
    await expect.poll(address).toBe('/epargne')
    await expect.element(heading).toHaveTextContent('Bonjour Sylvie, voici votre épargne')
    expect(asked.filter((path) => path.endsWith('/logout'))).toEqual([])
  })

  test('[P-ROUTE-23] [P-ROUTE-24] signs out once the saver says so', async () => {
    const { app } = await renderPage('/logout/anything', { person: SYLVIE, opening: 'another-site' })
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect.element(heading).toHaveTextContent('Vous êtes déconnecté')
    expect(app.sessionStorage.read('hautelisse.user')).toBeUndefined()
  })
})

test('[P-ROUTE-38] a password service that does not answer is said', async () => {
  await renderPage('/change-password', { person: 'thomas-leroux', ordered: ['change-password', 'ERR_INTERNAL'] })
  await expect.element(heading).toHaveTextContent('Changer de mot de passe')
  await expect.element(alert).toMatchTextContent('Votre mot de passe n’a pas changé.')
})

describe('a page that only waits', () => {
  const HELD = /\/login\/(oauth\/(authorization|logout|otp)|change-password)/

  test.each([
    ['P-ROUTE-18', '/authentication?origin=collective', undefined],
    ['P-ROUTE-23] [P-ROUTE-24', '/logout/anything', SYLVIE],
    ['P-ROUTE-36', '/callback/anything', undefined],
    ['P-ROUTE-38', '/change-password', SYLVIE],
  ])('[%s] (S-71) %s shows a wait under the bar of the portal, and nothing else', async (_row, path, person) => {
    const { address } = await renderPage(path, {
      ...(person === undefined ? {} : { person }),
      between: (request, pass) => (HELD.test(request.path) ? new Promise<never>(() => {}) : pass()),
    })
    await expect.element(page.getByRole('status').filter({ hasText: 'Un instant' })).toBeVisible()
    expect(address()).toBe(path)
    expect(document.querySelector('main')?.previousElementSibling?.textContent).toBe('Hautelisse')
    expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('heading')).elements()).toEqual([])
  })
})
