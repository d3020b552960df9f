import type { Page } from '@playwright/test'

/** What the server says of Sylvie Garnier, in the forms in which it could be kept. */
export const SECRETS_OF_SYLVIE = [
  'FR7699999000010000048217651',
  'ZZZZFRP0XXX',
  'RUM-0048-2201',
  '12/03/1964',
  '1964-03-12',
  '0639984081',
  '0199004081',
  '8 rue des Soufflets',
  'Aubrenne-sur-Bresle',
  'sylvie-garnier@example.com',
  '48260.4',
  '48 260,40',
  '31480.2',
  '17520.32',
  '28/11/2019',
] as const

/**
 * Reads everything that a script of the page can read of what the browser keeps, but for the store of an API that lives in the page: of databases
 * their names, of caches the addresses of their answers.
 *
 * @param page - any page of the portal
 */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const isOfPage = (key: string): boolean => /^hautelisse\.(?:api|credentials)\//.test(key)
    const entries = [...Object.entries(sessionStorage), ...Object.entries(localStorage)].filter(([key]) => !isOfPage(key))
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const answers = await (await caches.open(name)).keys()
      cached.push(name, ...answers.map(({ url }) => url))
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([entries, document.cookie, history.state, window.name, databases, cached])
  })
