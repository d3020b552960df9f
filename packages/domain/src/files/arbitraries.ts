import fc from 'fast-check'

import type { FileDescription } from './check.ts'
import type { FileLimits } from './limits.ts'
import { FILE_TYPES, type FileType } from './types.ts'

const TYPES = Object.keys(FILE_TYPES) as FileType[]

/** Types of files, each as likely as another. */
export const fileTypes: fc.Arbitrary<FileType> = fc.constantFrom(...TYPES)

const baseNames = fc.oneof(
  fc.constantFrom('scan', 'rib', 'relevé', 'releve\u0301', 'a.b', 'photo identité'),
  fc.string({ unit: fc.constantFrom(...Array.from('abc -_.é0')), minLength: 1, maxLength: 12 }),
)

const mixedCase = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => text.replaceAll(/./g, (letter, place: number) => (upper[place] === true ? letter.toUpperCase() : letter)))

/** Sizes in bytes: everyday ones, and those about each limit of the table. */
export const fileSizes: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 4_000_000 }),
  fc.constantFrom(2_000_000, 3_000_000, 10_000_000, 25_000_000).chain((limit) => fc.integer({ min: limit - 2, max: limit + 2 })),
)

/** The first bytes of a file of a type, with some more behind them. */
export const headOf = (type: FileType): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: 8, maxLength: 12 }).map((more) => Uint8Array.from([...FILE_TYPES[type].signature, ...more]))

/** Files that are what they say they are. */
export const honestFiles: fc.Arbitrary<FileDescription> = fileTypes.chain((type) =>
  fc.record({
    name: fc
      .tuple(
        baseNames,
        fc.constantFrom(...FILE_TYPES[type].extensions).chain((extension) => mixedCase(extension)),
      )
      .map(([base, extension]) => `${base}.${extension}`),
    size: fileSizes,
    contentType: fc.constantFrom(...FILE_TYPES[type].contentTypes, '', 'application/octet-stream'),
    head: fc.option(headOf(type), { nil: undefined }),
  }),
)

/** Files of any kind: honest ones, other types, wrong contents, empty ones. */
export const anyFiles: fc.Arbitrary<FileDescription> = fc.oneof(
  { weight: 3, arbitrary: honestFiles },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.oneof(fc.constantFrom('a.gif', 'a.pdf.exe', '.pdf', 'pdf', 'a.PDF', 'a.jpeg', 'a.'), fc.string({ maxLength: 12 })),
      size: fc.oneof(fc.constant(0), fileSizes),
      contentType: fc.oneof(fc.constantFrom('image/gif', 'application/pdf', 'text/html', ''), fc.string({ maxLength: 12 })),
      head: fc.option(fc.uint8Array({ maxLength: 12 }), { nil: undefined }),
    }),
  },
)

/** Limits of a field, small enough to be met by a few files. */
export const fileLimits: fc.Arbitrary<FileLimits> = fc
  .record({
    types: fc.subarray(TYPES, { minLength: 1 }),
    fileBytes: fc.constantFrom(1_000_000, 2_000_000, 3_000_000, 10_000_000),
    files: fc.integer({ min: 1, max: 6 }),
    totalBytes: fc.constantFrom(3_000_000, 10_000_000, 25_000_000),
    uniqueNames: fc.boolean(),
  })
  .map((limits) => Object.assign(limits, { named: limits.types }))
