import { describe, expect, it } from 'vitest'
import { formatDisplay, keepDisplay, parseDisplay, USUAL_DISPLAY } from './display.ts'

const ALL = (['fr', 'en'] as const).flatMap((language) => [false, true].map((hiddenAmounts) => ({ language, hiddenAmounts })))

/** A document that keeps what is written to its cookies, as a browser does for one cookie. */
const jar = (cookie = '') => {
  const written: string[] = []
  return {
    written,
    page: {
      get cookie() {
        return cookie
      },
      set cookie(text: string) {
        written.push(text)
        cookie = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '')
      },
    },
  }
}

describe('how pages are shown, for the server that paints them', () => {
  it.each(ALL)('[P-I18N-01] [P-STORE-03] is read back as it was written: $language, amounts hidden $hiddenAmounts', (display) => {
    expect(parseDisplay(formatDisplay(display))).toEqual(display)
  })

  it.each(['', 'fr', 'de.shown', 'fr.shown.', 'fr.hidden en.shown', '<b>'])('is nothing of any other text: %s', (text) => {
    expect(parseDisplay(text)).toBeUndefined()
  })

  it('leaves no cookie to a person who has chosen nothing, and none behind when everything is usual again', () => {
    const { page, written } = jar()
    keepDisplay(page, USUAL_DISPLAY)
    expect(written).toEqual([])
    keepDisplay(page, { language: 'en', hiddenAmounts: true })
    expect([written.length, page.cookie]).toEqual([1, 'display=en.hidden'])
    keepDisplay(page, { language: 'en', hiddenAmounts: true })
    expect(written.length).toBe(1)
    keepDisplay(page, USUAL_DISPLAY)
    expect([written.length, page.cookie]).toEqual([2, ''])
  })

  it('tells the server of the site alone, on every path, for thirteen months', () => {
    const { page, written } = jar()
    keepDisplay(page, { language: 'en', hiddenAmounts: false })
    expect(written).toEqual(['display=en.shown; Path=/; Max-Age=34128000; SameSite=Lax'])
  })
})
