/** Text that is HTML already. */
export type Html = { readonly html: string }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const write = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escape(value)
  return 'html' in value ? value.html : value.map(({ html }) => html).join('')
}

/**
 * Writes HTML; every text that is put in is escaped, unless it is HTML already.
 *
 * @example html`<p>${'a < b'}</p>`.html // '<p>a &lt; b</p>'
 */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  html: parts.map((part, index) => part + (index < values.length ? write(values[index] ?? '') : '')).join(''),
})
