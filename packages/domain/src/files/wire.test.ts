import { describe, expect, it } from 'vitest'

import { FILE_LIMITS, filesOnWire, type UploadedFile } from './index.ts'

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
