import type { PlainDate } from '@hautelisse/domain/calendar'
import { currentCookieChoice } from '@hautelisse/domain/consents'
import type { CookieChoice } from '@hautelisse/domain/consents'
import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from './machine.ts'
import { DEFAULT_SETTINGS, formatSettings, SETTINGS_KEY } from './stored.ts'
import type { Settings } from './stored.ts'

type Snapshot = SnapshotFrom<typeof settingsMachine>

/** Language of every text. */
export const selectLanguage = (snapshot: Snapshot): Settings['language'] => snapshot.context.settings.language

/** Whether nothing was ever chosen in this browser; that a hint was seen is no choice. */
export const selectIsUntouched = ({ context: { storage, settings } }: Snapshot): boolean =>
  storage.read(SETTINGS_KEY) === undefined ||
  formatSettings(settings) === formatSettings({ ...DEFAULT_SETTINGS, opinionHintSeen: true })

/** Whether the words of the survey's button were shown in this browser (OPIN-17). */
export const selectOpinionHintSeen = ({ context }: Snapshot): boolean => context.settings.opinionHintSeen === true

/** Colour scheme, or `auto` to follow the system. */
export const selectScheme = (snapshot: Snapshot): Settings['scheme'] => snapshot.context.settings.scheme

/** Whether amounts are hidden from the looks of others. */
export const selectHiddenAmounts = (snapshot: Snapshot): boolean => snapshot.context.settings.hiddenAmounts

/** In which euros simulations write amounts of later years. */
export const selectEurosKind = (snapshot: Snapshot): Settings['euros'] => snapshot.context.settings.euros

/** What the visitor answered about cookies; nothing when they are to be asked, for the first time or again (P-CONST-05, P-CONST-06). */
export const selectCookieChoice = (snapshot: Snapshot, today: PlainDate): CookieChoice['choice'] | undefined =>
  currentCookieChoice(snapshot.context.settings.cookieChoice, today)
