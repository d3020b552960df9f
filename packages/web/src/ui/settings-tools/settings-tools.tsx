import { useLingui } from '@lingui/react/macro'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { avatar, fromLg, name as nameStyle, person } from './settings-tools.css.ts'

type HideAmountsProps = { readonly hidden: boolean; readonly onToggle: () => void }

/** Hides or shows every amount. The name says what a press does, so that no state has to be guessed. */
export const HideAmountsToggle = ({ hidden, onToggle }: HideAmountsProps) => {
  const { t } = useLingui()
  return (
    <ToolButton icon={hidden ? drawings.Eye : drawings.EyeSlash} onClick={onToggle}>
      <span className={fromLg}>
        {hidden ? t({ id: 'ui.amounts.show', message: 'Afficher' }) : t({ id: 'ui.amounts.hide', message: 'Masquer' })}
      </span>
      <VisuallyHidden> {t({ id: 'ui.amounts.object', message: 'les montants' })}</VisuallyHidden>
    </ToolButton>
  )
}

type LanguageProps = { readonly language: 'fr' | 'en'; readonly onChange: (language: 'fr' | 'en') => void }

/** Switches between the two languages. It names the language it leads to, in that language. */
export const LanguageToggle = ({ language, onChange }: LanguageProps) => {
  const next = language === 'fr' ? 'en' : 'fr'
  return (
    <ToolButton icon={drawings.Globe} lang={next} onClick={() => onChange(next)}>
      <span aria-hidden="true">{next.toUpperCase()}</span>
      <VisuallyHidden>{next === 'en' ? 'English' : 'Français'}</VisuallyHidden>
    </ToolButton>
  )
}

type SchemeProps = { readonly dark: boolean; readonly onChange: (scheme: 'dark' | 'light') => void }

/** Switches between light and dark. */
export const SchemeToggle = ({ dark, onChange }: SchemeProps) => {
  const { t } = useLingui()
  return (
    <ToolButton
      icon={dark ? drawings.Sun : drawings.Moon}
      aria-label={
        dark ? t({ id: 'ui.scheme.light', message: 'Passer en clair' }) : t({ id: 'ui.scheme.dark', message: 'Passer en sombre' })
      }
      onClick={() => onChange(dark ? 'light' : 'dark')}
    />
  )
}

/** Who is signed in: initials, and the name where there is room. */
export const PersonBadge = ({ name, initials }: { readonly name: string; readonly initials: string }) => (
  <span className={person}>
    <span className={avatar} aria-hidden="true">
      {initials}
    </span>
    <span className={`${nameStyle} ${fromLg}`}>{name}</span>
  </span>
)

/** Ends the session. */
export const SignOutButton = ({ onSignOut, busy = false }: { readonly onSignOut: () => void; readonly busy?: boolean }) => {
  const { t } = useLingui()
  return (
    <ToolButton icon={drawings.SignOut} onClick={onSignOut} aria-disabled={busy || undefined}>
      <span className={fromLg}>{t({ id: 'ui.person.sign-out', message: 'Se déconnecter' })}</span>
    </ToolButton>
  )
}
