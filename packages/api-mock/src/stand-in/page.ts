import { readText, type Api, type ApiContext } from '../server/index.ts'
import type { DoorPage } from './frame.ts'
import { html } from './html.ts'

const MAX_FIELD = 200

const wantsJson = (context: ApiContext): boolean => context.req.header('Accept')?.includes('application/json') === true

/**
 * Answers a door: a page for a browser; for a caller that asks for JSON, title and body alone, to be shown inside the portal.
 *
 * @param context the request
 * @param door what it shows
 * @param status status of the answer
 */
export const answerDoor = (
  context: ApiContext,
  door: DoorPage,
  status: 200 | 400 | 403 | 404 | 405 | 429 | 500 | 503,
): Response => {
  const { title, body } = door
  context.header('Cache-Control', 'no-store')
  if (wantsJson(context)) return context.json({ html: body, title }, status)
  return context.html(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<meta name="robots" content="noindex">${html`<title>${title}</title>`.toString()}<link rel="icon" type="image/svg+xml" href="/icon.svg"><link rel="stylesheet" href="/stand-in/style.css"></head><body>${body}</body></html>`,
    status,
  )
}

/** Leads out of a door, to an address of the portal made in this room and nowhere else. */
export const leaveDoor = (context: ApiContext, address: string): Response => {
  context.header('Cache-Control', 'no-store')
  return wantsJson(context) ? context.json({ data: address }) : context.redirect(address, 303)
}

/**
 * Reads the fields of a door's form; what is no form, is too long or comes too slowly has none, and a field said twice counts once.
 *
 * @param api the API
 * @param context the request
 */
export const readForm = async (api: Api, context: ApiContext): Promise<ReadonlyMap<string, string>> => {
  const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true
  const read = isForm ? await readText(context.req.raw, api.limits) : undefined
  if (read?.kind !== 'text') return new Map()
  return new Map([...new URLSearchParams(read.text)].filter(([, value]) => value.length <= MAX_FIELD))
}
