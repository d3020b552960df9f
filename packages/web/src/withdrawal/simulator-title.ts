import { usePageTitle, useTitles } from '../shell/index.ts'

/**
 * Names the simulator's page, with the step in front of it: "Étape 4 sur 6, répartition – Capital ou rente ? – Hautelisse".
 *
 * @param step position and name of the step, in words
 */
export const useSimulatorTitle = (step?: string): void => {
  const simulator = useTitles()('withdrawal-simulator')
  usePageTitle(step === undefined ? simulator : `${step} – ${simulator}`)
}
