import type { UploadedFile } from '@hautelisse/domain/contract'
import { checkFiles, FILE_LIMITS, filesOnWire, HEAD_BYTES, type FileLimits } from '@hautelisse/domain/files'
import { describe, expect, it } from 'vitest'

import { problemsOf } from './answers.ts'

const MEGA = 1_000_000
const PNG = '\u0089PNG\r\n\u001A\n'

const part = (name: string, { size = 1000, head = '%PDF-1.7', type = 'application/pdf' } = {}): File => {
  const bytes = new Uint8Array(size)
  bytes.set(Array.from(head, (letter) => letter.charCodeAt(0)).slice(0, size))
  return new File([bytes], name, { type })
}

/** The files of a request as it arrives: written as `multipart/form-data` and read again. */
const received = async (files: readonly File[]): Promise<readonly UploadedFile[]> => {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const request = new Request('http://localhost/api/v2/upload', { method: 'POST', body: form })
  const parts = (await request.formData()).getAll('files').filter((value) => value instanceof File)
  return Promise.all(
    parts.map(async (file) => ({
      name: file.name,
      contentType: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}

const problemsIn = async (limits: FileLimits, files: readonly File[]) => {
  const parsed = filesOnWire(limits).safeParse(await received(files), { reportInput: true })
  return parsed.error === undefined ? [] : problemsOf(parsed.error)
}

describe('files of a request', () => {
  const { drop, single, company } = FILE_LIMITS
  const unique = { ...drop, uniqueNames: true }

  it('are taken when the field would take them', async () => {
    const files = [part('a.pdf', { size: 2 * MEGA }), part('b.PNG', { head: PNG, type: 'image/png' })]
    expect(await problemsIn(drop, files)).toEqual([])
  })

  it.each([
    [
      'P-FILE-01',
      single,
      [part('a.pdf', { size: 3 * MEGA + 1 })],
      { path: '0', code: 'file-too-large', params: { megabytes: 3 } },
    ],
    ['P-FILE-04', drop, [part('a.pdf', { size: 2 * MEGA + 1 })], { path: '0', code: 'file-too-large', params: { megabytes: 2 } }],
    [
      'P-CONST-18',
      company,
      [part('a.pdf', { size: 10 * MEGA + 1 })],
      { path: '0', code: 'file-too-large', params: { megabytes: 10 } },
    ],
    [
      'P-FILE-05',
      drop,
      ['1', '2', '3', '4', '5', '6'].map((name) => part(`${name}.pdf`)),
      { path: '5', code: 'too-many-files', params: { files: 5 } },
    ],
    [
      'P-FILE-06',
      company,
      ['1', '2', '3'].map((name) => part(`${name}.pdf`, { size: 9 * MEGA })),
      { path: '2', code: 'files-too-large', params: { megabytes: 25 } },
    ],
    [
      'P-FILE-07',
      drop,
      [part('a.gif', { head: 'GIF89a', type: 'image/gif' })],
      { path: '0', code: 'file-type', params: { extensions: '.pdf .jpg .jpeg' } },
    ],
    ['P-FILE-12', unique, [part('a.pdf'), part('a.pdf')], { path: '1', code: 'file-name-twice' }],
    ['P-FILE-03', drop, [part('a.pdf', { head: '<script>' })], { path: '0', code: 'file-content' }],
    ['P-FILE-03', drop, [part('a.pdf', { type: 'text/html' })], { path: '0', code: 'file-content' }],
    ['P-FILE-01', drop, [part('a.pdf', { size: 0 })], { path: '0', code: 'file-empty' }],
  ] as const)(
    '[%s] are refused by the server as by the field, with the same code and figures',
    async (_, limits, files, problem) => {
      expect(await problemsIn(limits, files)).toEqual([problem])
      const described = await Promise.all(
        files.map(async (file) => ({
          name: file.name,
          contentType: file.type,
          size: file.size,
          head: new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
        })),
      )
      expect(checkFiles(described, limits).map(({ index, refusal }) => [String(index), refusal.code])).toEqual([
        [problem.path, problem.code],
      ])
    },
  )

  it('are at least one', async () => {
    expect(await problemsIn(drop, [])).toEqual([{ path: '', code: 'too-small', params: { minimum: '1' } }])
  })
})
