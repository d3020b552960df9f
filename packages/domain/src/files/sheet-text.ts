/** What the bytes 0x80 to 0x9F are in Windows-1252; the five that it leaves out read as U+FFFD. */
const WINDOWS_1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'
const [FIRST_OTHER, FIRST_SAME] = [0x80, 0xa0] as const

/** Stands for a character that no encoding explains; nothing that holds it may be given back as if it were read. */
export const UNREADABLE = '\uFFFD'

/** Text of a spreadsheet's file, and whether some of it was Windows-1252. */
export type SheetText = { readonly text: string; readonly isWindows1252: boolean }

/** Smallest code point of a sequence by its number of bytes: a shorter way to write one is no UTF-8. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000]
const HIGHEST = 0x10ffff

const lengthOf = (lead: number): number => {
  if (lead < FIRST_OTHER) return 1
  if (lead >= 0xc2 && lead < 0xe0) return 2
  if (lead >= 0xe0 && lead < 0xf0) return 3
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0
}

/** Code point of the sequence that starts at a place, or -1 where it is no UTF-8. */
const codePointAt = (bytes: Uint8Array, at: number, length: number): number => {
  if (length === 0 || at + length > bytes.length) return -1
  if (length === 1) return bytes[at] ?? -1
  let point = (bytes[at] ?? 0) & (0xff >> (length + 1))
  for (let next = at + 1; next < at + length; next += 1) {
    const byte = bytes[next] ?? 0
    if ((byte & 0xc0) !== FIRST_OTHER) return -1
    point = (point << 6) | (byte & 0x3f)
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff
  return point < (LEAST[length] ?? 0) || point > HIGHEST || isSurrogate ? -1 : point
}

const windows1252 = (line: Uint8Array): string =>
  Array.from(line, (byte) =>
    byte >= FIRST_OTHER && byte < FIRST_SAME ? (WINDOWS_1252[byte - FIRST_OTHER] ?? '') : String.fromCharCode(byte),
  ).join('')

/** A line in UTF-8; in Windows-1252 where nothing of it is UTF-8; where it mixes both, what is no UTF-8 cannot be read. */
const decodeLine = (line: Uint8Array): SheetText => {
  let text = ''
  let [wrong, right] = [0, 0]
  for (let at = 0; at < line.length;) {
    const length = lengthOf(line[at] ?? 0)
    const point = codePointAt(line, at, length)
    text += point < 0 ? UNREADABLE : String.fromCodePoint(point)
    if (point < 0) wrong += 1
    else if (length > 1) right += 1
    at += point < 0 ? 1 : length
  }
  return wrong > 0 && right === 0 ? { text: windows1252(line), isWindows1252: true } : { text, isWindows1252: false }
}

const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d

/**
 * Decodes a spreadsheet's file line by line: UTF-8, or Windows-1252, which spreadsheets write unless asked for UTF-8.
 *
 * A line that is neither holds U+FFFD where it cannot be read. A byte order mark stays.
 * Rule FILE-21, FILE-22.
 *
 * @param bytes whole lines of the file
 * @example decodeSheet(Uint8Array.of(0xc9, 0x6c)) // { text: 'Él', isWindows1252: true }
 */
export const decodeSheet = (bytes: Uint8Array): SheetText => {
  let text = ''
  let isWindows1252 = false
  for (let from = 0; from < bytes.length;) {
    let end = from
    while (end < bytes.length && !isLineEnd(bytes[end])) end += 1
    while (isLineEnd(bytes[end])) end += 1
    const line = decodeLine(bytes.subarray(from, end))
    text += line.text
    isWindows1252 ||= line.isWindows1252
    from = end
  }
  return { text, isWindows1252 }
}

/**
 * Says whether bytes are no text of a spreadsheet's CSV: a mark of UTF-16, or a byte 0, which UTF-16 is full of.
 *
 * @param bytes beginning of a file, or all of it
 * @example isWideText(Uint8Array.of(0xff, 0xfe)) // true
 */
export const isWideText = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)
}
