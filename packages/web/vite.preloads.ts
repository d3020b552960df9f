import type { HtmlTagDescriptor, Plugin } from 'vite'

type Wanted = {
  /** Beginnings of the font files' names, as the packages spell them. */
  readonly fonts: readonly string[]
  /** Ends of the names of modules that the first page asks for once its code runs. */
  readonly modules: readonly string[]
}

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * Makes each chunk of the first page a script of its own, what others need first. The browser then runs one after the other and can answer in
 * between; an entry that imports them all runs them in one go, which holds up a phone for a quarter of a second.
 */
const oneByOne = (html: string): string => {
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('The page has no entry script')
  const sources = [...[...html.matchAll(PRELOADED)].map(([, source]) => source), entry]
  // What the page is painted with, styles and faces, comes before what takes it over.
  const scripts = sources.map((source) => `\n    <script type="module" crossorigin fetchpriority="low" src="${source}"></script>`)
  return html.replaceAll(PRELOADED, '').replace(ENTRY, () => scripts.join(''))
}

/**
 * Asks the browser for what the first page will need while the page is still being read: its text faces, so that figures do not change face
 * under the eye, and the modules that its code would only ask for later. Its own chunks become scripts that run one by one.
 *
 * @param wanted fonts and modules, by their names
 */
export const preloads = ({ fonts, modules }: Wanted): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }): { html: string; tags: HtmlTagDescriptor[] } => ({
      html: oneByOne(html),
      tags: Object.values(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
        const href = `/${file.fileName}`
        if (file.type === 'chunk')
          return modules.some((name) => file.facadeModuleId?.endsWith(name) === true)
            ? [{ tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', crossorigin: true, href } }]
            : []
        return href.endsWith('.woff2') && fonts.some((name) => href.includes(name))
          ? [
              {
                tag: 'link',
                injectTo: 'head-prepend',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
              },
            ]
          : []
      }),
    }),
  },
})
