import type { Page } from '@playwright/test'

/**
 * Waits until the page has a heading, looking at each of its frames. An expectation looks again after 100, 250 and 500 ms only, which is more
 * than a page takes: this comes before it and spares the rest. It never fails; the expectation that follows says what is missing.
 *
 * @param page - a page that has just been opened
 */
export const drawn = async (page: Page): Promise<void> => {
  const hasHeading = page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { timeout: 10_000 })
  await Promise.allSettled([hasHeading])
}
