import type { Person } from '../people/index.ts'
import { pause, type Api } from '../server/index.ts'
import { readAct, type KeptAct } from './model.ts'
import { settleInParts } from './settle.ts'

/** An act as it was kept, with the person as they stood when it was done. */
type Stood = { readonly kept: KeptAct; readonly standing: Person }

const ASKED: ReadonlySet<string> = new Set(['payment', 'bulletin', 'release', 'switch', 'retirement'])

/**
 * Finds the act by which a person asked for an operation, the last one where it was changed, and what stood just before it.
 *
 * @param api the API
 * @param person whose operation it is
 * @param id number of the operation
 * @returns undefined for an operation that no act of theirs asked for
 */
export const actBehind = async (api: Api, person: Person, id: string): Promise<Stood | undefined> => {
  const { sub } = person.oauth_profile
  const { storage, pause: given = pause } = api.options
  const entries = await storage.journal.read(sub)
  const acts = entries.map(({ value }) => readAct(value))
  const at = acts.findLastIndex((one) => one !== undefined && ASKED.has(one.act.kind) && one.act.id === id)
  const kept = acts[at]
  const seeded = api.people.find((one) => one.oauth_profile.sub === sub)
  if (kept === undefined || seeded === undefined) return undefined
  const { person: standing } = await settleInParts(seeded, undefined, entries.slice(0, at), kept.at, { pause: given })
  return { kept, standing }
}
