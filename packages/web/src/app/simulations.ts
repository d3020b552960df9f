import type { SimulatorName } from '@hautelisse/domain/case'
import type { SimulationOfRoom } from '../shell/index.ts'

/** What each simulator says of its simulations, in the `simulation.ts` of its room. */
export const SIMULATIONS: Readonly<Partial<Record<SimulatorName, () => Promise<SimulationOfRoom>>>> = {
  annuity: async () => (await import('../simulations/engines.ts')).ENGINES.annuity,
  'income-tax': async () => (await import('../simulations/engines.ts')).ENGINES['income-tax'],
  'per-ceiling': async () => (await import('../simulations/engines.ts')).ENGINES['per-ceiling'],
  release: async () => (await import('../simulations/engines.ts')).ENGINES.release,
  'risk-mix': async () => (await import('../simulations/engines.ts')).ENGINES['risk-mix'],
  pension: async () => (await import('../pension/simulation.ts')).simulation,
  projection: async () => (await import('../projection/simulation.ts')).simulation,
  transmission: async () => (await import('../transmission/simulation.ts')).simulation,
  withdrawal: async () => (await import('../withdrawal/simulation.ts')).simulation,
  'tax-saving': async () => (await import('../tax-saving/simulation.ts')).simulation,
}
