import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { signInThroughDoors, signOut } from './sign-in.ts'

const port = Number(process.env['E2E_PORT'] ?? 4310)
/** The configuration leads both hosts to this machine. On plain http like theirs, browsers say `Origin` of a form and nothing of a link. */
const PORTAL = `http://portail.epargne.test:${port}`
/** A host of the same domain that somebody else has. */
const NEIGHBOUR = 'http://voisin.epargne.test'

/** Names of this machine are trusted as https is: there browsers say `Sec-Fetch-Site` of every request. */
const TRUSTED = { portal: `http://portail.localhost:${port}`, other: 'http://ailleurs.localhost' } as const

test.use({ baseURL: PORTAL })

const PROFILE = '/api/v3/login/oauth/profile/collective'

/** Opens a page of the neighbour's, which plants a token for the whole domain. */
const visitNeighbour = async (page: Page, body = '', host: string = NEIGHBOUR): Promise<void> => {
  const script = "document.cookie = 'XSRF-TOKEN=planted; Domain=epargne.test; Path=/'"
  await page.route(`${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Voisin</title><script>${script}</script>${body}` }),
  )
  await page.goto(`${host}/`)
}

const cookieOf = async (context: BrowserContext, name: string): Promise<string | undefined> =>
  (await context.cookies(PORTAL)).find((cookie) => cookie.name === name)?.value

const statusOf = (page: Page, path: string): Promise<number> => page.evaluate(async (asked) => (await fetch(asked)).status, path)

test('a neighbouring host signs nobody in as somebody else with a token that it planted', async ({
  page,
  context,
  playwright,
}) => {
  const attacker = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const opened = (await (await attacker.get('/api/v3/login/oauth/authorization/collective')).json()) as { readonly data: string }
  const state = new URL(opened.data, PORTAL).searchParams.get('state') ?? ''
  await visitNeighbour(
    page,
    `<form method="post" action="${PORTAL}/stand-in/sign-in/collective">
      <input name="person" value="thomas-leroux"><input name="state" value="${state}"><input name="csrf" value="planted">
      <button>Jouer</button></form>`,
  )
  const [answer] = await Promise.all([
    page.waitForResponse(`${PORTAL}/stand-in/sign-in/collective`),
    page.getByRole('button', { name: 'Jouer' }).click(),
  ])
  expect((await answer.request().allHeaders())['cookie']).toContain('XSRF-TOKEN=planted')
  expect(answer.status()).toBe(400)
  await expect(page.getByRole('heading', { name: 'La connexion a expiré' })).toBeVisible()
  expect(await cookieOf(context, 'session')).toBeUndefined()
})

test(
  'a signed-in saver goes on beside a planted token, and signing out ends the session',
  { tag: '@all' },
  async ({ page, context }) => {
    await signInThroughDoors(page, 'Sylvie Garnier')
    await visitNeighbour(page)
    await page.goto('/epargne')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Sylvie, voici votre épargne')
    expect((await context.cookies(PORTAL)).filter(({ name }) => name === 'XSRF-TOKEN')).toHaveLength(2)
    const session = await cookieOf(context, 'session')
    await signOut(page)
    await expect.poll(() => cookieOf(context, 'session')).toBeUndefined()
    await context.addCookies([{ name: 'session', value: session ?? '', url: PORTAL }])
    expect(await statusOf(page, PROFILE)).toBe(401)
  },
)

test.describe('where requests say what page sent them', () => {
  test.use({ baseURL: TRUSTED.portal })

  test('a link on another site opens no sign-in, asks for no code and signs nobody out', async ({ page }) => {
    await signInThroughDoors(page, 'Sylvie Garnier')
    for (const path of ['/api/v3/login/oauth/authorization/collective', '/api/v3/login/oauth/otp/collective?state=planted']) {
      await visitNeighbour(page, `<a href="${TRUSTED.portal}${path}">Voir</a>`, TRUSTED.other)
      const [answer] = await Promise.all([
        page.waitForResponse(`${TRUSTED.portal}${path}`),
        page.getByRole('link', { name: 'Voir' }).click(),
      ])
      expect([answer.status(), await answer.text()]).toEqual([403, '{"data":"ERR_CSRF"}'])
    }
    await visitNeighbour(page, `<a href="${TRUSTED.portal}/logout/easyprojets" rel="noreferrer">Voir</a>`, TRUSTED.other)
    await page.getByRole('link', { name: 'Voir' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voulez-vous vous déconnecter ?')
    await page.goto('/mentions-legales')
    expect(await statusOf(page, '/stand-in/otp?state=planted')).toBe(400)
    expect(await statusOf(page, PROFILE)).toBe(200)
    // Typed by the saver it ends the session at once.
    await page.goto('/logout/easyprojets')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes déconnecté')
    expect(await statusOf(page, PROFILE)).toBe(401)
  })
})
