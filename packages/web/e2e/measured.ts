import type { Page } from '@playwright/test'

/** Where the tests say that the script of the audience measure is. */
export const MEASURE_SCRIPT = '/measure.js'

/** What a page asked for of the measure's script. */
export type Measured = { readonly requests: readonly string[] }

/**
 * Lets the portal be served as where an audience measure is configured: the page names a script of this site, which does nothing.
 *
 * @param page - any page of the portal's context
 */
export const withMeasure = async (page: Page): Promise<Measured> => {
  const requests: string[] = []
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text())
        .replace('name="analytics-script" content=""', `name="analytics-script" content="${MEASURE_SCRIPT}"`)
        .replace('name="analytics-salt" content=""', 'name="analytics-salt" content="a salt of these tests"')
      const headers = answer.headers()
      // A server with a measure lets its page name one address of a script.
      const policy = headers['content-security-policy']?.replace('trusted-types worker', 'trusted-types worker measure') ?? ''
      return route.fulfill({ response: answer, body, headers: { ...headers, 'content-security-policy': policy } })
    },
  )
  await page.route(`**${MEASURE_SCRIPT}`, async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return { requests }
}

/** A tag as the page's queue holds it. */
export type Tag = Readonly<Record<string, unknown>>

/** The queue that the script would read: absent until somebody agreed. */
export const queueOf = (page: Page): Promise<readonly Tag[] | undefined> =>
  page.evaluate(() => (window as unknown as { readonly hautelisseTags?: readonly Record<string, unknown>[] }).hautelisseTags)
