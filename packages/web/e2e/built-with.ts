import type { Page } from '@playwright/test'

/** How the built scripts hold Vite's environment: an object that begins like this, wherever it is read. */
const ENVIRONMENT = /\{BASE_URL:/g

/**
 * Serves the portal as it would be with other settings of the build: what a deployment says is in the built scripts, as an object that this
 * adds to.
 *
 * @param page - any page of the portal's context, before it is opened
 * @param settings - settings by name
 * @example await builtWith(page, { VITE_SAVINGS_MIGRATION: 'true' })
 */
export const builtWith = async (page: Page, settings: Readonly<Record<string, string>>): Promise<void> => {
  const added = `{${Object.entries(settings)
    .map(([name, value]) => `${name}:${JSON.stringify(value)},`)
    .join('')}BASE_URL:`
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    // A function, so that no « $ » of a setting means anything.
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(ENVIRONMENT, () => added) })
  })
}
