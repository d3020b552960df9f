import { SETTINGS_KEY, selectLanguage, selectScheme, type settingsMachine } from '@hautelisse/machines/settings'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { showLanguage } from './languages.ts'

type Settings = ActorRefFrom<typeof settingsMachine>

/** `auto` leaves the choice to the system: the style sheet follows it by itself. */
const showScheme = (snapshot: SnapshotFrom<typeof settingsMachine>): void => {
  const scheme = selectScheme(snapshot)
  if (scheme === 'auto') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

/**
 * Shows the settings on the page, now and at each change, in this tab or in another one.
 *
 * @returns once the first language is shown: no text may be rendered before
 */
export const followSettings = async (settings: Settings): Promise<void> => {
  let language = selectLanguage(settings.getSnapshot())
  showScheme(settings.getSnapshot())
  settings.subscribe((snapshot) => {
    showScheme(snapshot)
    if (selectLanguage(snapshot) === language) return
    language = selectLanguage(snapshot)
    void showLanguage(language)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY) settings.send({ type: 'changedElsewhere' })
  })
  await showLanguage(language)
}
