import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { build, loadConfigFromFile, preview, type Plugin, type PluginOption } from 'vite'
import type { Subject } from './camera.ts'

/** The page that draws the states of the rooms. */
export type Gallery = { readonly address: string; readonly close: () => Promise<void> }

const ROOT = resolve('packages/web')
const HOST = '127.0.0.1'
const PORT = 4390

/** What the product's build makes for its server; pictures need none of it. */
const FOR_SERVERS: ReadonlySet<string> = new Set(['preloads', 'paints', 'packs'])

const isForPages = (plugin: PluginOption): boolean =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && FOR_SERVERS.has(plugin.name))

/** A state is drawn without the routes that bring the words of its room: each language is one piece, as while developing. */
const wholeLanguages: Plugin = {
  name: 'whole-languages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^virtual:words\// },
    handler: (source) => `\0${source.replace(/\/[^/]+$/, '')}`,
  },
}

/** Builds the page of all states beside the portal, with the settings of the product, into a folder of its own: pages load in few pieces. */
const buildGallery = async (outDir: string): Promise<void> => {
  // Pages of the portal itself have their API in the page.
  process.env['VITE_API'] = 'page'
  const settings = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'))
  if (settings === null) throw new Error('packages/web has no settings for its build.')
  const { config } = settings
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [wholeLanguages, ...(config.plugins ?? []).flat().filter(isForPages)],
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: ['index.html', 'examples.html'].map((page) => join(ROOT, page)),
      },
    },
  })
}

/** Builds the page of all states once and serves it; an address that is no file is the portal's. */
export const serveGallery = async (): Promise<Gallery> => {
  const outDir = await mkdtemp(join(tmpdir(), 'hautelisse-states-'))
  await buildGallery(outDir)
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: HOST, port: PORT, strictPort: false, headers: { 'cache-control': 'max-age=3600' } },
  })
  const [address] = server.resolvedUrls?.local ?? []
  if (address === undefined) throw new Error('The page of all states is not served.')
  const close = async (): Promise<void> => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
  return { address: new URL('examples.html', address).href, close }
}

const asName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Every state that the rooms list in their `examples.tsx`. */
const statesOf = async (browser: Browser, gallery: Gallery): Promise<readonly Subject[]> => {
  const page = await browser.newPage()
  await page.goto(gallery.address)
  await page.getByRole('link').first().waitFor()
  const links = await page.getByRole('link').evaluateAll((found) =>
    found.map((link) => ({
      room: link.dataset['room'] ?? '',
      title: link.textContent,
      address: (link as HTMLAnchorElement).href,
    })),
  )
  await page.close()
  return links.map(({ room, title, address }) => ({
    name: `${asName(room)}-${asName(title)}`,
    title: `${room}: ${title}`,
    address,
    // The kit shows its skeletons as they are; a room's page is waited for.
    showsWaiting: room.startsWith('ui'),
  }))
}

/** The page that belongs to no room: the server's own. */
const signInOf = (gallery: Gallery): Subject => ({
  name: 'sign-in',
  title: 'Sign-in of the stand-in',
  address: new URL('/authentication?origin=collective', gallery.address).href,
})

/** All that pictures are taken of: the states of the rooms, and the page that belongs to none. */
export const subjectsOf = async (browser: Browser, gallery: Gallery): Promise<readonly Subject[]> => [
  ...(await statesOf(browser, gallery)),
  signInOf(gallery),
]
