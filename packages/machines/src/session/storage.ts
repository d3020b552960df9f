import { SETTINGS_KEY } from '../settings/index.ts'
import type { SessionPorts } from './ports.ts'

export type Storages = Pick<SessionPorts, 'sessionStorage' | 'localStorage'>

/** Empties session storage, and local storage but for the settings (P-CALL-03, docs/decisions/05). */
export const wipe = ({ sessionStorage, localStorage }: Storages): void => {
  sessionStorage.clear()
  const kept = localStorage.read(SETTINGS_KEY)
  localStorage.clear()
  if (kept !== undefined) localStorage.write(SETTINGS_KEY, kept)
}
