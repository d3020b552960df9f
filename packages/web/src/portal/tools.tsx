import { selectLanguage, selectScheme } from '@hautelisse/machines/settings'
import { useSyncExternalStore, type ReactElement } from 'react'
import { useApp, useSettings } from '../shell/index.ts'
import { LanguageToggle, SchemeToggle } from '../ui/settings-tools/index.ts'

/** Whether the switch writes its words out, where a whole row is its own. */
type Spelt = { readonly spelt?: boolean }

const SYSTEM_DARK = '(prefers-color-scheme: dark)'

const followSystem = (changed: () => void): (() => void) => {
  const query = window.matchMedia(SYSTEM_DARK)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Switches the language of the interface without a reload (P-I18N-02, P-I18N-03). */
export const LanguageTool = ({ spelt = false }: Spelt): ReactElement => {
  const { settings } = useApp()
  return (
    <LanguageToggle
      spelt={spelt}
      language={useSettings(selectLanguage)}
      onChange={(language) => settings.send({ type: 'languageChosen', language })}
    />
  )
}

/** Switches between light and dark; until then the system decides. */
export const SchemeTool = ({ spelt = false }: Spelt): ReactElement => {
  const { settings } = useApp()
  const scheme = useSettings(selectScheme)
  const systemDark = useSyncExternalStore(
    followSystem,
    () => window.matchMedia(SYSTEM_DARK).matches,
    // A server does not know: the page is painted light, and put right as it is taken over.
    () => false,
  )
  return (
    <SchemeToggle
      spelt={spelt}
      dark={scheme === 'auto' ? systemDark : scheme === 'dark'}
      onChange={(chosen) => settings.send({ type: 'schemeChosen', scheme: chosen })}
    />
  )
}
