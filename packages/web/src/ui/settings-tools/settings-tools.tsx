import { useLingui } from '@lingui/react/macro'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** Whether the switch writes its words out, where a whole row is its own. */
type Spelt = { readonly spelt?: boolean }

type LanguageProps = Spelt & { readonly language: 'fr' | 'en'; readonly onChange: (language: 'fr' | 'en') => void }

/** Switches between the two languages. It names the language it leads to, in that language. */
export const LanguageToggle = ({ language, onChange, spelt = false }: LanguageProps) => {
  const next = language === 'fr' ? 'en' : 'fr'
  const word = next === 'en' ? 'English' : 'Français'
  return (
    <ToolButton icon={drawings.Globe} lang={next} onClick={() => onChange(next)}>
      {spelt ? (
        word
      ) : (
        <>
          <span aria-hidden="true">{next.toUpperCase()}</span>
          <VisuallyHidden>{word}</VisuallyHidden>
        </>
      )}
    </ToolButton>
  )
}

type SchemeProps = Spelt & { readonly dark: boolean; readonly onChange: (scheme: 'dark' | 'light') => void }

/** Switches between light and dark. */
export const SchemeToggle = ({ dark, onChange, spelt = false }: SchemeProps) => {
  const { t } = useLingui()
  const words = dark
    ? t({ id: 'ui.scheme.light', message: 'Passer en clair' })
    : t({ id: 'ui.scheme.dark', message: 'Passer en sombre' })
  return (
    <ToolButton
      icon={dark ? drawings.Sun : drawings.Moon}
      {...(spelt ? {} : { 'aria-label': words })}
      onClick={() => onChange(dark ? 'light' : 'dark')}
    >
      {spelt && words}
    </ToolButton>
  )
}
