import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

/** The only key of local storage: what a wipe leaves in place. */
export const SETTINGS_KEY = 'hautelisse.settings'

export const LANGUAGES = ['fr', 'en'] as const
export const SCHEMES = ['light', 'dark', 'auto'] as const

/** What a visitor chose about the appearance of every page, signed in or not. */
export const settings = z.object({
  language: z.enum(LANGUAGES),
  scheme: z.enum(SCHEMES),
  hiddenAmounts: z.boolean(),
})
export type Settings = Readonly<z.infer<typeof settings>>

/** French whatever the browser's language (P-I18N-01), the system's scheme, amounts shown. */
export const DEFAULT_SETTINGS: Settings = { language: 'fr', scheme: 'auto', hiddenAmounts: false }

const storedSettings = settings.extend({ version: z.literal(1) })

/**
 * Reads the settings from the text kept; a missing, corrupted or older entry counts as none, never as a crash (P-STORE-02).
 *
 * @param text - the entry of local storage
 * @example parseSettings('{"version":1,"language":"en","scheme":"dark","hiddenAmounts":true}') // { language: 'en', scheme: 'dark', hiddenAmounts: true }
 * @example parseSettings('{"language":"de"}') // DEFAULT_SETTINGS
 */
export const parseSettings = (text: string | undefined): Settings => {
  const parsed = storedSettings.safeParse(parseJson(text))
  if (!parsed.success) return DEFAULT_SETTINGS
  const { language, scheme, hiddenAmounts } = parsed.data
  return { language, scheme, hiddenAmounts }
}

/**
 * Writes the settings as the text to keep; `parseSettings` reads it back.
 *
 * @example formatSettings(DEFAULT_SETTINGS) // '{"version":1,"language":"fr","scheme":"auto","hiddenAmounts":false}'
 */
export const formatSettings = ({ language, scheme, hiddenAmounts }: Settings): string =>
  JSON.stringify({ version: 1, language, scheme, hiddenAmounts })
