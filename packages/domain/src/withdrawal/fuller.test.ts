import { beforeAll, describe, expect, it } from 'vitest'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import { fuller, explainWithdrawal, type AvailableResult, type UnavailableResult } from './index.ts'

let [pero, pereco]: readonly AvailableResult[] = []

beforeAll(async () => {
  ;[pero, pereco] = explainWithdrawal({ ...sylvie, tables: await loadMortalityTables() })
})

const contracts = (): readonly [AvailableResult, AvailableResult] => {
  if (pero === undefined || pereco === undefined) throw new Error('The simulation has two contracts')
  return [pero, pereco]
}
const unavailable = ({ policyId }: AvailableResult): UnavailableResult => ({ kind: 'unavailable', policyId })

describe('two answers to the same question', () => {
  it('[MRM-32] give each contract as the one that holds it does, in the order of the later', () => {
    const [first, second] = contracts()
    expect(fuller([first, unavailable(second)], [unavailable(first), second])).toEqual([first, second])
    expect(fuller([second, first], [unavailable(first), unavailable(second)])).toEqual([first, second])
  })

  it.each([
    ['capital', (result: AvailableResult) => ({ ...result, capitalAtStart: undefined })],
    ['savings converted', (result: AvailableResult) => ({ ...result, convertedAtStart: undefined })],
    ['steps', (result: AvailableResult) => ({ ...result, withoutReversion: { ...result.withoutReversion, steps: [] } })],
    [
      'guarantees',
      (result: AvailableResult) => ({ ...result, withoutReversion: { ...result.withoutReversion, guaranteed: [] } }),
    ],
    [
      'last age',
      (result: AvailableResult) => ({
        ...result,
        withoutReversion: { ...result.withoutReversion, byAge: result.withoutReversion.byAge.slice(0, -1) },
      }),
    ],
    ['reversion', (result: AvailableResult) => ({ ...result, withReversion: null })],
  ])('[MRM-32] lose nothing that the earlier one holds: %s', (_, less) => {
    const [first] = contracts()
    const whole = { ...first, withReversion: { byAge: [{ age: 64, rente: euros(1) }], guaranteed: [] } }
    expect(fuller([whole], [less(whole)])).toEqual([whole])
    expect(fuller([less(whole)], [whole])).toEqual([whole])
  })

  it('[MRM-32] go by the later where they hold as much, and know no contract but its own', () => {
    const [first, second] = contracts()
    const later = { ...first, capitalAtStart: euros(1) }
    expect(fuller([first, second], [later])).toEqual([later])
    expect(fuller([], [first])).toEqual([first])
  })
})
