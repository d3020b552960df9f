import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCase, encodeCase, linkOf, LONGEST_LINK, readCase, type Case, type Simulator } from '../case/index.ts'
import { plainDate } from '../calendar/index.ts'
import { askedCasesOf, runsOf, type AskedCase } from './arbitraries.ts'
import { euros, roundToCents } from '../money/index.ts'
import { lawChanges, watchLaw } from '../law/index.ts'
import { ANSWERED_SIMULATORS, loadSimulator } from './index.ts'

const read = (simulator: Simulator, asked: AskedCase): Case => {
  const { schema, simulator: name } = simulator
  const reading = readCase(simulator, { schema, simulator: name, asOf: asked.asOf, inputs: asked.inputs })
  if (reading.kind === 'refused') throw new Error(`${name} refuses ${JSON.stringify([asked, reading])}`)
  return reading.case
}

it.each(ANSWERED_SIMULATORS)('[BEY-01] [BEY-03] [BEY-04] a case of %s goes through JSON and a link as it is', async (name) => {
  const simulator = await loadSimulator(name)
  fc.assert(
    fc.property(askedCasesOf(name), (asked) => {
      const one = read(simulator, asked)
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
    runsOf(name),
  )
})

it.each(ANSWERED_SIMULATORS)('[BEY-02] %s answers what it reads, or says what it refuses, on any day', async (name) => {
  const simulator = await loadSimulator(name)
  const answer = await simulator.open()
  fc.assert(
    fc.property(
      askedCasesOf(name),
      fc.constantFrom(undefined, plainDate('1999-01-01'), plainDate('2099-12-31')),
      (asked, day) => {
        const result = answer(read(simulator, { ...asked, asOf: day ?? asked.asOf }))
        expect(result.kind === 'answered' ? result.figures.length : result.problems.length).toBeGreaterThan(0)
      },
    ),
    runsOf(name),
  )
})

it.each(ANSWERED_SIMULATORS)(
  '[BEY-07] %s asks for the figures of the law each time, and gives other figures on another day only with another law, or with the time that it counts',
  async (name) => {
    const simulator = await loadSimulator(name)
    const answer = await simulator.open()
    fc.assert(
      fc.property(askedCasesOf(name), fc.constantFrom(plainDate('2025-12-18'), plainDate('2026-02-15')), (asked, day) => {
        const one = read(simulator, asked)
        const [then, now, again] = [day, one.asOf, one.asOf].map((asOf) => watchLaw(() => answer({ ...one, asOf })))
        if (then === undefined || now === undefined || again === undefined) throw new Error('Three answers are asked for.')
        expect([...again.asked]).toEqual([...now.asked])
        if (simulator.movesWithTime || lawChanges(then.asked, now.asked).length > 0) return
        const figures = [then, now].map(({ computed }) =>
          computed.kind === 'answered' ? computed.figures.map(({ term, value }) => [term, value]) : computed,
        )
        expect(figures[0]).toEqual(figures[1])
      }),
      runsOf(name),
    )
  },
)

it.each(ANSWERED_SIMULATORS)('[BEY-04] the calculations of %s come to the figures beside which they stand', async (name) => {
  const simulator = await loadSimulator(name)
  const answer = await simulator.open()
  fc.assert(
    fc.property(askedCasesOf(name), (asked) => {
      const result = answer(read(simulator, asked))
      const figures = result.kind === 'answered' ? result.figures : []
      const told = figures.flatMap(({ term, value, derivation }) =>
        value.kind === 'euros' && derivation !== undefined ? [[term, value.amount, derivation.value] as const] : [],
      )
      expect(told.map(([term, , value]) => [term, roundToCents(euros(value)).toString()])).toEqual(
        told.map(([term, amount]) => [term, roundToCents(amount).toString()]),
      )
    }),
    runsOf(name),
  )
})
