import { useLingui } from '@lingui/react/macro'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { avatar, fromLg, fromXl, name as nameStyle, person } from './settings-tools.css.ts'

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

type PersonProps = {
  readonly name: string
  readonly initials: string
  /** The tenant's name takes the place of the person's: that one needs a wider screen. */
  readonly brief?: boolean
}

/** Who is signed in: initials, and the name where there is room. */
export const PersonBadge = ({ name, initials, brief = false }: PersonProps) => (
  <span className={person}>
    <span className={avatar} aria-hidden="true">
      {initials}
    </span>
    <span className={`${nameStyle} ${brief ? fromXl : fromLg}`}>{name}</span>
  </span>
)
