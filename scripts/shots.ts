/**
 * Takes pictures of every screen and state at two widths, in both languages and both schemes, into `shots/` with an index page: the states
 * that rooms list in their `examples.tsx`, drawn from their sources, and the scenes of `shots/scenes.ts`, which somebody plays in what was built.
 *
 * `npm run shots` takes them all, `npm run shots -- results` those whose name holds the word (states begin with their room), `npm run shots -- --docs` also writes the
 * pictures that the documents show, `npm run shots -- --plain` takes French and light alone. `npm run shots -- --against other-folder` takes
 * none and lists the pictures whose pixels differ from those of the same name in the other folder.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serveApp } from '@hautelisse/api-mock/node'
import { plainDate } from '@hautelisse/domain/calendar'
import { CHROMIUM_FLAGS, WAYS_TO_A_BROWSER, provideChromium } from './chromium.ts'
import { LANGUAGES, SCHEMES, WIDTHS, take, takeForDocument, type DocumentPicture, type Looks, type Shot } from './shots/camera.ts'
import { comparePictures } from './shots/compare.ts'
import { serveGallery, statesOf, takeState } from './shots/gallery.ts'
import { SCENES } from './shots/scenes.ts'

const FOLDER = 'shots'
/** Pictures that README and documents show. */
const DOCUMENTED: readonly DocumentPicture[] = [
  { scene: 'results-explained', width: 1440, height: 1180, scheme: 'light', path: 'docs/pictures/withdrawal-results.png' },
  { scene: 'results', width: 390, height: 844, scheme: 'dark', path: 'docs/pictures/withdrawal-results-phone.png' },
  { scene: 'distribution', width: 1440, height: 1180, scheme: 'light', path: 'docs/pictures/withdrawal-distribution.png' },
  ...['visitor', 'savings', 'savings-individual', 'savings-transmission', 'mirror', 'error', 'tax-income', 'tax-result'].flatMap(
    (scene) => [
      { scene, width: 1440, height: 1000, scheme: 'light', path: `docs/pictures/${scene}.png` } as const,
      { scene, width: 390, height: 844, scheme: 'light', path: `docs/pictures/${scene}-phone.png` } as const,
    ],
  ),
]

const executablePath = provideChromium()
if (executablePath === undefined) throw new Error(WAYS_TO_A_BROWSER)

const against = process.argv.indexOf('--against')
if (against > 0) {
  const lines = await comparePictures(executablePath, process.argv[against + 1] ?? '', FOLDER)
  console.log(lines.join('\n'))
  process.exit(0)
}

const looks: Looks = process.argv.includes('--plain')
  ? { languages: ['fr'], schemes: ['light'] }
  : { languages: LANGUAGES, schemes: SCHEMES }
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = ({ name }: { readonly name: string }): boolean => words.length === 0 || words.some((word) => name.includes(word))
const forDocuments = process.argv.includes('--docs')

const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
const shots: Shot[] = []
const taken: { readonly name: string; readonly title: string }[] = []

/** The states that the rooms list, drawn from their sources. */
const takeStates = async (): Promise<void> => {
  const gallery = await serveGallery()
  try {
    for (const state of (await statesOf(browser, gallery)).filter(isWanted)) {
      for (const width of WIDTHS) shots.push(...(await takeState(browser, FOLDER, state, width, looks)))
      taken.push(state)
      console.log(state.name)
    }
  } finally {
    gallery.close()
  }
}

/** What somebody does in the built application, up to a screen. */
const takeScenes = async (): Promise<void> => {
  const scenes = SCENES.filter(isWanted)
  if (scenes.length === 0 && !forDocuments) return
  const dataDir = mkdtempSync(join(tmpdir(), 'hautelisse-shots-'))
  const server = await serveApp({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    webDir: 'packages/web/dist',
    // Scenes answer calls of the page otherwise: its browser has to make them.
    paints: false,
    delayMs: 0,
    environment: 'development',
    day: plainDate('2026-11-20'),
    limits: { signInsPerMinute: 1000 },
  })
  try {
    if (forDocuments) {
      for (const picture of DOCUMENTED) {
        const scene = SCENES.find(({ name }) => name === picture.scene)
        if (scene === undefined) throw new Error(`No scene is called ${picture.scene}`)
        await takeForDocument(browser, server.address, scene, picture)
        console.log(picture.path)
      }
    }
    for (const scene of scenes) {
      for (const width of WIDTHS) shots.push(...(await take(browser, server.address, FOLDER, scene, width, looks)))
      taken.push(scene)
      console.log(scene.name)
    }
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
try {
  await takeStates()
  await takeScenes()
} finally {
  await browser.close()
}
if (taken.length === 0)
  throw new Error(`Nothing is called so. Scenes: ${SCENES.map(({ name }) => name).join(', ')}; states are those of examples.tsx.`)

const figure = ({ file, width, language, scheme }: Shot): string =>
  `<figure class="w${width}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} px, ${language}, ${scheme}</figcaption></figure>`
const section = ({ name, title }: (typeof taken)[number]): string =>
  `<section id="${name}"><h2>${title}</h2><div>${shots
    .filter((shot) => shot.scene === name)
    .map(figure)
    .join('')}</div></section>`
const style =
  'body{font:16px system-ui;margin:2rem;background:#f4f4f2}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{width:100%;border:1px solid #ccc;background:#fff}.w1440{width:420px}.w390{width:150px}nav a{margin-right:1rem}'
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every screen and state</title><style>${style}</style><h1>Pictures of every screen and state</h1><nav>${taken.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${taken.map(section).join('')}</html>\n`,
)
console.log(`${shots.length} pictures of ${taken.length} screens and states: ${FOLDER}/index.html`)
