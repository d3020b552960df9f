import type { PlainDate } from '@hautelisse/domain/calendar'
import { DISPLAY_COOKIE, type Environment } from '@hautelisse/domain/contract'
import { matchRoute } from '@hautelisse/domain/portal'
import { brandingOf } from '@hautelisse/domain/session'
import { applicationMachine, selectRunning, selectStage } from '@hautelisse/machines/application'
import type { Transport } from '@hautelisse/machines/ports'
import { selectUser } from '@hautelisse/machines/session'
import { i18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static.edge'
import { createActor, waitFor } from 'xstate'
import { pageTitle, showLanguage } from '../../shell/index.ts'
import { readBuildSettings } from '../build-settings.ts'
import { readCookie } from '../cookies.ts'
import { createApp } from '../create-app.ts'
import { formatDisplay, parseDisplay, USUAL_DISPLAY } from '../display.ts'
import { openJournal } from '../journal.ts'
import { questionOf, type Answers } from '../painting.ts'
import { PAINTED } from '../prepared-screens.ts'
import { ROOMS } from '../rooms.ts'
import { createAppRouter } from '../router.tsx'
import { openTags } from '../tags.ts'
import { readyPage } from '../take-over.ts'
import { Tree } from '../tree.tsx'
import { intoPage } from './into-page.ts'
import { paintPorts } from './ports.ts'

/** What a page is painted from. */
export type PaintRequest = {
  /** Origin that the browser asked. */
  readonly origin: string
  /** Path that was asked for. */
  readonly path: string
  /** The request's cookies, as its header carries them. */
  readonly cookies: string
  readonly environment: Environment
  /** Day on which the API lives; the real one where it says none. */
  readonly today: PlainDate | undefined
  /** Answers a call of the page as the API would answer its browser. */
  readonly call: Transport
  /** Ends the painting. */
  readonly signal: AbortSignal
}

/** What a page was painted of, and whether all of it was answered well: else the page itself says so, with its ways to try again. */
const keeper = (call: Transport) => {
  const answers: Answers = {}
  let isWhole = true
  const transport: Transport = async (request) => {
    const answer = await call(request)
    if (answer.status === 200) answers[questionOf(request)] = answer
    else isWhole = false
    return answer
  }
  return { transport, answers, isWhole: () => isWhole }
}

const textOf = async (stream: ReadableStream): Promise<string> => new Response(stream).text()

const paintNow = async (
  page: string,
  { origin, path, cookies, environment, today, call, signal }: PaintRequest,
): Promise<string | undefined> => {
  const display = parseDisplay(readCookie(cookies, DISPLAY_COOKIE) ?? '') ?? USUAL_DISPLAY
  const history = createMemoryHistory({ initialEntries: [path] })
  const { transport, answers, isWhole } = keeper(call)
  const build = readBuildSettings(import.meta.env)
  const { redirectHosts } = build
  const ports = paintPorts({ history, cookies, environment, today, display, transport, origin, redirectHosts })
  await showLanguage(display.language)
  const application = createActor(applicationMachine, { input: { ports, session: {} } }).start()
  try {
    await waitFor(application, (snapshot) => selectStage(snapshot) === 'running', { signal })
    const app = createApp({
      application,
      build,
      journal: openJournal(),
      ports,
      tags: openTags(),
      analytics: undefined,
    })
    const router = createAppRouter(history, app, path)
    const route = await readyPage({ app, router }, signal)
    if (route === undefined || !isWhole()) return undefined
    const { prelude } = await prerender(<Tree application={application} openPages={() => ({ app, router })} />, {
      signal,
      // In one piece: what comes later would have to be put in its place by a script in the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    })
    const session = selectRunning(application.getSnapshot())?.session
    const user = session && selectUser(session.getSnapshot())
    return intoPage(page, {
      path,
      display: formatDisplay(display),
      language: display.language,
      tenant: user === undefined ? 'hautelisse' : brandingOf(user),
      title: pageTitle(i18n._(ROOMS.pages[route].title)),
      html: await textOf(prelude),
      // Hidden amounts are in the page nowhere: its browser asks for them itself.
      answers: display.hiddenAmounts ? {} : answers,
    })
  } finally {
    application.stop()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Paints a page as its browser will draw it, so that it can be read before any code of ours has run (docs/decisions/16). Pages are painted one
 * after the other: texts have one language at a time.
 *
 * @param page - the portal's page, with its placeholder for the nonce
 * @param request - what to paint, for whom
 * @returns the page with its painting; undefined where this page is not painted, or cannot be painted whole
 */
export const paint = (page: string, request: PaintRequest): Promise<string | undefined> => {
  const route = matchRoute(request.path)?.route.id
  if (route === undefined || PAINTED[route] === undefined) return Promise.resolve(undefined)
  const painted = last.then(() => (request.signal.aborted ? undefined : paintNow(page, request)))
  last = painted.catch(() => {})
  return painted
}
