import * as z from 'zod'

import type { CallFiles, FileToSend, UploadedFile } from '../contract/index.ts'

/** Most bytes of a grid's file. */
export const GRID_FILE_BYTES = 200_000
const [EXTENSION, LONGEST_NAME] = ['.csv', 255] as const
/** What browsers call a CSV; Windows names it after a spreadsheet program, some systems not at all. */
const CONTENT_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream', ''] as const

type FileProblem = { readonly code: string; readonly params?: Record<string, string | number> }

/**
 * Says what is wrong with a grid's file before it is read: its name, emptiness, size.
 *
 * Decision 16.12.
 *
 * @param file name, and size in bytes
 * @example checkGridFile({ name: 'grille.csv', size: 300_000 }) // { code: 'file-too-large', params: { bytes: 200000 } }
 */
export const checkGridFile = ({ name, size }: { readonly name: string; readonly size: number }): FileProblem | undefined => {
  if (!name.toLowerCase().endsWith(EXTENSION)) return { code: 'file-type', params: { extensions: EXTENSION } }
  if (size === 0) return { code: 'file-empty' }
  return size > GRID_FILE_BYTES ? { code: 'file-too-large', params: { bytes: GRID_FILE_BYTES } } : undefined
}

const uploaded = z.strictObject({
  name: z.string().max(LONGEST_NAME),
  contentType: z.string().max(LONGEST_NAME),
  bytes: z.instanceof(Uint8Array),
})

const schema: z.ZodType<readonly UploadedFile[]> = z
  .array(uploaded)
  .min(1)
  .max(1)
  .superRefine((files, context) => {
    for (const [place, { name, bytes }] of files.entries()) {
      const problem = checkGridFile({ name, size: bytes.byteLength })
      if (problem !== undefined)
        context.addIssue({
          code: 'custom',
          path: [place],
          message: problem.code,
          params: { code: problem.code, ...problem.params },
        })
    }
  })

/** The one file of an import. */
export const gridFile: CallFiles = {
  least: 1,
  files: 1,
  totalBytes: GRID_FILE_BYTES,
  contentTypes: CONTENT_TYPES.filter((type) => type !== ''),
  schema,
  problems: (files: readonly FileToSend[]) => {
    if (files.length !== 1) return [{ path: 'files', code: 'too-small', params: { minimum: '1' } }]
    return files.flatMap((file, place) => {
      const problem = checkGridFile(file)
      return problem === undefined ? [] : [Object.assign({ path: `files.${place}` }, problem)]
    })
  },
}
