import { html as write, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Text that is HTML already. */
export type Html = HtmlEscapedString
export { raw }

/**
 * Writes HTML; every text that is put in is escaped, unless it is HTML already.
 *
 * @example html`<p>${'a < b'}</p>`.toString() // '<p>a &lt; b</p>'
 */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => {
  const written = write(parts, ...values)
  if (written instanceof Promise) throw new Error('A door waits for nothing.')
  return written
}
