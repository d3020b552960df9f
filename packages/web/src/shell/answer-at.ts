import type { SimulationOfRoom } from './simulations.ts'

const IS_PLACE = /^\d+$/

/**
 * Says which answer of a simulator stands at a place of its inputs.
 *
 * @param said what pages say of the simulator
 * @param path place in the inputs, as `contracts.0.savings`
 * @returns the term of the answer, with its number among several; undefined for what is no answer
 * @example answerAt(simulation, 'client_age') // { term: 'age' }
 */
export const answerAt = (
  { terms, inputs = {} }: Pick<SimulationOfRoom, 'terms' | 'inputs'>,
  path: string,
): { readonly term: string; readonly at?: number } | undefined => {
  const parts = path.split('.')
  const names = parts.filter((part) => !IS_PLACE.test(part))
  const place = parts.find((part) => IS_PLACE.test(part))
  for (let length = names.length; length > 0; length -= 1) {
    const name = names[length - 1] ?? ''
    const term = inputs[names.slice(0, length).join('.')] ?? inputs[name] ?? name.replaceAll('_', '-')
    if (terms[term] !== undefined) return { term, ...(place !== undefined && { at: Number(place) + 1 }) }
  }
  return undefined
}
