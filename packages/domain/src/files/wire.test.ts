import { describe, expect, it } from 'vitest'

import type { UploadedFile } from '../contract/index.ts'
import { callFiles, FILE_LIMITS, filesOnWire } from './index.ts'

const bytesOfText = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)))
const schema = filesOnWire(FILE_LIMITS.drop)
const pdf = (name: string, size = 100): UploadedFile => {
  const bytes = new Uint8Array(size)
  bytes.set(bytesOfText('%PDF-1.7').subarray(0, size))
  return { name, contentType: 'application/pdf', bytes }
}
const issuesOf = (files: unknown) =>
  schema
    .safeParse(files)
    .error?.issues.map((issue) => ({ path: issue.path, params: issue.code === 'custom' ? issue.params : undefined }))

describe('files on the wire', () => {
  it('are handed on as they came', () => {
    const files = [pdf('a.pdf'), pdf('b.pdf')]
    expect(schema.parse(files)).toEqual(files)
  })

  it('[P-FILE-04] [P-FILE-07] are refused for what the field refuses, with its codes and figures', () => {
    expect(issuesOf([pdf('a.pdf'), pdf('b.pdf', 2_000_001), { ...pdf('c.png'), contentType: 'image/png' }])).toEqual([
      { path: [1], params: { code: 'file-too-large', megabytes: 2 } },
      { path: [2], params: { code: 'file-content' } },
    ])
  })

  it('are at least one, and nothing but files', () => {
    for (const body of [[], undefined, 'a.pdf', [{ ...pdf('a.pdf'), more: 1 }], [{ name: 'a.pdf' }]])
      expect(schema.safeParse(body).success).toBe(false)
  })

  it.each(['../a.pdf', '..\\a.pdf', 'a\u0000.pdf', 'a\n.pdf', `${'a'.repeat(252)}.pdf`])(
    'have names that are names alone: %j is refused',
    (name) => {
      expect(schema.safeParse([pdf(name)]).success).toBe(false)
    },
  )
})

describe('the files of a call', () => {
  const file = (name: string, size = 100, type = 'application/pdf') => ({
    name,
    size,
    type,
    slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }),
  })

  it('[P-FILE-01] [P-FILE-03] are refused before they are sent, each at its place, for all that shows without their bytes', () => {
    const { problems } = callFiles(FILE_LIMITS.drop)
    expect(problems([file('a.pdf'), file('b.PNG', 2_000_000, 'image/png')])).toEqual([])
    expect(problems([file('a.gif'), file('b.pdf', 2_000_001), file('c.pdf', 0)])).toEqual([
      { path: 'files.0', code: 'file-type', params: { extensions: '.pdf .jpg .jpeg' } },
      { path: 'files.1', code: 'file-too-large', params: { megabytes: 2 } },
      { path: 'files.2', code: 'file-empty' },
    ])
  })

  it('are one at least, unless the call takes a request without any', () => {
    expect(callFiles(FILE_LIMITS.drop).problems([])).toEqual([{ path: 'files', code: 'too-small', params: { minimum: '1' } }])
    const optional = callFiles(FILE_LIMITS.drop, 0)
    expect([optional.problems([]), optional.schema.safeParse([]).success]).toEqual([[], true])
  })

  it('[O-CONST-18] [PAY-11] of a payment have ten million octets each and twenty together at most', () => {
    const { problems } = callFiles(FILE_LIMITS.payment)
    expect(problems([file('a.pdf', 10_000_000), file('b.pdf', 10_000_000)])).toEqual([])
    expect(problems([file('a.pdf', 10_000_001)])).toEqual([
      { path: 'files.0', code: 'file-too-large', params: { megabytes: 10 } },
    ])
    expect(problems([file('a.pdf', 10_000_000), file('b.pdf', 9_999_999), file('c.pdf', 2)])).toEqual([
      { path: 'files.2', code: 'files-too-large', params: { megabytes: 20 } },
    ])
  })
})
