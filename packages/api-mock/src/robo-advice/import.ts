import { decodeSheet, isWideText, UNREADABLE } from '@hautelisse/domain/files'
import { readGrid, type ReadGrid } from '@hautelisse/domain/robo-advice'

const OTHER: ReadGrid = {
  kind: 'refused',
  problems: [{ code: 'encoding', line: undefined, column: undefined, text: undefined }],
}

/**
 * Reads a grid's file with the reader of spreadsheets' files, and refuses what is no UTF-8: what is published is what was typed, byte for byte.
 *
 * @param bytes the file's bytes
 * @param known ids of the funds that the plan offers
 */
export const readFile = (bytes: Uint8Array, known: ReadonlySet<string>): ReadGrid => {
  if (isWideText(bytes)) return OTHER
  const { text, isWindows1252 } = decodeSheet(bytes)
  return isWindows1252 || text.includes(UNREADABLE) ? OTHER : readGrid(text, known)
}
