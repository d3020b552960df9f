import { describe, expect, it } from 'vitest'

import { addFiles, checkFile, checkFiles, FILE_LIMITS, type FileDescription, type FileLimits } from './index.ts'

const { single, drop, company } = FILE_LIMITS

const file = (name: string, size = 1000, contentType = ''): FileDescription => ({ name, size, contentType })
const bytesOf = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes)
const bytesOfText = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)))
const PDF = bytesOfText('%PDF-1.7')
const PNG = bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const JPG = bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46)

/** Names of what a list keeps, and codes of what it refuses. */
const outcomeOf = (kept: readonly FileDescription[], added: readonly FileDescription[], limits: FileLimits) => {
  const after = addFiles(kept, added, limits)
  return { kept: after.kept.map(({ name }) => name), refused: after.refused.map(({ refusal: { code } }) => code) }
}

describe('the size of one file', () => {
  it('[P-FILE-01] a single file may have three megaoctets, and not one octet more', () => {
    expect(checkFile(file('a.pdf', 3_000_000), single)).toBeUndefined()
    expect(checkFile(file('a.pdf', 3_000_001), single)).toEqual({ code: 'file-too-large', params: { megabytes: 3 } })
  })

  it('[P-FILE-04] one of several may have two megaoctets, and not one octet more', () => {
    expect(checkFile(file('a.pdf', 2_000_000), drop)).toBeUndefined()
    expect(checkFile(file('a.pdf', 2_000_001), drop)).toEqual({ code: 'file-too-large', params: { megabytes: 2 } })
  })

  it('[P-CONST-18] one for a company may have ten million octets, and not one more', () => {
    expect(company.fileBytes).toBe(10_000_000)
    expect(checkFile(file('a.pdf', 10_000_000), company)).toBeUndefined()
    expect(checkFile(file('a.pdf', 10_000_001), company)).toEqual({ code: 'file-too-large', params: { megabytes: 10 } })
  })

  it('is above nothing: an empty file is refused', () => {
    expect(checkFile(file('a.pdf', 0), drop)).toEqual({ code: 'file-empty' })
    expect(checkFile(file('a.pdf', 1), drop)).toBeUndefined()
  })
})

describe('the type of a file', () => {
  it.each(['a.pdf', 'a.png', 'a.jpg', 'a.jpeg', 'A.PDF', 'a.JpEg', 'a.b.c.png'])(
    '[P-FILE-07] [P-FILE-03] is taken: %s',
    (name) => {
      expect(checkFile(file(name), single)).toBeUndefined()
      expect(checkFile(file(name), drop)).toBeUndefined()
    },
  )

  it.each(['a.gif', 'a.pdf.exe', 'a', '.pdf', 'a.', 'apdf', 'a.pdf '])('[P-FILE-07] [P-FILE-03] is refused: %j', (name) => {
    expect(checkFile(file(name), single)).toEqual({ code: 'file-type', params: { extensions: '.pdf .png .jpg .jpeg' } })
  })

  it('[P-FILE-14] [P-FILE-15] the refusal of one of several names .pdf, .jpg and .jpeg alone, as the specification words it', () => {
    expect(checkFile(file('a.gif'), drop)).toEqual({ code: 'file-type', params: { extensions: '.pdf .jpg .jpeg' } })
  })

  it('is refused before its size: a large picture of another type cannot be saved by shrinking it', () => {
    expect(checkFile(file('a.gif', 9_000_000), drop)?.code).toBe('file-type')
  })
})

describe('the content of a file', () => {
  it('must be what the name says, as the file itself and its first bytes tell', () => {
    expect(checkFile({ ...file('a.pdf', 1000, 'application/pdf'), head: PDF }, drop)).toBeUndefined()
    expect(checkFile({ ...file('a.png', 1000, 'image/png'), head: PNG }, drop)).toBeUndefined()
    expect(checkFile({ ...file('a.jpeg', 1000, 'image/jpeg'), head: JPG }, drop)).toBeUndefined()
    expect(checkFile({ ...file('a.pdf', 1000, 'application/pdf'), head: PNG }, drop)).toEqual({ code: 'file-content' })
    expect(checkFile({ ...file('a.pdf', 1000, 'text/html'), head: PDF }, drop)).toEqual({ code: 'file-content' })
  })

  it('is judged by its bytes where the file says nothing of itself', () => {
    for (const contentType of ['', 'application/octet-stream', 'APPLICATION/PDF; charset=binary'])
      expect(checkFile({ ...file('a.pdf', 1000, contentType), head: PDF }, drop)).toBeUndefined()
  })

  it('is refused where the file is shorter than any of its kind', () => {
    expect(checkFile({ ...file('a.pdf', 4), head: PDF.subarray(0, 4) }, drop)).toEqual({ code: 'file-content' })
    expect(checkFile({ ...file('a.jpg', 2), head: JPG.subarray(0, 2) }, drop)).toEqual({ code: 'file-content' })
  })
})

