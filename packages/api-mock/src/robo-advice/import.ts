import { isOtherEncoding, readGrid, type ReadGrid } from '@hautelisse/domain/robo-advice'

const OTHER: ReadGrid = {
  kind: 'refused',
  problems: [{ code: 'encoding', line: undefined, column: undefined, text: undefined }],
}

/**
 * Reads a grid's file: UTF-8 and nothing else.
 *
 * @param bytes the file's bytes
 * @param known ids of the funds that the plan offers
 */
export const readFile = (bytes: Uint8Array, known: ReadonlySet<string>): ReadGrid => {
  if (isOtherEncoding(bytes)) return OTHER
  try {
    return readGrid(new TextDecoder('utf-8', { fatal: true }).decode(bytes), known)
  } catch {
    return OTHER
  }
}
