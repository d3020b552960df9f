import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCase, encodeCase, linkOf, LONGEST_LINK, readCase, SIMULATORS, type Case } from '../case/index.ts'
import { plainDate } from '../calendar/index.ts'
import { CASE_INPUTS } from './arbitraries.ts'
import { ANSWERED_SIMULATORS, loadSimulator } from './index.ts'

const DAY = plainDate('2026-11-20')
const RUNS = { numRuns: 40 }

it('[BEY-01] every simulator that answers cases has generated ones', () => {
  expect(SIMULATORS.filter((name) => CASE_INPUTS[name] !== undefined)).toEqual(ANSWERED_SIMULATORS)
})

const read = async (name: Case['simulator'], inputs: object): Promise<Case> => {
  const simulator = await loadSimulator(name)
  const reading = readCase(simulator, { schema: simulator.schema, simulator: name, asOf: DAY, inputs })
  if (reading.kind === 'refused') throw new Error(`${name} refuses ${JSON.stringify([inputs, reading])}`)
  return reading.case
}

it.each(ANSWERED_SIMULATORS)('[BEY-01] [BEY-03] [BEY-04] a case of %s goes through JSON and a link as it is', async (name) => {
  const simulator = await loadSimulator(name)
  await fc.assert(
    fc.asyncProperty(CASE_INPUTS[name] ?? fc.constant({}), async (inputs) => {
      const one = await read(name, inputs)
      expect(readCase(simulator, JSON.parse(JSON.stringify(one)))).toEqual({
        kind: 'read',
        case: one,
        simulator,
        isMigrated: false,
      })
      const link = linkOf(simulator, one)
      expect(link.kind === 'link').toBe(simulator.places === 'anywhere' && encodeCase(one).length <= LONGEST_LINK)
      expect(link.kind === 'link' ? decodeCase(link.text) : one).toEqual(one)
    }),
    RUNS,
  )
})

it.each(ANSWERED_SIMULATORS)('[BEY-02] %s answers what it reads, or says what it refuses, and never fails', async (name) => {
  const answer = await (await loadSimulator(name)).open()
  await fc.assert(
    fc.asyncProperty(
      CASE_INPUTS[name] ?? fc.constant({}),
      fc.constantFrom(DAY, plainDate('1999-01-01'), plainDate('2099-12-31')),
      async (inputs, asOf) => {
        const result = answer({ ...(await read(name, inputs)), asOf })
        const isSaid = result.kind === 'answered' || (asOf !== DAY && result.problems.length > 0)
        expect(isSaid).toBe(true)
      },
    ),
    RUNS,
  )
})
