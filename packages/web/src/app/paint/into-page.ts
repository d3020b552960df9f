import { ANSWERS_ID, type Answers } from '../painting.ts'

/** What a painted page consists of. */
export type Painted = {
  readonly path: string
  readonly display: string
  readonly language: string
  readonly tenant: string
  readonly title: string
  readonly html: string
  readonly answers: Answers
}

const STYLE = / style="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const decoded = (text: string): string => text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '')

/**
 * Moves style attributes, which the Content-Security-Policy refuses in a page that is read, into a style sheet that the page's nonce lets
 * through.
 *
 * @param html - what React painted
 * @example withoutStyles('<i style="--at:4%"></i>') // { html: '<i data-painted="0"></i>', css: '[data-painted="0"]{--at:4%}' }
 */
export const withoutStyles = (html: string): { readonly html: string; readonly css: string } => {
  const rules: string[] = []
  const bare = html.replaceAll(STYLE, (_, style: string) => {
    const name = `data-painted="${rules.length}"`
    // Nothing of a value may end the style element.
    rules.push(`[${name}]{${decoded(style).replaceAll('<', '')}}`)
    return ` ${name}`
  })
  return { html: bare, css: rules.join('') }
}

/** JSON that can stand in a script element: no end of it, no comment, can be read out of any text in it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What the page holds in place of the nonce of its answer. */
const NONCE = /<meta name="csp-nonce" content="([^"]*)"/

const ROOT = /<div id="root">[\s\S]*?<\/div>/

/**
 * Puts a painting into the portal's page, in place of the mark.
 *
 * @param page - the portal's page, with its placeholder for the nonce
 * @param painted - what was painted
 * @throws Error when the page holds no place for it
 */
export const intoPage = (page: string, { path, display, language, tenant, title, html, answers }: Painted): string => {
  if (!ROOT.test(page)) throw new Error('The page has no place to paint in.')
  const { html: bare, css } = withoutStyles(html)
  const style = css === '' ? '' : `<style nonce="${NONCE.exec(page)?.[1] ?? ''}">${css}</style>`
  const kept = `<script type="application/json" id="${ANSWERS_ID}">${inScript(answers)}</script>`
  return page
    .replace(/<html lang="[^"]*" data-tenant="[^"]*">/, () => `<html lang="${language}" data-tenant="${tenant}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${style}</head>`)
    .replace(ROOT, () => `<div id="root" data-painted="${escaped(path)}" data-display="${display}">${bare}</div>${kept}`)
}
