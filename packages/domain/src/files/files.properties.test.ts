import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { anyFiles, fileLimits, fileSizes, fileTypes, headOf, honestFiles } from './arbitraries.ts'
import {
  addFiles,
  checkFile,
  checkFiles,
  FILE_LIMITS,
  FILE_SIZE_UNITS,
  fileSize,
  filesOnWire,
  formatFileSize,
  typeOfContent,
  type FileDescription,
} from './index.ts'

const total = (files: readonly FileDescription[]): number => files.reduce((sum, { size }) => sum + size, 0)
const someFiles = fc.array(anyFiles, { maxLength: 8 })
const limitNames = fc.constantFrom(...(Object.keys(FILE_LIMITS) as (keyof typeof FILE_LIMITS)[]))

describe('a list of files, in general', () => {
  test.prop([someFiles, someFiles, fileLimits])(
    '[P-FILE-01] [P-FILE-04 to P-FILE-07] [P-FILE-13] whatever is added, what is kept fits the limits',
    (first, second, limits) => {
      const { kept } = addFiles(addFiles([], first, limits).kept, second, limits)
      expect(kept.length).toBeLessThanOrEqual(limits.files)
      expect(total(kept)).toBeLessThanOrEqual(limits.totalBytes)
      for (const file of kept) expect(checkFile(file, limits)).toBeUndefined()
      if (limits.uniqueNames) expect(new Set(kept.map(({ name }) => name.normalize())).size).toBe(kept.length)
    },
  )

  test.prop([someFiles, someFiles, fileLimits])(
    '[P-FILE-02] nothing that was kept is lost when others are refused, and every file added is kept or refused',
    (first, second, limits) => {
      const { kept: before } = addFiles([], first, limits)
      const { kept, refused } = addFiles(before, second, limits)
      if (limits.files > 1) expect(kept.slice(0, before.length)).toEqual(before)
      if (kept.length === 0 || refused.length === second.length) expect(kept).toEqual(before)
      const fromAdded = limits.files > 1 ? kept.length - before.length : kept === before ? 0 : kept.length
      expect(fromAdded + refused.length).toBe(second.length)
    },
  )

  test.prop([someFiles, fileLimits])('what a field keeps is taken whole when it is checked again', (files, limits) => {
    const { kept, refused } = addFiles([], files, limits)
    expect(checkFiles(kept, limits)).toEqual([])
    expect(checkFiles(files, limits).length).toBe(refused.length)
  })

  test.prop([honestFiles, limitNames, fc.integer({ min: -2, max: 2 })])(
    '[P-FILE-01] [P-FILE-04] [P-CONST-18] at each limit of the table, one octet decides',
    (file, name, beyond) => {
      const limits = FILE_LIMITS[name]
      const sized = { ...file, size: limits.fileBytes + beyond }
      expect(checkFile(sized, limits)?.code).toBe(beyond > 0 ? 'file-too-large' : undefined)
    },
  )

  test.prop([fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 4 }), fc.integer({ min: -2, max: 2 })])(
    '[P-FILE-06] [P-FILE-11] the last file is refused exactly if it brings the total over its limit',
    (sizes, beyond) => {
      const files = sizes.map((size, index) => ({ name: `${index}.pdf`, size, contentType: '' }))
      const last = { name: 'last.pdf', size: 10_000_000, contentType: '' }
      const limits = { ...FILE_LIMITS.company, totalBytes: total(files) + last.size - beyond }
      expect(addFiles(files, [last], limits).refused.map(({ refusal }) => refusal.code)).toEqual(
        beyond > 0 ? ['files-too-large'] : [],
      )
    },
  )

  test.prop([fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 8 })])(
    '[P-FILE-05] [P-FILE-10] of more files than are taken, exactly those beyond the number are refused',
    (count, files) => {
      const added = Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, size: 1, contentType: '' }))
      const { kept, refused } = addFiles([], added, { ...FILE_LIMITS.drop, files })
      expect(kept).toEqual(added.slice(0, files))
      expect(refused.map(({ refusal }) => refusal)).toEqual(
        added.slice(files).map(() => ({ code: 'too-many-files', params: { files } })),
      )
    },
  )
})

describe('the content of a file, in general', () => {
  test.prop([fileTypes, fileTypes.chain((type) => fc.tuple(fc.constant(type), headOf(type)))])(
    'the bytes of one type are never taken for another',
    (claimed, [type, head]) => {
      expect(typeOfContent(head)).toBe(type)
      const file = { name: `a.${claimed}`, size: 1000, contentType: '', head }
      expect(checkFile(file, FILE_LIMITS.drop)?.code).toBe(claimed === type ? undefined : 'file-content')
    },
  )
})

describe('the size of a file, in general', () => {
  test.prop([
    fc.oneof(
      fileSizes,
      fc.nat(),
      fc.maxSafeInteger().filter((bytes) => bytes >= 0),
    ),
  ])('[P-FILE-16] [P-FILE-17] says no less than there is, and at most a step more', (bytes) => {
    const { figure, unit } = fileSize(bytes)
    const place = FILE_SIZE_UNITS.indexOf(unit)
    const step = 1000n ** BigInt(place) / (place < 2 ? 1n : 10n)
    const [whole = '', tenth] = figure.split(',')
    const steps = place < 2 ? BigInt(whole) : BigInt(whole) * 10n + BigInt(tenth ?? 0)
    expect(steps * step >= BigInt(bytes)).toBe(true)
    expect((steps - 1n) * step < BigInt(bytes)).toBe(true)
    expect(formatFileSize(bytes)).toMatch(/^(\d{1,3}\u00A0(o|Ko)|\d{1,3}(,[1-9])?\u00A0(Mo|Go)|\d{1,4}(,[1-9])?\u00A0To)$/)
  })

  test.prop([limitNames, fileSizes])('[P-FILE-17] shows the limit or less exactly if the file is within it', (name, size) => {
    const { fileBytes } = FILE_LIMITS[name]
    const { figure, unit } = fileSize(size)
    const inMegabytes = Number(figure.replace(',', '.')) / (unit === 'Mo' ? 1 : unit === 'Ko' ? 1000 : 1_000_000)
    expect(inMegabytes <= fileBytes / 1_000_000).toBe(size <= fileBytes)
  })
})

describe('files on the wire, in general', () => {
  const uploads = fc.array(
    fc.record({
      name: fc.oneof(fc.constantFrom('a.pdf', 'b.PNG', 'c.jpeg', 'd.gif', 'a.pdf'), fc.string({ minLength: 1, maxLength: 8 })),
      contentType: fc.constantFrom('', 'application/pdf', 'image/png', 'image/jpeg', 'text/html'),
      bytes: fc.oneof(fileTypes.chain(headOf), fc.uint8Array({ maxLength: 20 })),
    }),
    { minLength: 1, maxLength: 7 },
  )

  test.prop([uploads, fileLimits])(
    'the server refuses a request exactly if the field would have refused one of its files',
    (files, limits) => {
      const described = files.map(({ bytes, ...rest }) => ({ ...rest, size: bytes.byteLength, head: bytes }))
      const refused = checkFiles(described, limits)
      const answer = filesOnWire(limits).safeParse(files)
      const plain = files.every(({ name }) => /^[^\p{Cc}/\\]+$/u.test(name))
      if (plain) expect(answer.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(refused.map(({ index }) => index))
      else expect(answer.success).toBe(false)
    },
  )
})
