import type { EntryName } from '../ports/index.ts'
import { SETTINGS_KEY } from '../settings/index.ts'
import type { SessionPorts } from './ports.ts'

export type Storages = Pick<SessionPorts, 'sessionStorage' | 'localStorage'>

/** Empties local storage but for the settings: what a visitor kept ends where somebody is signed in (BEY-08). */
export const wipeVisitor = ({ localStorage }: Pick<Storages, 'localStorage'>): void => {
  const kept = localStorage.read(SETTINGS_KEY)
  localStorage.clear()
  if (kept !== undefined) localStorage.write(SETTINGS_KEY, kept)
}

/** Empties session storage, and local storage but for the settings (P-CALL-03, docs/decisions/05). */
export const wipe = (storages: Storages): void => {
  storages.sessionStorage.clear()
  wipeVisitor(storages)
}

/**
 * Wipes before the door, but for entries that survive a sign-in: Back finds them again, and a return from the door uses them up
 * (P-CALL-03, docs/decisions/05).
 *
 * @param storages both storages
 * @param entries what rooms keep in session storage
 */
export const wipeForDoor = (storages: Storages, entries: readonly EntryName[]): void => {
  const { sessionStorage } = storages
  const surviving = entries.filter(({ survivesSignIn }) => survivesSignIn)
  const texts = surviving.map(({ key }) => [key, sessionStorage.read(key)] as const)
  wipe(storages)
  for (const [key, text] of texts) if (text !== undefined) sessionStorage.write(key, text)
}

/** Removes what survived the way to the door. */
export const removeSurvivors = ({ sessionStorage }: Pick<Storages, 'sessionStorage'>, entries: readonly EntryName[]): void => {
  for (const { key, survivesSignIn } of entries) if (survivesSignIn) sessionStorage.remove(key)
}
