import { useLingui } from '@lingui/react/macro'
import { ANNUITY_WORDS } from './annuity-words.ts'
import { PROJECT_WORDS } from './project-words.ts'
import { RETIREMENT_WORDS } from './retirement-words.ts'
import { inOrder, type Entry } from './search.ts'
import { TERMS, THEMES, type Term, type Theme, type Words } from './themes.ts'

const ALL_WORDS: Words<Term> = { ...RETIREMENT_WORDS, ...PROJECT_WORDS, ...ANNUITY_WORDS }

/** The lexicon in the language shown, each theme in the order of its dictionary. */
export const useLexicon = (): Readonly<Record<Theme, readonly Entry<Term>[]>> => {
  const { t, i18n } = useLingui()
  const entry = (id: Term): Entry<Term> => {
    const [name, text] = ALL_WORDS[id]
    return { id, name: t(name), text: t(text) }
  }
  const [retirement, projects, annuities] = THEMES.map((theme) => inOrder(TERMS[theme].map(entry), i18n.locale))
  return { retirement: retirement ?? [], projects: projects ?? [], annuities: annuities ?? [] }
}
