import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../shell/index.ts'

/**
 * Names the simulator's page, with the step in front of it: "Étape 4 sur 6, répartition – Simulateur de retrait – Hautelisse".
 *
 * @param step position and name of the step, in words
 */
export const useSimulatorTitle = (step?: string): void => {
  const { t } = useLingui()
  const simulator = t({ id: 'withdrawal.simulator.page', message: 'Simulateur de retrait' })
  usePageTitle(step === undefined ? simulator : `${step} – ${simulator}`)
}
