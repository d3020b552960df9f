import * as z from 'zod'

import { checkFiles } from './check.ts'
import type { FileLimits } from './limits.ts'
import { HEAD_BYTES } from './types.ts'

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
export type UploadedFile = z.infer<typeof uploadedFile>

/**
 * Files as a request carries them, one or more, checked again by the very rules of the field: size, type, first bytes, number, names.
 *
 * Files travel as parts of a `multipart/form-data` body (O-CALL-47, O-CALL-49). A refused one is a custom issue at its place, whose
 * `params` hold the field's own code and figures.
 *
 * @param limits limits of the field that the files come from
 * @example filesOnWire(FILE_LIMITS.single).safeParse([]).success // false
 * @beta no call carries files yet
 */
export const filesOnWire = (limits: FileLimits) =>
  z
    .array(uploadedFile)
    .min(1)
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
