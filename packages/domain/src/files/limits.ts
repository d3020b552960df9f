import { FILE_TYPES, type FileType } from './types.ts'

/** Bytes of a megaoctet, everywhere and in every limit: decimal, as the company's ten million bytes are (P-FILE-17). */
export const MEGABYTE = 1_000_000

/** What one field takes. */
export type FileLimits = {
  readonly types: readonly FileType[]
  /** Types that the refusal of another one names; those that are taken, unless the specification words it otherwise. */
  readonly named: readonly FileType[]
  /** Most bytes of one file. */
  readonly fileBytes: number
  /** Most files. A field for one file exchanges it. */
  readonly files: number
  /** Most bytes of all files together. */
  readonly totalBytes: number
  /** Whether two files of the same name are refused. */
  readonly uniqueNames: boolean
}

const SINGLE_BYTES = 3 * MEGABYTE
const DROP_BYTES = 2 * MEGABYTE
const DROP_FILES = 5
const DROP_TOTAL_BYTES = 25 * MEGABYTE
const COMPANY_BYTES = 10 * MEGABYTE
const PAYMENT_TOTAL_BYTES = 20 * MEGABYTE

const ALL_TYPES = ['pdf', 'png', 'jpg'] as const

const drop: FileLimits = {
  types: ALL_TYPES,
  // The specification's sentence names .pdf, .jpg and .jpeg; png is taken all the same (P-FILE-14, P-FILE-15).
  named: ['pdf', 'jpg'],
  fileBytes: DROP_BYTES,
  files: DROP_FILES,
  totalBytes: DROP_TOTAL_BYTES,
  uniqueNames: false,
}

/**
 * The limits of every file field: one file, several files, several files for a company, whose largest attachment is its own, and those that
 * go with a payment.
 *
 * Rule P-FILE-01, P-FILE-04 to P-FILE-07, P-CONST-18, O-CONST-18.
 */
export const FILE_LIMITS = {
  single: {
    types: ALL_TYPES,
    named: ALL_TYPES,
    fileBytes: SINGLE_BYTES,
    files: 1,
    totalBytes: SINGLE_BYTES,
    uniqueNames: false,
  },
  drop,
  company: { ...drop, fileBytes: COMPANY_BYTES },
  payment: { ...drop, fileBytes: COMPANY_BYTES, totalBytes: PAYMENT_TOTAL_BYTES },
} as const satisfies Record<string, FileLimits>

/**
 * Lists the extensions of types, with their dots, in the order of the types.
 *
 * @example extensionsOf(['pdf', 'jpg']) // ['.pdf', '.jpg', '.jpeg']
 */
export const extensionsOf = (types: readonly FileType[]): readonly string[] =>
  types.flatMap((type) => FILE_TYPES[type].extensions.map((extension) => `.${extension}`))
