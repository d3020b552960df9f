import { cookieChoice } from '@hautelisse/domain/consents'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

/** The one key of local storage that a wipe leaves in place. */
export const SETTINGS_KEY = 'hautelisse.settings'

export const LANGUAGES = ['fr', 'en'] as const
export const SCHEMES = ['light', 'dark', 'auto'] as const
export const EUROS_KINDS = ['today', 'departure'] as const

/** What a visitor chose about every page, signed in or not: its appearance, and whether visits may be measured, once they were asked. */
export const settings = z.object({
  language: z.enum(LANGUAGES),
  scheme: z.enum(SCHEMES),
  hiddenAmounts: z.boolean(),
  /** In which euros simulations write amounts of later years: those of today, or those of the day on which they come. */
  euros: z.enum(EUROS_KINDS),
  cookieChoice: cookieChoice.optional(),
  /** Whether the words of the survey's button were shown (OPIN-17). */
  opinionHintSeen: z.literal(true).optional(),
})
export type Settings = Readonly<z.infer<typeof settings>>

/** French whatever the browser's language (P-I18N-01), the system's scheme, amounts shown, those of later years in the euros of today. */
export const DEFAULT_SETTINGS: Settings = { language: 'fr', scheme: 'auto', hiddenAmounts: false, euros: 'today' }

/** What cannot be read of the optional entries, or of the kind of euros, counts as absent and takes nothing from the other choices. */
const storedSettings = settings.extend({
  version: z.literal(1),
  euros: settings.shape.euros.catch('today'),
  cookieChoice: cookieChoice.optional().catch(undefined),
  opinionHintSeen: z.literal(true).optional().catch(undefined),
})

/**
 * Reads the settings from the text kept; a missing, corrupted or older entry counts as none, never as a crash (P-STORE-02).
 *
 * @param text - the entry of local storage
 * @example parseSettings('{"version":1,"language":"en","scheme":"dark","hiddenAmounts":true}').euros // 'today'
 * @example parseSettings('{"language":"de"}') // DEFAULT_SETTINGS
 */
export const parseSettings = (text: string | undefined): Settings => {
  const parsed = storedSettings.safeParse(parseJson(text))
  if (!parsed.success) return DEFAULT_SETTINGS
  const { version: _, ...chosen } = parsed.data
  return chosen
}

/**
 * Writes the settings as the text to keep; `parseSettings` reads it back.
 *
 * @example formatSettings(DEFAULT_SETTINGS) // '{"version":1,"language":"fr","scheme":"auto","hiddenAmounts":false,"euros":"today"}'
 */
export const formatSettings = (chosen: Settings): string => JSON.stringify({ version: 1, ...chosen })
