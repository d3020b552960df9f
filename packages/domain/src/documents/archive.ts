import * as z from 'zod'

import { yearOf, type PlainDate } from '../calendar/index.ts'
import { YEARS_KEPT } from './made.ts'
import type { FileName, SavedDocument } from './model.ts'

/** Everything of one year in one file: its bytes as base64, and its parts, of which some may not have been made. */
export const yearArchive = z.object({
  archive: z.base64(),
  parts: z.array(z.object({ name: z.string().min(1), given: z.boolean() })),
})
export type YearArchive = z.output<typeof yearArchive>

/** A whole year, and how many documents there are of it. */
export type ArchiveYear = { readonly year: number; readonly documents: number }

/**
 * Lists the whole years that everything is kept of, the latest first, with those that have nothing.
 *
 * @param documents documents of the saver
 * @param today day on which they are listed
 * @example archiveYears([], plainDate('2026-11-20'))[0] // { year: 2025, documents: 0 }
 */
export const archiveYears = (documents: readonly Pick<SavedDocument, 'date'>[], today: PlainDate): readonly ArchiveYear[] =>
  Array.from({ length: YEARS_KEPT }, (_, place) => {
    const year = yearOf(today) - 1 - place
    return { year, documents: documents.filter(({ date }) => date !== undefined && yearOf(date) === year).length }
  })

/**
 * Names the file of a year.
 *
 * @param year the year
 * @example archiveFile(2025).name // 'hautelisse-2025.zip'
 */
export const archiveFile = (year: number): FileName => ({ name: `hautelisse-${year}.zip`, type: 'application/zip' })
