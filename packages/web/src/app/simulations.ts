import type { SimulatorName } from '@hautelisse/domain/case'
import type { SimulationOfRoom } from '../shell/index.ts'

/** An engine of the tax alone: its calculations are read in the words of the tax simulator. */
const taxEngine = async (name: 'income-tax' | 'per-ceiling'): Promise<SimulationOfRoom> => {
  const [{ ENGINES }, { simulation }] = await Promise.all([
    import('../simulations/engines.ts'),
    import('../tax-saving/simulation.ts'),
  ])
  const { calculation } = simulation
  return { ...ENGINES[name], ...(calculation !== undefined && { calculation }) }
}

/** What each simulator says of its simulations, in the `simulation.ts` of its room. */
export const SIMULATIONS: Readonly<Partial<Record<SimulatorName, () => Promise<SimulationOfRoom>>>> = {
  annuity: async () => (await import('../simulations/engines.ts')).ENGINES.annuity,
  'income-tax': async () => taxEngine('income-tax'),
  'per-ceiling': async () => taxEngine('per-ceiling'),
  release: async () => (await import('../simulations/engines.ts')).ENGINES.release,
  'risk-mix': async () => (await import('../simulations/engines.ts')).ENGINES['risk-mix'],
  pension: async () => (await import('../pension/simulation.ts')).simulation,
  projection: async () => (await import('../projection/simulation.ts')).simulation,
  transmission: async () => (await import('../transmission/simulation.ts')).simulation,
  withdrawal: async () => (await import('../withdrawal/simulation.ts')).simulation,
  'tax-saving': async () => (await import('../tax-saving/simulation.ts')).simulation,
}
