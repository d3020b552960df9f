import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { evaluateStream } from './stream.ts'

/** Doubles a figure: the stream is looked at, not what is computed. */
const doubling: Engine = {
  summary: 'twice a figure',
  columns: ['id', 'figure'],
  resultColumns: ['double'],
  notes: [],
  open: async () => (row) =>
    /^[0-9]+$/.test(row['figure'] ?? '')
      ? { kind: 'evaluated', results: [String(2 * Number(row['figure']))] }
      : { kind: 'refused', problems: [{ column: 'figure', reason: 'no figure' }] },
}

const evaluate = async (...chunks: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const allGood = await evaluateStream(doubling, Readable.from(chunks), output, (line) => complaints.push(line))
  output.end()
  return { out: await written, complaints, allGood }
}

describe('a file of cases', () => {
  it.each([
    ['of Windows', '\r\n'],
    ['of Unix', '\n'],
    ['of old Macintosh', '\r'],
  ])('[ANN-12] may end its lines in the way %s', async (_way, end) => {
    const file = ['id,figure', 'a,1', '', 'b,2', ''].join(end)
    const expected = { out: 'id,figure,double\na,1,2\nb,2,4\n', complaints: [], allGood: true }
    expect(await evaluate(file)).toEqual(expected)
    expect(await evaluate(...Array.from({ length: file.length }, (_, at) => file.charAt(at)))).toEqual(expected)
  })

  it('[ANN-12] may mix its line ends, and lines are still counted as an editor does', async () => {
    expect(await evaluate('id,figure\r\na,1\nb,2\r\n"c\r\nd",3\nlate,x\r\n')).toEqual({
      out: 'id,figure,double\na,1,2\nb,2,4\n"c\r\nd",3,6\n',
      complaints: ['line 6, column figure: no figure'],
      allGood: false,
    })
  })

  it('[ANN-12] may have blanks around its column names, and lines of blanks', async () => {
    expect(await evaluate('id, figure \na,1\n   \nb,2\n')).toEqual({
      out: 'id, figure ,double\na,1,2\nb,2,4\n',
      complaints: [],
      allGood: true,
    })
  })

  it('[ANN-12] without a single comma in its header is told to have some', async () => {
    expect(await evaluate('id;figure\na;1\n')).toEqual({
      out: '',
      complaints: ['line 1, column id;figure: the only column in the header: cells are separated by commas'],
      allGood: false,
    })
  })

  it('[ANN-12] with one column of several says what is missing', async () => {
    expect((await evaluate('id\na\n')).complaints).toEqual(['line 1, column figure: missing from the header'])
  })
})
