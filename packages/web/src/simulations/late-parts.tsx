import { loadWords } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { SIMULATIONS_WORDS } from './catalogue.ts'

/**
 * "Garder cette simulation" and "Copier le lien" under the results of a simulator; it comes with a script of its own, and without it the results are whole.
 *
 * @example <KeepSimulation one={selectCase(snapshot)} />
 */
export const KeepSimulation = optional(async () => {
  const [loaded] = await Promise.all([import('./keep-simulation.tsx'), loadWords(SIMULATIONS_WORDS)])
  return loaded.KeepSimulation
})

/** The newest simulations that are kept, on the home, with a script of their own; without it the home is whole. */
export const HomeSimulations = optional(async () => {
  const [loaded] = await Promise.all([import('./home-simulations.tsx'), loadWords(SIMULATIONS_WORDS)])
  return loaded.HomeSimulations
})
