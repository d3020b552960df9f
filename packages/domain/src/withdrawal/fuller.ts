import type { AnnuityRows, ContractResult, SimulationResult } from './result.ts'

const rowsIn = ({ byAge, guaranteed }: AnnuityRows): number => byAge.length + guaranteed.length

/** How many amounts an answer holds of a contract. */
const amountsIn = (result: ContractResult): number => {
  if (result.kind === 'unavailable') return 0
  const { capitalToday, capitalAtStart, convertedAtStart, withoutReversion, withReversion } = result
  const stated = [capitalToday, capitalAtStart, convertedAtStart].filter((amount) => amount !== undefined)
  const reversible = withReversion === null ? 0 : rowsIn(withReversion)
  return 1 + stated.length + rowsIn(withoutReversion) + withoutReversion.steps.length + reversible
}

/**
 * Takes each contract from the answer that holds more of it, out of two to the same question; from the later one where they hold as much. MRM-32.
 *
 * @param earlier answer that lacked something
 * @param later answer to the same question, asked again; its contracts are the result's, in its order
 * @example fuller([pero, { kind: 'unavailable', policyId: '0031' }], [{ kind: 'unavailable', policyId: '0048' }, pereco]) // [pero, pereco]
 */
export const fuller = (earlier: SimulationResult, later: SimulationResult): SimulationResult =>
  later.map((result) => {
    const before = earlier.find(({ policyId }) => policyId === result.policyId)
    return before !== undefined && amountsIn(before) > amountsIn(result) ? before : result
  })
