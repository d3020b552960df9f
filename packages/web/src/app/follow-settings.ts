import { i18n } from '@lingui/core'
import {
  SETTINGS_KEY,
  selectHiddenAmounts,
  selectLanguage,
  selectScheme,
  type settingsMachine,
} from '@hautelisse/machines/settings'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { showLanguage } from '../shell/index.ts'
import { keepDisplay, type Display } from './display.ts'

type Settings = ActorRefFrom<typeof settingsMachine>

/** `auto` leaves the choice to the system: the style sheet follows it by itself. */
const showScheme = (snapshot: SnapshotFrom<typeof settingsMachine>): void => {
  const scheme = selectScheme(snapshot)
  if (scheme === 'auto') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

/** What the server is told of the settings. */
export const displayOf = (snapshot: SnapshotFrom<typeof settingsMachine>): Display => ({
  language: selectLanguage(snapshot),
  hiddenAmounts: selectHiddenAmounts(snapshot),
})

/**
 * Shows the settings on the page, now and at each change, in this tab or in another one.
 *
 * @param settings - the settings' actor
 * @param embedded - whether the page stands inside another site's
 * @returns once the first language is shown, since no text may be rendered before: what stops following
 */
export const followSettings = async (settings: Settings, embedded: boolean): Promise<() => void> => {
  // A page inside another site's keeps no cookie.
  const keep = (snapshot: SnapshotFrom<typeof settingsMachine>): void => {
    if (!embedded) keepDisplay(document, displayOf(snapshot))
  }

  let language = selectLanguage(settings.getSnapshot())
  const sayLanguage = (): void => {
    document.documentElement.lang = i18n.locale
  }
  const stopSaying = i18n.on('change', sayLanguage)
  showScheme(settings.getSnapshot())
  keep(settings.getSnapshot())
  const subscription = settings.subscribe((snapshot) => {
    showScheme(snapshot)
    keep(snapshot)
    if (selectLanguage(snapshot) === language) return
    language = selectLanguage(snapshot)
    void showLanguage(language)
  })
  const readAgain = ({ key }: StorageEvent): void => {
    if (key === SETTINGS_KEY) settings.send({ type: 'changedElsewhere' })
  }
  window.addEventListener('storage', readAgain)
  await showLanguage(language)
  sayLanguage()
  return () => {
    stopSaying()
    subscription.unsubscribe()
    window.removeEventListener('storage', readAgain)
  }
}
