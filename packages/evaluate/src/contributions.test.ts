import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { paymentCeiling, topUp } from './contributions.ts'
import type { Engine } from './engine.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (engine: Engine, rows: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const input = [engine.columns.join(','), ...rows].join('\n')
  await evaluateStream(engine, Readable.from([`${input}\n`]), output, (line) => complaints.push(line))
  output.end()
  const results = (await written).trimEnd().split('\n').slice(1)
  return { results: results.map((line) => line.split(',').slice(engine.columns.length).join(',')), complaints }
}

describe('evaluate top-up', () => {
  it('[TOPUP-01] [TOPUP-02] [TOPUP-05] gives the figures of the worked cases', async () => {
    const { results, complaints } = await evaluate(topUp, [
      'pereco,2026,perco,:0.5,1314,1239.44,0,,0,',
      'pee,2026,pee,:0.25,3138,1000,528,2348,257,257',
      'all on the pereco,2026,perco,:0.5,1314,2239.44,0,,0,',
      'month,2026,pee,:0.25,,200,0,,0,',
      'law,2026,pee,:3,,1281.60,0,,0,',
      'a cent more,2026,pee,:3,,1281.61,0,,0,',
      'law of 2025,2025,pee,:3,,1281.61,0,,0,',
      'two bands,2026,pee,1000:1;3000:0.5,,4000,400,,400,',
      'another company,2026,pee,:1,,2000,0,5000,0,3700',
    ])
    expect(complaints).toEqual([])
    expect(results).toEqual([
      '619.72,60.11,559.61',
      '250.00,24.25,225.75',
      '1119.72,108.61,1011.11',
      '50.00,4.85,45.15',
      '3844.80,372.95,3471.85',
      '3844.80,372.95,3471.85',
      '3768.00,365.50,3402.50',
      '1600.00,155.20,1444.80',
      '144.80,14.05,130.75',
    ])
  })

  it.each([
    ['A,2027,pee,:1,,1,0,,0,', 'column year: "2027" is not one of 2025, 2026'],
    ['A,2026,per,:1,,1,0,,0,', 'column kind: "per" is not one of pee, perco'],
    ['A,2026,pee,1000:1;500:2,,1,0,,0,', 'column bands: limits must rise, and only the last band may be without one'],
    ['A,2026,pee,:1;500:2,,1,0,,0,', 'column bands: limits must rise, and only the last band may be without one'],
    ['A,2026,pee,25%,,1,0,,0,', 'column bands: "25%" is not a list of limit:rate, such as 1000:1;3000:0.5 or :0.25'],
    ['A,2026,pee,:1,,1.005,0,,0,', 'column payment: 1.005 has a fraction of a cent'],
    ['A,2026,pee,:1,,-1,0,,0,', 'column payment: "-1" is not an amount (digits, with a point before decimals)'],
  ])('names a bad cell: %s', async (row, reason) => {
    expect((await evaluate(topUp, [row])).complaints).toEqual([`line 2, ${reason}`])
  })
})

describe('evaluate payment-ceiling', () => {
  it('[PAYCEIL-01] [PAYCEIL-02] gives ceiling, rest and answer', async () => {
    const { results, complaints } = await evaluate(paymentCeiling, [
      'a cent left,2026,EMPLOYEE,40000,9999.99,0.01,PEE',
      'a cent too much,2026,EMPLOYEE,40000,9999.99,0.02,PERCO',
      'no pay,2026,NO_PAY,,0,12015,PEG',
      'no pay in 2025,2025,NO_PAY,0,0,11775.01,PEI',
      'pension,2026,RETIRED,18000.03,0,4500,PEE',
      'no ceiling,2026,EMPLOYEE,40000,20000,1,PERECO',
    ])
    expect(complaints).toEqual([])
    expect(results).toEqual([
      '10000.00,0.01,yes',
      '10000.00,0.01,no',
      '12015.00,12015.00,yes',
      '11775.00,11775.00,no',
      '4500.00,4500.00,yes',
      ',,yes',
    ])
  })

  it.each([
    ['A,2026,EMPLOYEE,,0,1,PEE', 'column base: empty'],
    ['A,2026,STUDENT,1,0,1,PEE', 'column status: "STUDENT" is not one of EMPLOYEE, RETIRED, SELF_EMPLOYED, NO_PAY'],
  ])('names a bad cell: %s', async (row, reason) => {
    expect((await evaluate(paymentCeiling, [row])).complaints).toEqual([`line 2, ${reason}`])
  })
})
