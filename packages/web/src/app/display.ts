import { DISPLAY_COOKIE } from '@hautelisse/domain/contract'
import { LANGUAGES, type Settings } from '@hautelisse/machines/settings'
import { readCookie } from './cookies.ts'

/** What a server has to know to paint a page as this browser shows it. The scheme is not part of it: style sheets follow that by themselves. */
export type Display = Pick<Settings, 'language' | 'hiddenAmounts'>

/**
 * Writes how pages are shown as the text that cookie and painted page carry.
 *
 * @example formatDisplay({ language: 'en', hiddenAmounts: true }) // 'en.hidden'
 */
export const formatDisplay = ({ language, hiddenAmounts }: Display): string => `${language}.${hiddenAmounts ? 'hidden' : 'shown'}`

/**
 * Reads what `formatDisplay` wrote; nothing of anything else.
 *
 * @example parseDisplay('en.hidden') // { language: 'en', hiddenAmounts: true }
 */
export const parseDisplay = (text: string): Display | undefined =>
  LANGUAGES.flatMap((language) => [false, true].map((hiddenAmounts) => ({ language, hiddenAmounts }))).find(
    (display) => formatDisplay(display) === text,
  )

/** How a page is shown to somebody who has chosen nothing. */
export const USUAL_DISPLAY: Display = { language: 'fr', hiddenAmounts: false }

/** As long as the answer about the audience measure is kept. */
const THIRTEEN_MONTHS_S = 34_128_000

/**
 * Tells the server how the next page is to be painted; who has chosen nothing else than what is usual has no such cookie.
 *
 * @param page - the document, for its cookies
 * @param display - what was chosen
 */
export const keepDisplay = (page: Pick<Document, 'cookie'>, display: Display): void => {
  const chosen = formatDisplay(display)
  const wanted = chosen === formatDisplay(USUAL_DISPLAY) ? undefined : chosen
  if (readCookie(page.cookie, DISPLAY_COOKIE) === wanted) return
  page.cookie = `${DISPLAY_COOKIE}=${wanted ?? ''}; Path=/; Max-Age=${wanted === undefined ? 0 : THIRTEEN_MONTHS_S}; SameSite=Lax`
}