describe('several files', () => {
  const five = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => file(name))

  it('[P-FILE-05] may be five: the sixth is refused, and the five stay', () => {
    expect(outcomeOf([], five, drop)).toEqual({ kept: ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'], refused: [] })
    const { kept, refused } = addFiles(five, [file('6.pdf')], drop)
    expect(kept).toEqual(five)
    expect(refused).toEqual([{ file: file('6.pdf'), refusal: { code: 'too-many-files', params: { files: 5 } } }])
  })

  it('[P-FILE-06] may have twenty-five megaoctets in all, and not one octet more', () => {
    const halves = { ...drop, fileBytes: 20_000_000 }
    expect(outcomeOf([file('a.pdf', 12_500_000)], [file('b.pdf', 12_500_000)], halves).refused).toEqual([])
    expect(addFiles([file('a.pdf', 12_500_000)], [file('b.pdf', 12_500_001)], halves).refused[0]?.refusal).toEqual({
      code: 'files-too-large',
      params: { megabytes: 25 },
    })
  })

  it('[P-FILE-06] [P-CONST-18] for a company reach that total with three files', () => {
    const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name, 10_000_000))
    expect(outcomeOf([], three, company)).toEqual({ kept: ['a.pdf', 'b.pdf'], refused: ['files-too-large'] })
    expect(outcomeOf([], [...three.slice(0, 2), file('c.pdf', 5_000_000)], company).refused).toEqual([])
  })

  it('[P-FILE-12] [P-FILE-13] may not share a name where names are checked, and may elsewhere', () => {
    const twice = [file('a.pdf'), file('a.pdf')]
    expect(outcomeOf([], twice, { ...drop, uniqueNames: true })).toEqual({ kept: ['a.pdf'], refused: ['file-name-twice'] })
    expect(outcomeOf([], twice, drop)).toEqual({ kept: ['a.pdf', 'a.pdf'], refused: [] })
  })

  it('[P-FILE-12] share a name whichever way its accents are written', () => {
    const names = [file('relev\u00E9.pdf'), file('releve\u0301.pdf')]
    expect(outcomeOf([], names, { ...drop, uniqueNames: true }).refused).toEqual(['file-name-twice'])
  })

  it('a refused file takes no place of another', () => {
    expect(outcomeOf([], [file('a.gif'), file('b.pdf', 9_000_000), ...five], drop)).toEqual({
      kept: ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'],
      refused: ['file-type', 'file-too-large'],
    })
  })

  it('are taken by default in the number, sizes and types of the specification', () => {
    expect(drop).toEqual({
      types: ['pdf', 'png', 'jpg'],
      named: ['pdf', 'jpg'],
      fileBytes: 2_000_000,
      files: 5,
      totalBytes: 25_000_000,
      uniqueNames: false,
    })
  })
})

describe('a field for one file', () => {
  it('exchanges its file for another that may be taken', () => {
    expect(outcomeOf([file('a.pdf')], [file('b.pdf')], single)).toEqual({ kept: ['b.pdf'], refused: [] })
  })

  it('[P-FILE-02] keeps its file when the other is refused', () => {
    expect(outcomeOf([file('a.pdf')], [file('b.pdf', 3_000_001)], single)).toEqual({
      kept: ['a.pdf'],
      refused: ['file-too-large'],
    })
  })

  it('takes the first of several', () => {
    expect(outcomeOf([], [file('a.gif'), file('b.pdf'), file('c.pdf')], single)).toEqual({
      kept: ['b.pdf'],
      refused: ['file-type', 'too-many-files'],
    })
  })
})

describe('checking a whole request again', () => {
  it('names each refused file by its place', () => {
    expect(checkFiles([file('a.pdf'), file('a.gif'), file('b.pdf', 0)], drop)).toEqual([
      { index: 1, refusal: { code: 'file-type', params: { extensions: '.pdf .jpg .jpeg' } } },
      { index: 2, refusal: { code: 'file-empty' } },
    ])
    expect(checkFiles([], drop)).toEqual([])
  })
})
