import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { exit } from './evaluate/exit.ts'
import { evaluateStream } from './evaluate/stream.ts'

const root = resolve(import.meta.dirname, '..')
const read = (name: string): string => readFileSync(resolve(root, 'examples', name), 'utf8')

// The page runs in a browser, from the packed packages: scripts/packages/use.ts.
describe('the examples', () => {
  it.each(['annuity.mjs', 'tax.html', 'exits.csv', 'exits-results.csv'])('%s stands in the README as it is', (name) => {
    expect(read('README.md')).toContain(read(name))
  })

  it('the Node script gives the annuity', () => {
    const { stdout } = spawnSync(process.execPath, ['--conditions=source', 'examples/annuity.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout.replaceAll(/\u00A0/g, ' ')).toBe('305,85 € a month from 2026-03-01\n')
  })

  it('[ANN-12] the spreadsheet comes back with its results', async () => {
    const output = new PassThrough()
    const written = text(output)
    await evaluateStream(exit, Readable.from([read('exits.csv')]), output, () => undefined, { keepRows: true })
    output.end()
    expect(await written).toBe(read('exits-results.csv'))
  })
})
