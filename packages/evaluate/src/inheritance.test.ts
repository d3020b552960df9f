import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { inheritanceDuty } from './inheritance.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (input: string) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const allGood = await evaluateStream(inheritanceDuty, Readable.from([input]), output, (line) => complaints.push(line))
  output.end()
  return { lines: (await written).trimEnd().split('\n'), complaints, allGood }
}

it('[INH-04] gives the rows back with the duties computed outside', async () => {
  const examples = readFileSync(new URL('../examples/inheritance-duty.csv', import.meta.url), 'utf8')
  const [header = '', ...rows] = examples.trimEnd().split('\n')
  const duties = ['8194.35,8194', '57887.6,57888', '78118.15,78118', '89043.6,89044', '0,0']
  expect(await evaluate(examples)).toEqual({
    lines: [`${header},duty_exact,duty`, ...rows.map((row, at) => `${row},${duties[at]}`)],
    complaints: [],
    allGood: true,
  })
})

it('[INH-04] needs no column of days, and takes it once', async () => {
  expect((await evaluate('link,net_share,id\nchild,150000,X\n')).lines[1]).toBe('child,150000,X,8194.35,8194')
  expect((await evaluate('id,link,net_share,date,date,age\n')).complaints).toEqual(['line 1, column date: twice in the header'])
})

it.each([
  ['X,,1,', 'column link: empty'],
  ['X,cousin,1,', 'column link: "cousin" is not one of child, parent, sibling, nephew, relative, other, spouse'],
  ['X,child,-1,', 'column net_share: "-1" is not an amount (digits, with a point before decimals, not below 0)'],
  ['X,child,1,01/01/2026', 'column date: "01/01/2026" is not a day (year-month-day: 2026-11-20)'],
  ['X,child,1,2012-08-16', 'column date: 2012-08-16 is before the first day whose law is known'],
  [
    `X,${'c'.repeat(50)},1,`,
    `column link: "${'c'.repeat(40)}…" is not one of child, parent, sibling, nephew, relative, other, spouse`,
  ],
])('[INH-04] %s is named with its reason, and the others are evaluated', async (row, reason) => {
  const { lines, complaints, allGood } = await evaluate(`id,link,net_share,date\n${row}\nY,child,150000,\n`)
  expect(lines.slice(1)).toEqual(['Y,child,150000,,8194.35,8194'])
  expect([complaints, allGood]).toEqual([[`line 2, ${reason}`], false])
})
