import { SHARED_OPTIONS } from '@hautelisse/domain/advisor'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import type { StoragePort } from '../ports/index.ts'

const LONGEST_NAME = 200

const schema = z.strictObject({
  userId: z.string(),
  option: z.enum(SHARED_OPTIONS),
  /** The option in the words of the result. */
  name: z.string().max(LONGEST_NAME),
})

/** What a message to the advisor is about: the option of a result from which the window is opened. */
export type AdvisorTopic = z.output<typeof schema>

const entry = storedEntry({ key: 'hautelisse.advisor-topic', version: 1, schema })

/**
 * Hands a topic over to the window that opens next.
 *
 * @param storage storage of the tab
 * @param topic option of the result, and whose result it is
 */
export const handTopic = (storage: StoragePort, topic: AdvisorTopic): void => entry.write(storage, topic)

/**
 * Takes the topic that was handed over to the window, once: a window that is opened from elsewhere has none.
 *
 * @param storage storage of the tab
 * @param userId who opens the window; the topic of somebody else is dropped
 */
export const takeTopic = (storage: StoragePort, userId: string | undefined): AdvisorTopic | undefined => {
  const topic = entry.read(storage)
  entry.remove(storage)
  return topic?.userId === userId ? topic : undefined
}
