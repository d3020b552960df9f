import { ART, MARK } from './art.ts'
import { html, raw, type Html } from './html.ts'

/** What a door shows: the words of the browser's tab, and the HTML of the page's body. */
export type DoorPage = { readonly title: string; readonly body: string }

/**
 * Draws a door: mark and content on one side, threads on the other. Pure: the server sends it as a page, the portal shows the same text where
 * there is no server.
 *
 * @param title the words of the browser's tab
 * @param content what stands in the box
 */
export const doorPage = (title: string, content: Html): DoorPage => ({
  title: `${title} – Hautelisse`,
  body: html`<div class="door">
    <main class="door-pane">
      <div class="door-logo">${raw(MARK)}<span>Hautelisse</span></div>
      <div class="door-box">${content}</div>
    </main>
    <div class="door-art" aria-hidden="true">${raw(ART)}</div>
  </div>`.toString(),
})

/** What was wrong with the form before, read out as soon as it is there. */
export const problemLine = (words: string | undefined): Html =>
  words === undefined ? raw('') : html`<p class="door-error" role="alert" id="door-error">${words}</p>`
