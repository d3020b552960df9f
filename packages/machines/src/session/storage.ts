import { SETTINGS_KEY } from '../settings/index.ts'
import { TAX_SAVING_KEY } from '../tax-saving/index.ts'
import type { SessionPorts } from './ports.ts'

export type Storages = Pick<SessionPorts, 'sessionStorage' | 'localStorage'>

/** Empties session storage, and local storage but for the settings (P-CALL-03, docs/decisions/05). */
export const wipe = ({ sessionStorage, localStorage }: Storages): void => {
  sessionStorage.clear()
  const kept = localStorage.read(SETTINGS_KEY)
  localStorage.clear()
  if (kept !== undefined) localStorage.write(SETTINGS_KEY, kept)
}

/**
 * Wipes before the door, but for what a visitor has typed in the tax simulator: Back finds it again, and a return from the door uses it up
 * (P-CALL-03, docs/decisions/05).
 */
export const wipeForDoor = (storages: Storages): void => {
  const answers = storages.sessionStorage.read(TAX_SAVING_KEY)
  wipe(storages)
  if (answers !== undefined) storages.sessionStorage.write(TAX_SAVING_KEY, answers)
}
