import type { Page } from '@playwright/test'

/** Leaves the page to its own clock, as in production: what the server writes into it says no day. */
export const onItsOwnClock = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(/,&quot;today&quot;:&quot;[^&]*&quot;/, '') })
  })
}
