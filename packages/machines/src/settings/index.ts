export { settingsMachine } from './machine.ts'
export type { SettingsEvent, SettingsInput } from './machine.ts'
export {
  selectCookieChoice,
  selectEurosKind,
  selectHiddenAmounts,
  selectIsUntouched,
  selectLanguage,
  selectOpinionHintSeen,
  selectScheme,
} from './selectors.ts'
export { DEFAULT_SETTINGS, formatSettings, LANGUAGES, parseSettings, SETTINGS_KEY } from './stored.ts'
export type { Settings } from './stored.ts'
