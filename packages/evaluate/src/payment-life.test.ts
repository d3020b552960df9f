import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { paymentLife } from './payment-life.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (input: string) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  await evaluateStream(paymentLife, Readable.from([input]), output, (line) => complaints.push(line))
  output.end()
  return { lines: (await written).trimEnd().split('\n'), complaints }
}

describe('evaluate payment-life', () => {
  it('[BEY-91] [BEY-95] [BEY-96] answers the example file with the worked cases of docs/rules/examples/payment-life.md', async () => {
    const input = readFileSync(new URL('../examples/payment-life.csv', import.meta.url), 'utf8')
    const { lines, complaints } = await evaluate(input)
    expect(complaints).toEqual([])
    expect(lines.map((line) => line.split(',').slice(16).join(' '))).toEqual([
      'contributions invested tax_saved cost value gains charges tax net balance exit_limit',
      '0.00 1000.00 300.00 700.00 1000.00 0.00 0.00 110.00 890.00 190.00 30',
      '0.00 5400.00 1620.00 3780.00 8515.26 3115.26 579.44 992.75 6943.07 3163.07 69.57',
      '0.00 5400.00 1620.00 3780.00 8515.26 3115.26 579.44 936.68 6999.14 3219.14 48.8',
      '0.00 5400.00 0.00 5400.00 8515.26 3115.26 579.44 398.75 7537.07 2137.07 never',
      '240.56 2239.44 624.07 1615.37 3327.69 1088.25 202.41 0.00 3125.28 1509.91 never',
      '60.11 559.61 0.00 0.00 831.55 271.94 50.58 0.00 780.97 780.97 never',
      '0.00 1200.00 324.00 876.00 1200.00 0.00 100.80 113.81 985.39 109.39 21.57',
      '0.00 1200.00 0.00 1200.00 1200.00 0.00 121.20 111.79 967.01 -232.99 always',
      '0.00 1000.00 110.00 890.00 1000.00 0.00 0.00 300.00 700.00 -190.00 11',
      '0.00 2000.00 339.00 1661.00 2000.00 0.00 0.00 220.00 1780.00 119.00 16.95',
    ])
  })

  it('[BEY-90] names what is wrong at its column', async () => {
    const header = [...paymentLife.columns, ...(paymentLife.optionalColumns ?? [])].join(',')
    const { complaints } = await evaluate(
      [
        header,
        'A,savings,0,12,81,51,30,9,2026-11-20,none,,,,,,,',
        'B,premium,100,30,1,0,30,0,2026-11-20,,2025,CE,0,0,30000,,',
        'C,voluntary-deducted,x,,1,0,30,0,2026-11-20,,2025,XX,0,0,30000,,',
        'D,voluntary-deducted,100,,1,0,30,0,2026-11-20,,,,,,,,',
        '',
      ].join('\n'),
    )
    expect(complaints).toEqual([
      'line 2, column kind: "savings" is not one of voluntary-deducted, voluntary-not-deducted, premium, top-up, mandatory',
      'line 2, column payment: less than a cent',
      'line 2, column marginal_rate: "12" is not one of 0, 11, 30, 41, 45',
      'line 2, column years: 81 is more than 80',
      'line 2, column growth_percent: 51 is more than 50',
      'line 2, column pension_charges: "9" is not one of 10.1, 8.4, 4.3, 0',
      'line 2, column gains_taxed_by: "none" is not one of flat-tax, scale',
      'line 3, column wage_1: a household given, but the saving of premium is not computed for one: leave its columns empty',
      'line 4, column payment: "x" is not an amount (digits, with a point before decimals)',
      'line 4, column marital_status: "XX" is not one of CE, MA',
      'line 5, column marginal_rate: empty',
    ])
  })
})
