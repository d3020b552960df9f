import type { InputsReading, Simulator } from './define.ts'
import { caseOnWire, SIMULATORS, type Case, type SimulatorName } from './model.ts'

/** What a value is as a case: one of today’s version, or why it cannot be read. */
export type CaseReading =
  | { readonly kind: 'read'; readonly case: Case; readonly simulator: Simulator; readonly isMigrated: boolean }
  | { readonly kind: 'refused'; readonly reason: 'no-case' | 'unknown-simulator' }
  | Exclude<InputsReading, { kind: 'read' }>

const isNamed = (value: unknown): value is { readonly simulator: string } =>
  typeof value === 'object' && value !== null && 'simulator' in value && typeof value.simulator === 'string'

/**
 * Says which simulator answers a value.
 *
 * @param value anything, such as a line of JSON
 * @returns undefined where no simulator is named, or none that there is
 * @example simulatorNameOf({ simulator: 'pension' }) // 'pension'
 */
export const simulatorNameOf = (value: unknown): SimulatorName | undefined =>
  isNamed(value) ? SIMULATORS.find((name) => name === value.simulator) : undefined

/**
 * Reads a case: one of an older version becomes one of today's, or is refused with its reason. BEY-02.
 *
 * @param simulator simulator that the value names
 * @param value anything, such as a line of JSON
 * @example readCase(taxSavingCases, JSON.parse(line)).kind // 'read'
 */
export const readCase = (simulator: Simulator, value: unknown): CaseReading => {
  const given = caseOnWire.safeParse(value)
  if (!given.success) return { kind: 'refused', reason: 'no-case' }
  if (given.data.simulator !== simulator.simulator) return { kind: 'refused', reason: 'unknown-simulator' }
  const { schema } = given.data
  const reading = simulator.read(schema, given.data.inputs)
  if (reading.kind === 'refused') return reading
  const read: Case = { ...given.data, schema: simulator.schema, inputs: reading.inputs }
  return { kind: 'read', case: read, simulator, isMigrated: schema < simulator.schema }
}
