import { describe, expect, it } from 'vitest'

import { checkGridFile, GRID_FILE_BYTES, gridFile } from './grid-file.ts'

const fileOf = (size: number, name = 'grille.csv', contentType = 'text/csv') => ({
  name,
  contentType,
  bytes: new Uint8Array(size),
})

const codesOf = (files: unknown): readonly unknown[] => {
  const read = gridFile.schema.safeParse(files)
  return read.success
    ? []
    : read.error.issues.map(({ path, message, ...issue }) => [
        path.join('.'),
        message,
        'params' in issue ? issue.params : undefined,
      ])
}

const TOO_LARGE = { code: 'file-too-large', params: { bytes: GRID_FILE_BYTES } }
const NO_SHEET = { code: 'file-type', params: { extensions: '.csv' } }

describe('the file of an import', () => {
  it.each([
    ['grille.csv', 1, undefined],
    ['GRILLE.CSV', GRID_FILE_BYTES, undefined],
    ['grille.csv', 0, { code: 'file-empty' }],
    ['grille.csv', GRID_FILE_BYTES + 1, TOO_LARGE],
    ['grille.csv', 10_000_000, TOO_LARGE],
    ['grille.xlsx', 0, NO_SHEET],
    ['csv', 12, NO_SHEET],
    ['.csv.exe', 12, NO_SHEET],
  ])('%s of %d bytes is judged by name, then emptiness, then size', (name, size, problem) => {
    expect(checkGridFile({ name, size })).toEqual(problem)
    const sent = gridFile.problems?.([{ name, size, contentType: 'text/csv' } as never])
    expect(sent).toEqual(problem === undefined ? [] : [{ path: 'files.0', ...problem }])
  })

  it('is one: none and two are refused before and after they are sent', () => {
    const one = { name: 'a.csv', size: 5, contentType: 'text/csv' } as never
    for (const files of [[], [one, one]])
      expect(gridFile.problems?.(files)).toEqual([{ path: 'files', code: 'too-small', params: { minimum: '1' } }])
    expect([codesOf([fileOf(5)]).length, codesOf([]).length, codesOf([fileOf(5), fileOf(5)]).length]).toEqual([0, 1, 1])
    expect([gridFile.least, gridFile.files, gridFile.totalBytes]).toEqual([1, 1, GRID_FILE_BYTES])
  })

  it('is checked again when it is received, with what was wrong at its place', () => {
    expect(codesOf([fileOf(0)])).toEqual([['0', 'file-empty', { code: 'file-empty' }]])
    expect(codesOf([fileOf(3, 'a.txt')])).toEqual([['0', 'file-type', { code: 'file-type', extensions: '.csv' }]])
    expect(codesOf([{ ...fileOf(3), bytes: [1, 2, 3] }])).toHaveLength(1)
    expect(codesOf([{ ...fileOf(3), more: 'x' }])).toHaveLength(1)
    for (const name of ['name', 'contentType'])
      expect(codesOf([{ ...fileOf(3), [name]: `${'x'.repeat(252)}.csv` }])).toHaveLength(1)
  })

  it('is called a CSV by what browsers and systems name it, and by nothing that says nothing', () => {
    expect(gridFile.contentTypes).toEqual(['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream'])
  })
})
