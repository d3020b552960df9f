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

/** "Imprimer" and "PDF" of a simulation, one page each (simulations/print-case). */
export const PrintCase = optional(async () => {
  const [loaded] = await Promise.all([import('./print-case.tsx'), loadWords(SIMULATIONS_WORDS)])
  return loaded.PrintCase
})

/** Whatever prints the page of a simulation prints its sheet, where the buttons stand in a menu. */
export const CasePaper = optional(async () => {
  const [loaded] = await Promise.all([import('./print-case.tsx'), loadWords(SIMULATIONS_WORDS)])
  return loaded.CasePaper
})

/** The newest simulations that are kept, on the home, with a script of their own; without it the home is whole. */
export const HomeSimulations = optional(async () => {
  const [loaded] = await Promise.all([import('./home-simulations.tsx'), loadWords(SIMULATIONS_WORDS)])
  return loaded.HomeSimulations
})
