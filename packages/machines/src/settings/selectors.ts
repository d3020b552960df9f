import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from './machine.ts'
import type { Settings } from './stored.ts'

type Snapshot = SnapshotFrom<typeof settingsMachine>

export const selectLanguage = (snapshot: Snapshot): Settings['language'] => snapshot.context.settings.language

export const selectScheme = (snapshot: Snapshot): Settings['scheme'] => snapshot.context.settings.scheme

export const selectHiddenAmounts = (snapshot: Snapshot): boolean => snapshot.context.settings.hiddenAmounts
