import { readCase, type CaseLine, type SimulatorName } from '@hautelisse/domain/case'
import { ANSWERED_SIMULATORS, loadSimulator } from '@hautelisse/domain/simulations'
import { sampledCases } from '@hautelisse/domain/simulations/arbitraries'
import { expect, it } from 'vitest'
import { answerAt } from '../shell/index.ts'
import { SIMULATIONS } from './simulations.ts'

/** Lines of generated cases: what was answered, and what follows. */
const linesOf = async (name: SimulatorName): Promise<readonly CaseLine[]> => {
  const simulator = await loadSimulator(name)
  const answer = await simulator.open()
  return sampledCases(name, 40).flatMap(({ asOf, inputs }) => {
    const reading = readCase(simulator, { schema: simulator.schema, simulator: name, asOf, inputs })
    const result = reading.kind === 'read' ? answer(reading.case) : undefined
    return result?.kind === 'answered' ? result.answers.concat(result.figures) : []
  })
}

it.each(ANSWERED_SIMULATORS)('[BEY-04] every answer and figure of a case of %s has a name, and every word too', async (name) => {
  const said = await SIMULATIONS[name]?.()
  const lines = await linesOf(name)
  const nameless = lines.flatMap(({ term, value }) => [
    ...(said?.terms[term] === undefined ? [term] : []),
    ...(value.kind === 'word' && said?.words[`${term}.${value.word}`] === undefined ? [`${term}.${value.word}`] : []),
  ])
  expect([lines.length > 0, [...new Set(nameless)]]).toEqual([true, []])
})

const leavesOf = (value: unknown, path: readonly string[] = []): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
    : [path.join('.')]

it.each(ANSWERED_SIMULATORS)('[BEY-02] an answer of %s that is refused is named, wherever it stands', async (name) => {
  const said = await SIMULATIONS[name]?.()
  const places = sampledCases(name, 40).flatMap(({ inputs }) => leavesOf(inputs))
  const nameless = places.filter((place) => said === undefined || answerAt(said, place) === undefined)
  expect([...new Set(nameless)]).toEqual([])
})
