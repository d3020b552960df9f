import { spawn } from 'node:child_process'
import type { Browser } from '@playwright/test'
import type { Subject } from './camera.ts'

/** The page that draws the states of the rooms, from their sources. */
export type Gallery = { readonly address: string; readonly close: () => void }

/** Where Vite says that it listens; it colours what it says. */
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//

/** Serves the page of all states from the sources, as `npm run dev` does: no build is needed. */
export const serveGallery = (): Promise<Gallery> =>
  new Promise((settle, refuse) => {
    const isWindows = process.platform === 'win32'
    const vite = spawn('vite', ['packages/web', '--host', '127.0.0.1', '--port', '4390'], {
      // Pages of the portal itself have their API in the page.
      env: { ...process.env, NO_COLOR: '1', VITE_API: 'page' },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: isWindows,
    })
    const close = (): void => void vite.kill('SIGTERM')
    vite.once('error', refuse)
    vite.once('exit', () => refuse(new Error('Vite ended.')))
    vite.stdout.on('data', (piece: Buffer) => {
      const address = ADDRESS.exec(piece.toString())?.[0]
      if (address !== undefined) settle({ address: new URL('examples.html', address).href, close })
    })
  })

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
