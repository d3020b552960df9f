import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { release } from './release.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (rows: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const input = [release.columns.join(','), ...rows].join('\n')
  await evaluateStream(release, Readable.from([`${input}\n`]), output, (line) => complaints.push(line))
  output.end()
  const results = (await written).trimEnd().split('\n').slice(1)
  return { results: results.map((line) => line.split(',').slice(release.columns.length).join(',')), complaints }
}

describe('evaluate release', () => {
  it('[REL-01] [REL-04] [REL-05] [REL-06] [REL-07] gives the figures of the worked cases', async () => {
    const { results, complaints } = await evaluate([
      't,PEE,,HOME,2026-09-14,2026-11-20,11404.16,8849.63,6000,0.3',
      'home,PER,vvd,HOME,2020-01-01,2026-11-20,25000,20000,10000,0.3',
      'in percent,PER,vvd,HOME,2020-01-01,2026-11-20,25000,20000,10000,30',
      'accident,PER,vvd,DISABILITY,2020-01-01,2026-11-20,25000,20000,10000,0.3',
      'mandatory,PER,co,HOME,2020-01-01,2026-11-20,25000,20000,10000,',
      'late,PEE,,MARRIAGE,2026-05-19,2026-11-20,100,100,100,',
      'to come,PEE,,MARRIAGE,2026-11-21,2026-11-20,100,100,100,',
      'unknown,PERCO,,MARRIAGE,2026-11-20,2026-11-20,100,100,100,',
      'helper,PEE,,CAREGIVER,,2026-11-20,100,100,100,',
      'loss,PER,vvd,RETIREMENT,,2026-11-20,100,150,100,0.11',
    ])
    expect(complaints).toEqual([])
    expect(results).toEqual([
      'yes,2027-03-14,1344.00,249.98,0.00,0.00,5750.02,5750.02',
      'yes,,2000.00,372.00,256.00,8000.00,9372.00,6972.00',
      'yes,,2000.00,372.00,256.00,8000.00,9372.00,6972.00',
      'yes,,2000.00,372.00,0.00,0.00,9628.00,9628.00',
      'no,,,,,,,',
      'no,2026-11-19,,,,,,',
      'no,2027-05-21,,,,,,',
      'no,,,,,,,',
      'yes,,0.00,0.00,0.00,0.00,100.00,100.00',
      'yes,,0.00,0.00,0.00,100.00,100.00,89.00',
    ])
  })

  // The help names PEG and PEI: each is read, and follows the law of a PEE.
  it.each(['PEE', 'PEG', 'PEI'])('[REL-01] reads a %s as its help says', async (plan) => {
    const { results, complaints } = await evaluate([`t,${plan},,HOME,2026-09-14,2026-11-20,11404.16,8849.63,6000,0.3`])
    expect(complaints).toEqual([])
    expect(results).toEqual(['yes,2027-03-14,1344.00,249.98,0.00,0.00,5750.02,5750.02'])
  })

  it('[REL-03] refuses what is still to come, also for a reason without event, and gives no last day before a decree', async () => {
    const { results } = await evaluate([
      'retired,PER,vvd,RETIREMENT,2026-11-21,2026-11-20,100,100,100,',
      'retired,PERCO,,RETIREMENT,2027-01-01,2026-11-20,100,100,100,',
      'helper,PEE,,CAREGIVER,2026-11-21,2026-11-20,100,100,100,',
      'helper,PEE,,CAREGIVER,2026-11-20,2026-11-20,100,100,100,',
      'before,PEE,,CLEAN_VEHICLE,2024-07-06,2025-01-02,100,100,100,',
      'before,PEE,,ENERGY_RENOVATION,2024-07-06,2025-01-02,100,100,100,',
    ])
    expect(results).toEqual([
      'no,,,,,,,',
      'no,,,,,,,',
      'no,,,,,,,',
      'yes,,0.00,0.00,0.00,0.00,100.00,100.00',
      'no,,,,,,,',
      'no,,,,,,,',
    ])
  })

  // By hand: 1,29 of 12,8 % and 30,02 of 30 %, each to the cent; their unrounded sum would leave a cent more.
  it('[NET-06] rounds the tax on what was deducted for itself, as an exit does', async () => {
    const { results } = await evaluate(['t,PER,vvd,HOME,2026-01-01,2026-11-20,110.09,100.05,110.09,0.3'])
    expect(results).toEqual(['yes,,10.04,1.87,1.29,100.05,106.93,76.91'])
  })

  it.each([
    ['A,PEA,,HOME,2026-09-14,2026-11-20,1,1,1,', 'column plan: "PEA" is not one of PEE, PEG, PEI, PERCO, PER'],
    ['A,PEE,es,HOME,2026-09-14,2026-11-20,1,1,1,', 'column compartment: a PEE has none: leave it empty'],
    ['A,PER,,HOME,2026-09-14,2026-11-20,1,1,1,', 'column compartment: empty'],
    ['A,PEE,,HOME,,2026-11-20,1,1,1,', 'column event_date: empty, but HOME needs it'],
    ['A,PEE,,HOME,14/09/2026,2026-11-20,1,1,1,', 'column event_date: "14/09/2026" is not a day (year-month-day: 2026-11-20)'],
    [
      'A,PEE,,HOME,2024-09-14,2024-11-20,1,1,1,',
      'column request_date: 2024-11-20 is before 2025-01-01, the first day whose law is known',
    ],
    ['A,PEE,,HOME,2026-09-14,2026-11-20,1,1,2,', 'column amount: 2 is above the value'],
    ['A,PEE,,HOME,2026-09-14,2026-11-20,0,0,0,', 'column value: a plan worth nothing releases nothing'],
    ['A,PEE,,HOME,2026-09-14,2026-11-20,1,0.005,1,', 'column paid_in: 0.005 has a fraction of a cent'],
    ['A,PEE,,HOME,2026-09-14,2026-11-20,1,1,1,101', 'column marginal_rate: 101 is not a rate'],
  ])('names a bad cell: %s', async (row, reason) => {
    expect((await evaluate([row])).complaints).toEqual([`line 2, ${reason}`])
  })

  it('does not know a reason that no law names', async () => {
    const [complaint] = (await evaluate(['A,PEE,,LOTTERY,2026-09-14,2026-11-20,1,1,1,'])).complaints
    expect(complaint).toContain('column reason: "LOTTERY" is not one of MARRIAGE')
  })
})
