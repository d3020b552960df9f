import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/**
 * Answers the French texts in each room's sources by their ids, as `lingui extract` would write them.
 *
 * @throws Error when sources cannot be read, or give one id two texts
 * @example (await textsInSources()).get('accounts')?.get('accounts.act.payment') // 'Faire un versement'
 */
export const textsInSources = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const rooms = await getCatalogs(getConfig({ cwd: import.meta.dirname }))
  const texts = rooms.map(async (room) => {
    const messages = await room.collect()
    if (messages === undefined) throw new Error(`The sources of ${room.name} cannot be read`)
    return [room.name ?? '', new Map(Object.entries(messages).map(([id, { message = '' }]) => [id, message]))] as const
  })
  return new Map(await Promise.all(texts))
}
