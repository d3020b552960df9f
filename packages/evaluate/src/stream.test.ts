import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { batchEvaluator, type Line, type Plan } from './batch.ts'
import { evaluateStream, type Options } from './stream.ts'

/** Doubles a figure: the stream is looked at, not what is computed. */
const doubling: Engine = {
  summary: 'twice a figure',
  columns: ['id', 'figure'],
  resultColumns: ['double'],
  notes: [],
  open: async () => (row) =>
    /^[0-9]+(?:\.[0-9]+)?$/.test(row['figure'] ?? '')
      ? { kind: 'evaluated', results: [(2 * Number(row['figure'])).toFixed(1)] }
      : { kind: 'refused', problems: [{ column: 'figure', reason: 'no figure' }] },
}

const evaluateWith = async (options: Options, ...chunks: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const allGood = await evaluateStream(doubling, Readable.from(chunks), output, (line) => complaints.push(line), options)
  output.end()
  return { out: await written, complaints, allGood }
}

const evaluate = (...chunks: readonly string[]) => evaluateWith({}, ...chunks)

describe('a file of cases', () => {
  it.each([
    ['of Windows', '\r\n'],
    ['of Unix', '\n'],
    ['of old Macintosh', '\r'],
  ])('[ANN-12] may end its lines in the way %s', async (_way, end) => {
    const file = ['id,figure', 'a,1', '', 'b,2', ''].join(end)
    const expected = { out: 'id,figure,double\na,1,2.0\nb,2,4.0\n', complaints: [], allGood: true }
    expect(await evaluate(file)).toEqual(expected)
    expect(await evaluate(...Array.from({ length: file.length }, (_, at) => file.charAt(at)))).toEqual(expected)
  })

  it('[ANN-12] may mix its line ends, and lines are still counted as an editor does', async () => {
    expect(await evaluate('id,figure\r\na,1\nb,2\r\n"c\r\nd",3\nlate,x\r\n')).toEqual({
      out: 'id,figure,double\na,1,2.0\nb,2,4.0\n"c\r\nd",3,6.0\n',
      complaints: ['line 6, column figure: no figure'],
      allGood: false,
    })
  })

  it('[ANN-12] may have blanks around its column names, and lines of blanks', async () => {
    expect(await evaluate('id, figure \na,1\n   \nb,2\n')).toEqual({
      out: 'id, figure ,double\na,1,2.0\nb,2,4.0\n',
      complaints: [],
      allGood: true,
    })
  })

  it('[ANN-12] of a French spreadsheet is separated by semicolons, and its comma is the decimal sign', async () => {
    expect(await evaluate('\uFEFFid;figure;label\r\na;1,0;vu, relu\r\nb;1.000,5;\r\n"c;d";2;\r\n')).toEqual({
      out: 'id;figure;label;double\na;1,0;vu, relu;2,0\n"c;d";2;;4,0\n',
      complaints: [
        'read as a French spreadsheet writes: cells separated by ";", decimals after ","',
        'line 3, column figure: "1.000,5" has a comma and a point: the comma is the decimal sign of this file',
      ],
      allGood: false,
    })
  })

  it('[ANN-12] may have columns of its own, which come back as they were', async () => {
    expect((await evaluate('label,id,figure,expected,label\nx,a,1,2.0,"y,z"\n')).out).toBe(
      'label,id,figure,expected,label,double\nx,a,1,2.0,"y,z",2.0\n',
    )
  })

  it('[ANN-12] without a column that is needed, or with one twice, is refused before the first row', async () => {
    expect(await evaluate('id,number\na,1\n')).toEqual({
      out: '',
      complaints: ['line 1, column figure: missing from the header'],
      allGood: false,
    })
    expect((await evaluate('id,figure,id\na,1,b\n')).complaints).toEqual(['line 1, column id: twice in the header'])
  })

  it('[ANN-12] keeps the place of a bad row when asked to, and says what is wrong with it', async () => {
    const { out, allGood } = await evaluateWith({ keepRows: true }, 'id,figure\na,1\nb,x\nc\nd"d,1\ne,2\n')
    expect(allGood).toBe(false)
    expect(out).toBe(
      'id,figure,double,problem\na,1,2.0,\nb,x,,figure: no figure\nc,,,"figure: 1 cells in the row, 2 columns in the header"\n' +
        ',,,id: a quote stands inside a cell that is not quoted\ne,2,4.0,\n',
    )
  })

  it('[ANN-12] leaves in the order in which it came, whichever batch is ready first', async () => {
    const numbers = Array.from({ length: 3000 }, (_, at) => at)
    let asked = 0
    const open = (plan: Plan) => async (lines: readonly Line[]) => {
      asked += 1
      // The earlier a batch, the later its answer.
      for (let turn = 0; turn < 50 / asked; turn++) await Promise.resolve()
      return (await batchEvaluator(doubling, plan))(lines)
    }
    const file = `id,figure\n${numbers.map((at) => `${at},${at}`).join('\n')}\n`
    const { out } = await evaluateWith({ workers: { atOnce: 3, open } }, file)
    expect(out.trimEnd().split('\n').slice(1)).toEqual(numbers.map((at) => `${at},${at},${(2 * at).toFixed(1)}`))
    expect(asked).toBeGreaterThan(5)
  })

  it('[ANN-12] with one column of several says what is missing', async () => {
    expect((await evaluate('id\na\n')).complaints).toEqual(['line 1, column figure: missing from the header'])
  })
})
