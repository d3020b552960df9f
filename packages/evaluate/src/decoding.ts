import { isUtf8 } from 'node:buffer'
import { decodeSheet, isWideText } from '@hautelisse/domain/files'

/** Bytes that may wait for their line's end: longer lines are cut, and refused by their reader. */
const LONGEST_LINE = 1_000_000

/** Said where a file is no UTF-8. */
export const WINDOWS_1252 = 'no UTF-8: read as Windows-1252; the results are written in UTF-8'

/** Said of a file that is no text of bytes. */
export const WIDE_TEXT = 'the file is in UTF-16: save it as CSV UTF-8'

/** Said of a row that nothing explains. */
export const UNREADABLE_ROW = 'a character that is neither UTF-8 nor Windows-1252, or that was lost before'

/** The text is in UTF-16. */
export class WideTextError extends Error {
  override name = 'WideTextError'
}

const LINE_FEED = 0x0a
const RETURN = 0x0d

const endOfLines = (bytes: Buffer): number => {
  const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(RETURN)) + 1
  return end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end
}

/**
 * Gives the text of a stream in pieces of whole lines: UTF-8, or line by line Windows-1252.
 *
 * @param input the bytes
 * @param complain is told once that the file is no UTF-8
 */
export async function* textOf(input: NodeJS.ReadableStream, complain: (text: string) => void): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0)
  let [isTold, isFirst] = [false, true]
  const decoded = (bytes: Buffer): string => {
    if (isUtf8(bytes)) return bytes.toString()
    const { text, isWindows1252 } = decodeSheet(bytes)
    if (isWindows1252 && !isTold) {
      isTold = true
      complain(WINDOWS_1252)
    }
    return text
  }
  for await (const chunk of input) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    if (isFirst && held.length > 1) {
      isFirst = false
      if (isWideText(held)) throw new WideTextError()
    }
    const end = endOfLines(held)
    if (end === 0) continue
    yield decoded(held.subarray(0, end))
    held = held.subarray(end)
  }
  if (held.length > 0) yield decoded(held)
}
