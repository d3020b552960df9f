import type { Simulator, SimulatorName } from '../case/index.ts'

const LOADERS: Readonly<Partial<Record<SimulatorName, () => Promise<Simulator>>>> = {
  'tax-saving': async () => (await import('../tax-saving/index.ts')).taxSavingCases,
  projection: async () => (await import('../projection/index.ts')).projectionCases,
  transmission: async () => (await import('../transmission/index.ts')).transmissionCases,
  withdrawal: async () => (await import('../withdrawal/index.ts')).withdrawalCases,
}

/**
 * Loads the simulator that answers a case.
 *
 * @param name simulator that the case names
 * @example (await loadSimulator('tax-saving')).schema // 1
 */
export const loadSimulator = async (name: SimulatorName): Promise<Simulator> => {
  const load = LOADERS[name]
  if (load === undefined) throw new Error(`No simulator answers cases of ${name}.`)
  return load()
}
