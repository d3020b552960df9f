import type { EntryName } from '../ports/index.ts'
import { DRAFT_NAME as TAX_SAVING } from '../tax-saving/index.ts'

/** Entries of rooms in session storage that the session must know of: they survive the way to the door. */
export const ENTRIES: readonly EntryName[] = [TAX_SAVING]
