import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from './machine.ts'
import type { Settings } from './stored.ts'

type Snapshot = SnapshotFrom<typeof settingsMachine>

/** Language of every text. */
export const selectLanguage = (snapshot: Snapshot): Settings['language'] => snapshot.context.settings.language

/** Colour scheme, or `auto` to follow the system. */
export const selectScheme = (snapshot: Snapshot): Settings['scheme'] => snapshot.context.settings.scheme

/** Whether amounts are hidden from the looks of others. */
export const selectHiddenAmounts = (snapshot: Snapshot): boolean => snapshot.context.settings.hiddenAmounts
