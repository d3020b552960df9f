import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { projection } from './projection.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (input: string) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  await evaluateStream(projection, Readable.from([input]), output, (line) => complaints.push(line))
  output.end()
  return { lines: (await written).trimEnd().split('\n'), complaints }
}

it('[RP-03] gives the four annuities of 150 € a month that were worked outside', async () => {
  const { lines } = await evaluate(readFileSync(new URL('../examples/projection.csv', import.meta.url), 'utf8'))
  const read = lines.slice(1).map((line) => line.split(',').slice(8))
  expect(read.map(([months, factor, , month]) => `${months} ${Number(factor).toFixed(6)} ${month}`)).toEqual([
    '16 30.457498 6.58',
    '28 29.542906 11.99',
    '40 28.630540 17.86',
    '52 27.721633 24.22',
  ])
})

it.each([
  ['X,PEE,1964-03-12,64,0,150,monthly,2026-11-20', 'column product: "PEE" is not one of '],
  ['X,PERECO,1964-03-12,49,0,150,monthly,2026-11-20', 'column retirement_age: 49 is not from 50 to 80'],
  ['X,PERECO,1964-03-12,64,0,150,weekly,2026-11-20', 'column periodicity: "weekly" is not one of monthly, yearly, one_shot'],
  ['X,PERECO,1964-03-12,64,,150,monthly,2026-11-20', 'column savings: empty'],
  ['X,PERECO,1964-03-12,64,0,150,monthly,', 'column today: empty'],
])('[RP-01] %s is refused with its reason', async (row, reason) => {
  const { complaints } = await evaluate(`${projection.columns.join(',')}\n${row}\n`)
  expect(complaints.join()).toContain(`line 2, ${reason}`)
})
