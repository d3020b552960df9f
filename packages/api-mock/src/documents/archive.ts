import type { YearArchive } from '@hautelisse/domain/documents'
import { strToU8, zipSync, type Zippable } from 'fflate'

import { base64Of } from './base64.ts'

/** A part of an archive: its name in it, and what makes it. */
export type Part = { readonly name: string; readonly make: () => Promise<Uint8Array | undefined> }

/** A day in the middle of the year 2000 for every file: the hour of the packing changes no byte, whatever the time zone. */
const PACKED_ON = '2000-07-01T12:00:00'

const madeOf = async ({ name, make }: Part): Promise<{ readonly name: string; readonly bytes: Uint8Array | undefined }> => {
  try {
    return { name, bytes: await make() }
  } catch {
    return { name, bytes: undefined }
  }
}

const listOf = (title: string, parts: readonly { readonly name: string; readonly bytes: Uint8Array | undefined }[]): string =>
  [
    title,
    '',
    ...parts.map(({ name, bytes }) => (bytes === undefined ? `${name} : n’a pas pu être fait` : `${name} : présent`)),
    '',
  ].join('\r\n')

/**
 * Packs parts into one file, the same bytes each time. A part that cannot be made is named in the list, and takes nothing from the others.
 *
 * @param title first line of the list
 * @param parts what is packed, in order
 * @param pause lets everything else have its turn, after each part
 */
export const packed = async (title: string, parts: readonly Part[], pause?: () => Promise<void>): Promise<YearArchive> => {
  const made: Awaited<ReturnType<typeof madeOf>>[] = []
  // One after the other: the printer prints one document at a time.
  for (const part of parts) {
    made.push(await madeOf(part))
    await pause?.()
  }
  const files: Zippable = Object.fromEntries(
    made.flatMap(({ name, bytes }) => (bytes === undefined ? [] : [[name, bytes] as const])),
  )
  const archive = zipSync({ 'sommaire.txt': strToU8(`\uFEFF${listOf(title, made)}`), ...files }, { mtime: PACKED_ON, level: 6 })
  return { archive: base64Of(archive), parts: made.map(({ name, bytes }) => ({ name, given: bytes !== undefined })) }
}
