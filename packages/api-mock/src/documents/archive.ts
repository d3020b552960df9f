import type { PlainDate } from '@hautelisse/domain/calendar'
import type { YearArchive } from '@hautelisse/domain/documents'
import { strToU8, Zip, ZipDeflate } from 'fflate'

import { base64Of } from './base64.ts'

/** A part of an archive: its name in it, its day, and what makes it. */
export type Part = { readonly name: string; readonly date: PlainDate; readonly make: () => Promise<Uint8Array | undefined> }

/** Noon of a day: the hour of the packing changes no byte, whatever the time zone. */
const noonOf = (date: PlainDate): string => `${date}T12:00:00`

const madeOf = async ({ name, date, make }: Part) => {
  try {
    return { name, date, bytes: await make() }
  } catch {
    return { name, date, bytes: undefined }
  }
}

/**
 * Names a file of an archive after what it is about, without the signs that a file system may refuse.
 *
 * @param name name of the file, with its ending
 * @param about company or contract that it is about
 * @example fileAbout('RELEVE_ANNUEL_2025-12-31.pdf', 'Papeteries du Lison') // 'RELEVE_ANNUEL_2025-12-31_Papeteries_du_Lison.pdf'
 */
export const fileAbout = (name: string, about: string): string =>
  name.replace(/(?=\.\w+$)/, `_${about.replaceAll(/[^\p{L}\p{N}-]+/gu, '_').replaceAll(/^_|_$/g, '')}`)

const listOf = (title: string, parts: readonly { readonly name: string; readonly bytes: Uint8Array | undefined }[]): string =>
  [
    title,
    '',
    ...parts.map(({ name, bytes }) => (bytes === undefined ? `${name} : n’a pas pu être fait` : `${name} : présent`)),
    '',
  ].join('\r\n')

/** Bytes that are packed at a time: some five milliseconds of work. */
const PIECE = 0x2_00_00

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const zipped = async (
  files: readonly { readonly name: string; readonly date: PlainDate; readonly bytes: Uint8Array }[],
  pause?: () => Promise<void>,
): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    pieces.push(piece)
  })
  for (const { name, date, bytes } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = noonOf(date)
    zip.add(file)
    for (let start = 0; start === 0 || start < bytes.length; start += PIECE) {
      file.push(bytes.slice(start, start + PIECE), start + PIECE >= bytes.length)
      await pause?.()
    }
  }
  zip.end()
  return joined(pieces)
}

/**
 * Packs parts into one file, the same bytes each time. A part that cannot be made is named in the list, and takes nothing from the others.
 *
 * @param list first line of the list, and its day
 * @param parts what is packed, in order
 * @param pause lets everything else have its turn, after each part and each piece of it
 */
export const packed = async (
  { title, date }: { readonly title: string; readonly date: PlainDate },
  parts: readonly Part[],
  pause?: () => Promise<void>,
): Promise<YearArchive> => {
  const made: Awaited<ReturnType<typeof madeOf>>[] = []
  // One after the other: the printer prints one document at a time.
  for (const part of parts) {
    made.push(await madeOf(part))
    await pause?.()
  }
  const list = { name: 'sommaire.txt', date, bytes: strToU8(`\uFEFF${listOf(title, made)}`) }
  const given = made.flatMap(({ name, date: day, bytes }) => (bytes === undefined ? [] : [{ name, date: day, bytes }]))
  const archive = await zipped([list, ...given], pause)
  return { archive: await base64Of(archive, pause), parts: made.map(({ name, bytes }) => ({ name, given: bytes !== undefined })) }
}
