import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'

import type { Storage } from '../storage/index.ts'

const NAME = 'last-visit'

/** When somebody was here last of whom no session is known. */
const SEEDED_VISIT = plainDate('2026-11-02')

/**
 * Notes the day of a sign-in and returns that of the one before. A mirror of a person's space is no sign-in, and does not count.
 *
 * @param kept where documents of people are kept
 * @param sub who signs in
 * @param today day of the API
 */
export const noteVisit = ({ documents }: Pick<Storage, 'documents'>, sub: string, today: PlainDate): Promise<PlainDate> =>
  documents.update(sub, NAME, (kept) => ({
    value: today,
    result: kept === undefined ? SEEDED_VISIT : plainDate(kept.value),
  }))
