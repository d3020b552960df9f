import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'
import { startServer } from './own-server.ts'
import { goThroughDoor } from './door.ts'
import {
  answerAsCouple,
  answerAsSomebody,
  choice,
  expectUpdatedAtOnce,
  expectWorkedCase,
  heading,
  next,
  onTheDay,
  SIMULATOR,
} from './tax-saving.ts'

/** Another site, which the server of these tests lets frame the embedded simulator. */
const PARTNER = 'https://partner.example'
const EMBEDDED = `${SIMULATOR}?variant=embedded`

const test = base.extend<object, { readonly portal: string }>({
  portal: [
    async ({ browserName }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), `hautelisse-e2e-frame-${browserName}-`))
      const { address, stop } = await startServer(dataDir, { FRAME_HOSTS: `self ${PARTNER}` })
      await use(address)
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal),
})

/** Opens a page of the partner's with the simulator in a frame, on whichever address of ours. */
const openPartner = async (page: Page, portal: string, path = EMBEDDED): Promise<FrameLocator> => {
  const html = `<!doctype html><html lang="fr"><title>Partenaire</title><main aria-label="Partenaire"><h1>Partenaire</h1>
    <iframe title="Simulateur d’impôt" src="${portal}${path}" width="100%" height="1400"></iframe></main></html>`
  await page.route(`${PARTNER}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${PARTNER}/`)
  return page.frameLocator('iframe')
}

// The browser lets a site of the network show one of this machine only when asked to.
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['local-network-access'] })

test(
  '[S-NAV-09] [S-CALL-34] [TAX-08] [TAX-18] [TAX-24] [TAX-26] inside another site’s page the simulator asks for no session; no other page of ours stands in a frame, and one of our own keeps its page’s session',
  { tag: '@all' },
  async ({ page, portal }) => {
    await onTheDay(page)
    let simulations = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/simulators/tax/simulation')) simulations += 1
    })
    const calls: { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = []
    page.on('request', async (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === portal && pathname.startsWith('/api/')) calls.push({ path: pathname, headers: await request.allHeaders() })
    })
    // Somebody is signed in to the portal in this browser: the frame must not know.
    await goThroughDoor(page.context(), 'Sylvie Garnier')
    const before = await page.context().cookies()
    const frame = await openPartner(page, portal)
    await expect(heading(frame)).toHaveText('Quel est votre genre ?')
    await expect(frame.getByRole('banner').or(frame.getByRole('contentinfo'))).toHaveCount(0)
    await answerAsSomebody(frame)
    await expect(heading(frame)).toBeFocused()
    await answerAsCouple(frame)
    await expectWorkedCase(frame)
    await test.step('another amount updates the result at once', () => expectUpdatedAtOnce(frame, () => simulations))

    await test.step('no call but the simulation, without cookie and without token', () => {
      expect([...new Set(calls.map(({ path }) => path))]).toEqual(['/api/v3/simulators/tax/simulation'])
      for (const { headers } of calls) expect([headers['cookie'], headers['x-xsrf-token']]).toEqual([undefined, undefined])
    })
    expect(await page.context().cookies()).toEqual(before)

    // No other page of ours stands in a frame, and a frame of our own keeps its page’s session.
    await openPartner(page, portal, SIMULATOR)
    await expect
      .poll(() => page.frames().map((shown) => shown.url()))
      .toEqual([`${PARTNER}/`, expect.stringMatching(/^chrome-error:/)])

    await page.goto('/epargne')
    await expect(heading(page)).toContainText('Sylvie')
    const keptUser = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('hautelisse.user'))
    await expect.poll(keptUser).not.toBeNull()
    const kept = await keptUser()
    await page.evaluate((address) => {
      // Some browsers let a frame of another site keep its answers in this tab, and some do not.
      sessionStorage.removeItem('hautelisse.tax-saving')
      const element = document.createElement('iframe')
      element.src = address
      document.querySelector('main')?.prepend(element)
    }, EMBEDDED)
    const own = page.frameLocator('iframe')
    await expect(heading(own)).toHaveText('Quel est votre genre ?')
    await choice(own, 'Homme').click()
    await next(own).click()
    await expect(heading(own)).toHaveText('Quel est votre âge ?')
    expect(await keptUser()).toBe(kept)
    await page.reload()
    await expect(heading(page)).toContainText('Sylvie')
  },
)
