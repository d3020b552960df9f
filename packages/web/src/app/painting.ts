import { parseJson } from '@hautelisse/domain/contract'
import type { Transport } from '@hautelisse/machines/ports'
import * as z from 'zod'
import { formatDisplay, type Display } from './display.ts'

const answers = z.record(z.string(), z.object({ status: z.int(), body: z.string() }))

/** Answers of the API that a painted page was made of, by question. */
export type Answers = z.infer<typeof answers>

/** What an answer is kept under: a question is method, path and body. */
export const questionOf = ({ method, path, body }: Pick<Parameters<Transport>[0], 'method' | 'path' | 'body'>): string =>
  [method, path, ...(body === undefined ? [] : [body])].join(' ')

/** What the server left in a page that it painted (docs/decisions/16). */
export type Painting = {
  /** Path that the page was painted for. */
  readonly path: string
  /** As `formatDisplay` writes it. */
  readonly display: string
  readonly answers: Answers
}

/** Where the answers stand in the page; the element is taken out as soon as they are read. */
export const ANSWERS_ID = 'answers'

/**
 * Takes what the server painted out of the page. Returns undefined if the page was not prerendered.
 *
 * @param page - the document
 */
export const takePainting = (page: Document): Painting | undefined => {
  const kept = page.querySelector(`#${ANSWERS_ID}`)
  kept?.remove()
  const { painted, display } = page.querySelector<HTMLElement>('#root')?.dataset ?? {}
  const read = answers.safeParse(parseJson(kept?.textContent ?? undefined))
  if (painted === undefined || display === undefined || !read.success) return undefined
  return { path: painted, display, answers: read.data }
}

/** Says whether a painting is of this page, as this browser shows it. */
export const isOfPage = ({ path, display }: Painting, shown: { readonly path: string; readonly display: Display }): boolean =>
  path === shown.path && display === formatDisplay(shown.display)

/**
 * Answers first calls out of the painted page, each answer once; everything else is asked for.
 *
 * @param transport - the way to the API
 * @param kept - answers of the painted page; `clear` forgets what nobody asked for
 */
export const answeredFirst = (
  transport: Transport,
  kept: Answers,
): { readonly transport: Transport; readonly clear: () => void } => {
  const left = new Map(Object.entries(kept))
  return {
    transport: (request) => {
      const question = questionOf(request)
      const known = left.get(question)
      if (known === undefined) return transport(request)
      left.delete(question)
      return Promise.resolve(known)
    },
    clear: () => left.clear(),
  }
}
