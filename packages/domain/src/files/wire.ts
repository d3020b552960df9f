import * as z from 'zod'

import type { CallFiles, UploadedFile } from '../contract/index.ts'
import { checkFiles, type FileDescription } from './check.ts'
import type { FileLimits } from './limits.ts'
import { FILE_TYPES, HEAD_BYTES } from './types.ts'

/** Longest name of a file that common file systems keep. */
const LONGEST_NAME = 255

/** A name alone: no folder, nothing that a terminal or a header would act on. */
const PLAIN_NAME = /^[^\p{Cc}/\\]+$/u

/** One part of a `multipart/form-data` body that holds a file. */
const uploadedFile = z.strictObject({
  name: z.string().max(LONGEST_NAME).regex(PLAIN_NAME),
  contentType: z.string().max(LONGEST_NAME),
  bytes: z.instanceof(Uint8Array),
})

/**
 * Files as a request carries them, one or more, checked again by the very rules of the field: size, type, first bytes, number, names.
 *
 * Files travel as parts of a `multipart/form-data` body (O-CALL-47, O-CALL-49). A refused one is a custom issue at its place, whose
 * `params` hold the field's own code and figures.
 *
 * @param limits limits of the field that the files come from
 * @param least fewest files of a request
 * @example filesOnWire(FILE_LIMITS.single).safeParse([]).success // false
 */
export const filesOnWire = (limits: FileLimits, least = 1): z.ZodType<readonly UploadedFile[]> =>
  z
    .array(uploadedFile)
    .min(least)
    .superRefine((files, context) => {
      const described = files.map(({ name, contentType, bytes }) => ({
        name,
        contentType,
        size: bytes.byteLength,
        head: bytes.subarray(0, HEAD_BYTES),
      }))
      for (const { index, refusal } of checkFiles(described, limits))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: refusal.code,
          params: { code: refusal.code, ...refusal.params },
        })
    })

const problemsOf = (files: readonly FileDescription[], limits: FileLimits, least: number): ReturnType<CallFiles['problems']> =>
  files.length < least
    ? [{ path: 'files', code: 'too-small', params: { minimum: String(least) } }]
    : checkFiles(files, limits).map(({ index, refusal: { code, params } }) =>
        Object.assign({ path: `files.${index}`, code }, params && { params }),
      )

/**
 * Returns what a call takes as files: `defineCall({ …, request: data, files: callFiles(FILE_LIMITS.drop) })`.
 *
 * The server checks content against name, the caller everything else; both refuse with the codes and figures of the field. A problem of a
 * file is named by its place, as `files.0`.
 *
 * @param limits limits of the field that the files come from
 * @param least fewest files of a request; 0 where they may be left out
 * @example callFiles(FILE_LIMITS.single).problems([]) // [{ path: 'files', code: 'too-small', params: { minimum: '1' } }]
 */
export const callFiles = (limits: FileLimits, least = 1): CallFiles => ({
  least,
  files: limits.files,
  totalBytes: limits.totalBytes,
  contentTypes: limits.types.flatMap((type) => FILE_TYPES[type].contentTypes),
  schema: filesOnWire(limits, least),
  problems: (files) =>
    problemsOf(
      files.map(({ name, size, type }) => ({ name, size, contentType: type })),
      limits,
      least,
    ),
})
