import { SIMULATORS, type Simulator, type SimulatorName } from '../case/index.ts'

const LOADERS: Readonly<Partial<Record<SimulatorName, () => Promise<Simulator>>>> = {
  annuity: async () => (await import('../annuity/index.ts')).annuityCases,
  'income-tax': async () => (await import('../income-tax/index.ts')).incomeTaxCases,
  'per-ceiling': async () => (await import('../income-tax/index.ts')).perCeilingCases,
  release: async () => (await import('../release/index.ts')).releaseCases,
  'risk-mix': async () => (await import('../futures/index.ts')).riskMixCases,
  'tax-saving': async () => (await import('../tax-saving/index.ts')).taxSavingCases,
  pension: async () => (await import('../pension/index.ts')).pensionCases,
  projection: async () => (await import('../projection/index.ts')).projectionCases,
  transmission: async () => (await import('../transmission/index.ts')).transmissionCases,
  withdrawal: async () => (await import('../withdrawal/index.ts')).withdrawalCases,
}

/** Simulators whose cases are answered. */
export const ANSWERED_SIMULATORS: readonly SimulatorName[] = SIMULATORS.filter((name) => LOADERS[name] !== undefined)

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
