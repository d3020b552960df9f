import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { look, type Looks, type Shot } from './camera.ts'

/** The page that draws the states of the rooms, from their sources. */
export type Gallery = { readonly address: string; readonly close: () => void }

/** Where Vite says that it listens; it colours what it says. */
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//

/** Serves the page of all states from the sources, as `npm run dev` does: no build is needed. */
export const serveGallery = (): Promise<Gallery> =>
  new Promise((settle, refuse) => {
    const isWindows = process.platform === 'win32'
    const vite = spawn('vite', ['packages/web', '--host', '127.0.0.1', '--port', '4390'], {
      env: { ...process.env, NO_COLOR: '1' },
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

/** A state of a room, and where it is drawn. */
export type State = { readonly name: string; readonly title: string; readonly address: string }

const asName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Every state that the rooms list in their `examples.tsx`. */
export const statesOf = async (browser: Browser, gallery: Gallery): Promise<readonly State[]> => {
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
  }))
}

/** Something is said, and nothing is waited for. */
const isDrawn = (): boolean => {
  const parts = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')]
  return (
    parts.some(({ innerText }) => /\S/.test(innerText)) &&
    parts.every((part) => part.querySelector('[aria-busy="true"]') === null)
  )
}

const drawn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.waitForFunction(isDrawn)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isDrawn)
}

/** Takes the pictures of one state at one width in the given languages and schemes. */
export const takeState = async (
  browser: Browser,
  folder: string,
  { name, address }: State,
  width: number,
  { languages, schemes }: Looks,
): Promise<readonly Shot[]> => {
  const viewport = { width, height: width < 600 ? 844 : 900 }
  const context = await browser.newContext({ viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const language of languages) {
    for (const scheme of schemes) {
      const file = `${name}/${width}-${language}-${scheme}.png`
      await drawn(page, `${address}&language=${language}&scheme=${scheme}`)
      await look(page, scheme, join(folder, file), true)
      shots.push({ scene: name, width, language, scheme, file })
    }
  }
  await context.close()
  return shots
}
