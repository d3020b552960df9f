import { addYears, todayInParis } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { parseJson } from '@hautelisse/domain/contract'
import { keptSimulation, KEPT_YEARS, MOST_KEPT, type KeptSimulation } from '@hautelisse/domain/simulations'
import * as z from 'zod'

import { endOf } from '../kept/index.ts'
import type { ApiOptions } from '../server/index.ts'

/** What the store has of a simulation; its key says whose it is. Instants are milliseconds since 1970. */
const record = keptSimulation.extend({ keptAt: z.number(), endsAt: z.number() })
type StoredSimulation = z.output<typeof record>

const PLACE = 'simulations'
const keyOf = (sub: string, id: string): string => [sub, PLACE, id].map(encodeURIComponent).join('/')

/** Newest first; of one moment in the order of their ids. */
const byAge = (one: StoredSimulation, other: StoredSimulation): number =>
  other.kept_on.localeCompare(one.kept_on) || other.keptAt - one.keptAt || one.id.localeCompare(other.id)

const tellable = ({ id, name, kept_on, until, case: one }: StoredSimulation): KeptSimulation => ({
  id,
  name,
  kept_on,
  until,
  case: one,
})

/** A name and the case that it is given to. */
type Named = Pick<KeptSimulation, 'id' | 'name'> & { readonly case: Case }

/**
 * Returns the simulations of a person as they stand now.
 *
 * A simulation ends by the API's day, which a developer may move, and by real time, after which it is removed from the store: what comes first. BEY-05.
 *
 * @param options where they are kept, and the clock
 * @param sub the person
 * @example await simulationsOf(options, 'sylvie-garnier').list() // []
 */
export const simulationsOf = ({ storage: { kept }, clock }: Pick<ApiOptions, 'storage' | 'clock'>, sub: string) => {
  const [today, now] = [clock.today(), clock.now()]

  const read = (text: string | undefined): StoredSimulation | undefined => {
    const found = record.safeDecode(parseJson(text) as z.input<typeof record>).data
    return found === undefined || today > found.until || now >= found.endsAt ? undefined : found
  }

  const all = async (): Promise<readonly StoredSimulation[]> => {
    const texts = await kept.of(sub)
    const own = keyOf(sub, '')
    return texts.flatMap(([key, text]) => (key.startsWith(own) ? (read(text) ?? []) : [])).toSorted(byAge)
  }

  const erase = async (id: string): Promise<void> => {
    const key = keyOf(sub, id)
    await kept.update(key, () => ({ writes: [[key, undefined]], result: undefined }))
  }

  const keptNow = (named: Named): StoredSimulation => ({
    ...named,
    kept_on: today,
    until: addYears(today, KEPT_YEARS),
    keptAt: now,
    endsAt: endOf(addYears(todayInParis(now), KEPT_YEARS)),
  })

  const write = (simulation: StoredSimulation) => ({
    value: JSON.stringify(record.encode(simulation)),
    endsAt: simulation.endsAt,
    person: sub,
  })

  return {
    /** Those that were kept last first. */
    list: async (): Promise<KeptSimulation[]> => (await all()).map(tellable),

    find: async (id: string): Promise<KeptSimulation | undefined> => {
      const found = read(await kept.find(keyOf(sub, id)))
      return found && tellable(found)
    },

    /**
     * Keeps a simulation in place of what is kept under its id. It ends when that would have ended, unless it is one of another day.
     *
     * @returns undefined where as many as may be are kept
     */
    keep: async (named: Named): Promise<KeptSimulation | undefined> => {
      const key = keyOf(sub, named.id)
      const replaced = await kept.update(key, (text) => {
        const before = read(text)
        if (before === undefined) return { writes: [], result: undefined }
        const result = before.case.asOf === named.case.asOf ? { ...before, ...named } : keptNow(named)
        return { writes: [[key, write(result)]], result }
      })
      if (replaced !== undefined) return tellable(replaced)
      if ((await all()).length >= MOST_KEPT) return undefined
      const added = keptNow(named)
      await kept.add(key, write(added))
      // Of those that are kept at the same moment, some may have come too late.
      const older = (await all()).toReversed().findIndex(({ id }) => id === named.id)
      if (older < MOST_KEPT) return tellable(added)
      await erase(named.id)
      return undefined
    },

    erase,
  }
}
