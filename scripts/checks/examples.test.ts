import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Engine, ENGINES, evaluateStream } from '@hautelisse/evaluate'
import { describe, expect, it } from 'vitest'
import { filled, listedDocuments } from '../commands/lists/documents.ts'

const root = resolve(import.meta.dirname, '../..')
const { exit } = ENGINES as { readonly exit: Engine }
const read = (name: string): string => readFileSync(resolve(root, 'examples', name), 'utf8')

// The page runs in a browser, from the packed packages: scripts/commands/packages/use.ts.
describe('the examples', () => {
  it.each(['annuity.mjs', 'pension.mjs', 'files.mjs', 'tax.html', 'exits.csv', 'exits-results.csv'])(
    '%s stands in the README as it is',
    (name) => {
      expect(read('README.md')).toContain(read(name))
    },
  )

  const SCRIPTS = ['annuity', 'pension', 'files'] as const
  const END = '\u0004'

  // One process for all of them: its start takes longer than what they compute.
  const program = SCRIPTS.map((name) => `await import('./examples/${name}.mjs'); process.stdout.write('${END}')`).join('\n')
  const { stdout } = spawnSync(process.execPath, ['--conditions=source', '--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
  const written = stdout.replaceAll(/\u00A0/g, ' ').split(END)
  const run = (name: (typeof SCRIPTS)[number]): string | undefined => written[SCRIPTS.indexOf(name)]

  it('the Node script gives the annuity', () => {
    expect(run('annuity')).toBe('305,85 € a month from 2026-03-01\n')
  })

  it('[SP-14] the pension of one year of work is the one worked by hand', () => {
    // 29 538 × 1.085 × 50 % × 4 / 170 = 377.04; 97.58 × 1.4386 = 140.38; a twelfth of their sum.
    expect(run('pension')).toBe('4 quarters, 97.58 points, 43,12 € a month\n')
  })

  it('[P-FILE-06] a server reads again what a field has checked', () => {
    expect(run('files')).toBe('identity.pdf: file-content\n')
  })

  it('[ANN-12] the spreadsheet comes back with its results', async () => {
    const output = new PassThrough()
    const rows = text(output)
    await evaluateStream(exit, Readable.from([read('exits.csv')]), output, () => undefined, { keepRows: true })
    output.end()
    expect(await rows).toBe(read('exits-results.csv'))
  })
})

describe('the documents', () => {
  const document = (path: string): string => readFileSync(resolve(root, path), 'utf8')

  it('list every command, engine, room and sub-path, as node --conditions=source scripts/commands/lists.ts writes them', () => {
    const stale = listedDocuments(root).filter(({ text: written, generated }) => written !== generated)
    expect(stale.map(({ path }) => path)).toEqual([])
  })

  it('have one place for each list', () => {
    const place = 'before\n\n<!-- list: rooms -->\n\n$1 old\n\n<!-- end -->\n\nafter <!-- end -->'
    expect(filled(place, { rooms: '$1 new' })).toBe(place.replace('old', 'new'))
    expect(() => filled(place, { commands: '' })).toThrow('There is no place for the list of commands')
  })

  it('name files that exist, where somebody is told to change them', () => {
    const paths = [...document('CONTRIBUTING.md').matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([])
  })

  it('link to files that exist', () => {
    const files = [
      'README.md',
      'CONTRIBUTING.md',
      ...globSync('{docs,examples,packages/*}/{,**/}*.md', { cwd: root, exclude: ['**/node_modules/**'] }),
    ]
    const broken = files.flatMap((file) =>
      [...document(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(resolve(root, dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('hold the figures of quality in one table of at most 120 lines', () => {
    const lines = document('docs/quality.md').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(120)
    expect(lines.filter((line) => line.startsWith('| ---'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('|') && line.split(' | ').length !== 5)).toEqual([])
  })
})
