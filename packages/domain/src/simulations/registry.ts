import { SIMULATORS, type Simulator, type SimulatorName } from '../case/index.ts'

/** Each simulator comes alone: a file of one line for each, so that what asks for one loads nothing else of its room. */
const LOADERS: Readonly<Partial<Record<SimulatorName, () => Promise<{ readonly simulator: Simulator }>>>> = {
  annuity: () => import('./simulators/annuity.ts'),
  'income-tax': () => import('./simulators/income-tax.ts'),
  'per-ceiling': () => import('./simulators/per-ceiling.ts'),
  release: () => import('./simulators/release.ts'),
  'risk-mix': () => import('./simulators/risk-mix.ts'),
  'tax-saving': () => import('./simulators/tax-saving.ts'),
  pension: () => import('./simulators/pension.ts'),
  projection: () => import('./simulators/projection.ts'),
  transmission: () => import('./simulators/transmission.ts'),
  withdrawal: () => import('./simulators/withdrawal.ts'),
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
  return (await load()).simulator
}
