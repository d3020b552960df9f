import { addYears } from '@hautelisse/domain/calendar'
import { keptSimulation, KEPT_YEARS, MOST_KEPT, type KeptSimulation } from '@hautelisse/domain/simulations'
import * as z from 'zod'
import { storedEntry, type ClockPort, type StoragePort } from '../ports/index.ts'
import { BROWSER_KEY } from './browser-key.ts'
import { TooManyKept, type KeepingPorts } from './ports.ts'

/**
 * Entry of local storage that holds what somebody without an account asked to keep in this browser. It ends at sign-in and when the browser's data are wiped. BEY-08.
 */
const ENTRY = storedEntry({
  key: BROWSER_KEY,
  version: 1,
  schema: z.strictObject({ kept: z.array(keptSimulation).max(MOST_KEPT) }),
})

/**
 * Makes the ports of what is kept in this browser alone.
 *
 * @param storage local storage
 * @param clock today
 */
export const browserPorts = (storage: StoragePort, clock: Pick<ClockPort, 'today'>): KeepingPorts => {
  const read = (): readonly KeptSimulation[] => {
    const today = clock.today()
    return (ENTRY.read(storage)?.kept ?? []).filter(({ until }) => until >= today)
  }
  const write = (kept: readonly KeptSimulation[]): void => {
    if (kept.length === 0) ENTRY.remove(storage)
    else ENTRY.write(storage, { kept: [...kept] })
  }
  return {
    list: async () => Promise.resolve(read()),
    keep: async ({ id, name, case: one }) => {
      const before = read()
      const [today, found] = [clock.today(), before.find((kept) => kept.id === id)]
      if (found === undefined && before.length >= MOST_KEPT) throw new TooManyKept()
      const kept: KeptSimulation =
        found === undefined
          ? { id, name, kept_on: today, until: addYears(today, KEPT_YEARS), case: one }
          : { ...found, name, case: one }
      write(found === undefined ? [kept, ...before] : before.map((other) => (other.id === id ? kept : other)))
      if (!read().some((other) => other.id === id && other.name === name)) throw new Error('The browser keeps nothing.')
      return Promise.resolve(kept)
    },
    erase: async (id) => {
      write(read().filter((kept) => kept.id !== id))
      return Promise.resolve()
    },
  }
}
