/** An element of XML as a test reads it. */
export type Xml = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Xml[]
  /** Text of an element without others inside. */
  readonly text: string
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
const OPENED = /<([A-Za-z]\w*)((?: [A-Za-z]\w*="[^"<]*")*)>/y
const CLOSED = /<\/([A-Za-z]\w*)>/y
const TEXT = /[^<]+/y

/** Reads text between tags; a sign that has to be written as an entity, and an unknown entity, are refused. */
export const readXmlText = (written: string): string => {
  if (/[<>"']/.test(written)) throw new Error(`a bare sign in ${written}`)
  return written.replace(/&([^;&]*)(;?)/g, (whole, name: string, end: string) => {
    const sign = end === '' ? undefined : SIGNS[name]
    if (sign === undefined) throw new Error(`no entity: ${whole}`)
    return sign
  })
}

/**
 * Reads a document strictly: a declaration, one root, every element closed, text and elements never mixed, nothing behind the root.
 *
 * @param document whole text of the file
 */
export const readXml = (document: string): Xml => {
  if (!document.startsWith(DECLARATION)) throw new Error('no declaration')
  let at = DECLARATION.length
  const next = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(document) ?? undefined
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  const element = (): Xml | undefined => {
    const opened = next(OPENED)
    if (opened === undefined) return undefined
    const [, name = '', written = ''] = opened
    const attributes = Object.fromEntries(
      [...written.matchAll(/ (\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, readXmlText(value)]),
    )
    const children: Xml[] = []
    let text = next(TEXT)?.[0] ?? ''
    for (let child = element(); child !== undefined; child = element()) {
      children.push(child)
      text += next(TEXT)?.[0] ?? ''
    }
    const closed = next(CLOSED)?.[1]
    if (closed !== name) throw new Error(`${name} is closed by ${closed ?? 'nothing'} at ${at}`)
    if (children.length > 0 && text.trim() !== '') throw new Error(`text among the elements of ${name}`)
    return { name, attributes, children, text: children.length > 0 ? '' : readXmlText(text) }
  }
  const root = element()
  if (root === undefined || document.slice(at) !== '\n') throw new Error(`no single root: the rest begins at ${at}`)
  return root
}
