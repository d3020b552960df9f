import { expect, it } from 'vitest'
import { found, inOrder } from './search.ts'
import { ALL_TERMS, LEXICONS, TERMS, themeOf, THEMES } from './themes.ts'

const ENTRIES = [
  { id: 'life-annuity', name: 'Rente viagère', text: 'Revenu régulier, versé toute votre vie.' },
  { id: 'capital', name: 'Capital', text: 'Somme versée en une fois, à la place d’une rente.' },
  { id: 'article-83', name: 'Article 83', text: 'Contrat d’entreprise.' },
] as const

const ids = (typed: string): readonly string[] => found(ENTRIES, typed).map(({ id }) => id)

it('finds a word whatever its accents, capitals and apostrophes', () => {
  expect(ids('VIAGERE')).toEqual(['life-annuity'])
  expect(ids("contrat d'entreprise")).toEqual(['article-83'])
  expect(ids('  article   83 ')).toEqual(['article-83'])
})

it('lists the words that are named so before those that are only explained so', () => {
  expect(ids('rente')).toEqual(['life-annuity', 'capital'])
})

it('keeps every word while nothing is typed, and none that does not fit', () => {
  expect(ids('   ')).toHaveLength(ENTRIES.length)
  expect(ids('zèbre')).toEqual([])
})

it('orders words as a dictionary, numbers by their value', () => {
  const named = ['Âge légal', 'Article 83', 'Article 9', 'épargne', 'Capital'].map((name) => ({ id: name, name, text: '' }))
  expect(inOrder(named, 'fr').map(({ name }) => name)).toEqual(['Âge légal', 'Article 9', 'Article 83', 'Capital', 'épargne'])
})

it('[LEX-02] has three themes, and each word under one of them', () => {
  expect(THEMES).toEqual(['retirement', 'projects', 'annuities'])
  expect(new Set(ALL_TERMS).size).toBe(ALL_TERMS.length)
  for (const theme of THEMES) for (const term of TERMS[theme]) expect(themeOf(term)).toBe(theme)
})

it('[LEX-03] opens on retirement from the home, and on annuities from the withdrawal simulator', () => {
  expect(LEXICONS).toEqual({ home: 'retirement', mrm: 'annuities' })
})
