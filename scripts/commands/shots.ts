/**
 * Builds the page of all states, and takes pictures of every screen and state at two widths, in both languages and both schemes, into `shots/`
 * with an index page: the states that rooms list in their `examples.tsx`, and one page that belongs to no room.
 *
 * `npm run shots` takes them all, `npm run shots -- results` those whose name holds the word (states begin with their room), `npm run shots -- --docs` writes the
 * pictures that the documents show, `npm run shots -- --plain` takes French and light alone, `npm run shots -- --paper results` what the browser prints of them. `npm run shots -- --against other-folder` takes
 * none and lists the pictures whose pixels differ from those of the same name in the other folder.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, WAYS_TO_A_BROWSER, provideChromium } from '../chromium.ts'
import {
  LANGUAGES,
  SCHEMES,
  WIDTHS,
  openCamera,
  type Language,
  type Looks,
  type Scheme,
  type Size,
  type Subject,
} from './shots/camera.ts'
import { comparePictures } from './shots/compare.ts'
import { serveGallery, subjectsOf } from './shots/gallery.ts'

const FOLDER = 'shots'
/** Cameras that work beside each other: each waits half of its time for its page to stand still. */
const CAMERAS = 4

/** A picture that a document shows: the upper part of the page at an address, in French. */
type DocumentPicture = Size & { readonly of: string; readonly at: string; readonly scheme: Scheme; readonly file: string }

const MRM = '/simulator/mrm'
const TAX = '/simulateur/impots'
/** Pictures of a page on a wide screen and on a phone. */
const WIDE_AND_NARROW: readonly (readonly [file: string, of: string, at: string])[] = [
  ['visitor', 'session-the-home-of-visitors', '/'],
  ['savings', 'accounts-the-home-of-sylvie-garnier', '/epargne'],
  ['savings-individual', 'accounts-the-home-of-marc-delorme', '/epargne'],
  ['savings-transmission', 'accounts-the-home-of-helene-fontanel', '/epargne'],
  ['mirror', 'portal-what-a-mirror-session-refuses', '/epargne#forbidden_mirror'],
  ['error', 'portal-an-address-that-nobody-knows', '/nowhere'],
  ['tax-income', 'tax-saving-the-step-income', TAX],
  ['tax-result', 'tax-saving-the-result', TAX],
]
const DOCUMENTED: readonly DocumentPicture[] = [
  { of: 'withdrawal-where-a-figure-comes-from', at: MRM, width: 1440, height: 1180, scheme: 'light', file: 'withdrawal-results' },
  { of: 'withdrawal-the-step-results', at: MRM, width: 390, height: 844, scheme: 'dark', file: 'withdrawal-results-phone' },
  {
    of: 'withdrawal-the-step-distribution',
    at: MRM,
    width: 1440,
    height: 1180,
    scheme: 'light',
    file: 'withdrawal-distribution',
  },
  ...WIDE_AND_NARROW.flatMap(([file, of, at]) => [
    { of, at, width: 1440, height: 1000, scheme: 'light', file } as const,
    { of, at, width: 390, height: 844, scheme: 'light', file: `${file}-phone` } as const,
  ]),
]

const executablePath = provideChromium()
if (executablePath === undefined) throw new Error(WAYS_TO_A_BROWSER)

const against = process.argv.indexOf('--against')
if (against > 0) {
  const lines = await comparePictures(executablePath, process.argv[against + 1] ?? '', FOLDER)
  console.log(lines.join('\n'))
  process.exit(0)
}

const looks: Looks =
  process.argv.includes('--plain') || process.argv.includes('--paper')
    ? { languages: ['fr'], schemes: ['light'] }
    : { languages: LANGUAGES, schemes: SCHEMES }
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const forDocuments = process.argv.includes('--docs')
const onPaper = process.argv.includes('--paper')
const isWanted = ({ name }: Subject): boolean => (words.length === 0 ? !forDocuments : words.some((word) => name.includes(word)))

/** One picture of a subject, and the file in the folder that it becomes. */
type Picture = {
  readonly subject: Subject
  readonly width: number
  readonly language: Language
  readonly scheme: Scheme
  readonly label: string
  readonly file: string
}

const plan = (subjects: readonly Subject[]): readonly Picture[] =>
  subjects.flatMap((subject) =>
    (onPaper ? ([1440] as const) : WIDTHS).flatMap((width) =>
      looks.languages.flatMap((language) =>
        looks.schemes.map((scheme) => ({
          subject,
          width,
          language,
          scheme,
          label: `${width} px, ${language}, ${scheme}`,
          file: onPaper ? `${subject.name}.pdf` : `${subject.name}/${width}-${language}-${scheme}.png`,
        })),
      ),
    ),
  )

const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
const gallery = await serveGallery()

/** Takes pictures with one camera, of those that no other camera takes. */
const takeLeft = async (left: Iterable<Picture>): Promise<void> => {
  const take = await openCamera(browser)
  for (const { subject, width, language, scheme, file } of left) {
    await take(subject, {
      width,
      height: width < 600 ? 844 : 900,
      language,
      scheme,
      path: join(FOLDER, file),
      fullPage: onPaper ? 'printed' : true,
    })
    console.log(file)
  }
}

const takeForDocuments = async (subjects: readonly Subject[]): Promise<void> => {
  const take = await openCamera(browser)
  for (const { of, file, ...picture } of DOCUMENTED) {
    const subject = subjects.find(({ name }) => name === of)
    if (subject === undefined) throw new Error(`No state is called ${of}.`)
    const path = `docs/pictures/${file}.png`
    await take(subject, { ...picture, language: 'fr', path, fullPage: false })
    console.log(path)
  }
}

let pictures: readonly Picture[] = []
try {
  const subjects = await subjectsOf(browser, gallery)
  if (words.length === 0 && !forDocuments) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  if (forDocuments) await takeForDocuments(subjects)
  pictures = plan(subjects.filter(isWanted))
  const left = pictures.values()
  await Promise.all(Array.from({ length: CAMERAS }, () => takeLeft(left)))
} finally {
  await gallery.close()
  await browser.close()
}
if (pictures.length === 0 && !forDocuments)
  throw new Error('Nothing is called so: the states are those of examples.tsx, the pages those of shots/gallery.ts.')

const subjects = [...new Set(pictures.map(({ subject }) => subject))]
const figure = ({ file, width, label }: Picture): string =>
  `<figure class="w${width}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${label}</figcaption></figure>`
const section = (subject: Subject): string =>
  `<section id="${subject.name}"><h2>${subject.title}</h2><div>${pictures
    .filter((shot) => shot.subject === subject)
    .map(figure)
    .join('')}</div></section>`
const style =
  'body{font:16px system-ui;margin:2rem;background:#f4f4f2}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{width:100%;border:1px solid #ccc;background:#fff}.w1440{width:420px}.w390{width:150px}nav a{margin-right:1rem}'
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every screen and state</title><style>${style}</style><h1>Pictures of every screen and state</h1><nav>${subjects.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${subjects.map(section).join('')}</html>\n`,
)
console.log(`${pictures.length} pictures of ${subjects.length} screens and states: ${FOLDER}/index.html`)
