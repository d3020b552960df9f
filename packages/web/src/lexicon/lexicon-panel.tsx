import { drawings, Icon } from '../ui/icon/index.ts'
import { SearchField } from '../ui/search-field/index.ts'
import { SidePanel } from '../ui/side-panel/index.ts'
import { Tabs } from '../ui/tabs/index.ts'
import * as styles from './lexicon.css.ts'
import { found, type Entry } from './search.ts'
import { LEXICONS, themeOf, THEMES, type LexiconVariant, type Term, type Theme } from './themes.ts'
import { useLexicon } from './words.ts'
import type { OpenModal } from '@hautelisse/domain/portal'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'

const useThemeNames = (): Readonly<Record<Theme, string>> => {
  const { t } = useLingui()
  return {
    retirement: t({ id: 'accounts.family.retirement', message: 'Retraite' }),
    projects: t({ id: 'lexicon.theme.projects', message: 'Autres projets' }),
    annuities: t({ id: 'lexicon.theme.annuities', message: 'Rentes' }),
  }
}

type LexiconProps = {
  readonly variant: LexiconVariant
  /** Word that was pressed: the panel opens on it. */
  readonly term?: Term | undefined
  readonly onClose: () => void
}

const focusCurrent = (content: HTMLElement): boolean => {
  const current = content.querySelector<HTMLElement>('details[open] > summary')
  current?.focus()
  current?.scrollIntoView({ block: 'nearest' })
  return current !== null
}

/** Side panel of the words that the portal uses, by theme, with a search over all of them (LEX-01 to LEX-03). */
export const Lexicon = ({ variant, term, onClose }: LexiconProps): ReactElement => {
  const { t } = useLingui()
  const lexicon = useLexicon()
  const names = useThemeNames()
  const [theme, setTheme] = useState<Theme>(term === undefined ? LEXICONS[variant] : themeOf(term))
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  const shown = isSearching
    ? found(
        THEMES.flatMap((one) => lexicon[one]),
        typed,
      )
    : lexicon[theme]
  return (
    <SidePanel
      open
      onClose={onClose}
      onFocus={term === undefined ? undefined : focusCurrent}
      title={<Trans id="lexicon.panel.title">Lexique</Trans>}
      closeLabel={t({ id: 'lexicon.panel.close', message: 'Fermer le lexique' })}
    >
      <Tabs
        label={t({ id: 'lexicon.panel.themes', message: 'Thèmes' })}
        tabs={THEMES.map((value) => ({ value, label: names[value] }))}
        value={theme}
        onValueChange={setTheme}
      >
        <SearchField
          className={styles.find}
          label={<Trans id="lexicon.panel.search">Chercher un mot</Trans>}
          value={typed}
          onValueChange={setTyped}
        />
        <p className={styles.count} aria-live="polite">
          {isSearching && (
            <Plural
              id="lexicon.panel.found"
              value={shown.length}
              _0="Aucun mot trouvé"
              one="# mot trouvé"
              other="# mots trouvés"
            />
          )}
        </p>
        <LexiconEntries entries={shown} current={term} />
      </Tabs>
    </SidePanel>
  )
}

const isVariant = (parameter: string | undefined): parameter is LexiconVariant =>
  parameter !== undefined && Object.hasOwn(LEXICONS, parameter)

type LexiconModalProps = { readonly modal: Pick<OpenModal, 'parameter'>; readonly onClose: () => void }

type EntriesProps = {
  readonly entries: readonly Entry<Term>[]
  /** Word that the panel was opened on. */
  readonly current: Term | undefined
}

/** Words that unfold to their explanation; the one that was pressed is open and marked. */
const LexiconEntries = ({ entries, current }: EntriesProps): ReactElement => (
  <div className={styles.terms}>
    {entries.map(({ id, name, text }) => (
      <details key={id} className={`${styles.term} ${id === current ? styles.current : ''}`} open={id === current}>
        <summary className={styles.name}>
          {name}
          <Icon of={drawings.CaretDown} className={styles.caret} />
        </summary>
        <p className={styles.text}>{text}</p>
      </details>
    ))}
  </div>
)

/** The lexicon that the fragment `#lexicon-{home|mrm}` opens, on the word whose link was pressed (P-MODAL-16, P-MODAL-17). */
export const LexiconModal = ({ modal: { parameter }, onClose }: LexiconModalProps): ReactElement => {
  const term = useLocation({ select: ({ state }) => state.lexiconTerm })
  return <Lexicon variant={isVariant(parameter) ? parameter : 'home'} term={term} onClose={onClose} />
}
