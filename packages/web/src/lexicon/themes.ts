import type { MessageDescriptor } from '@lingui/core'

/** Themes of the lexicon, one tab each (LEX-02). */
export const THEMES = ['retirement', 'projects', 'annuities'] as const
export type Theme = (typeof THEMES)[number]

/** Every word that the lexicon explains, under its theme. */
export const TERMS = {
  retirement: [
    'article-82',
    'article-83',
    'compartment',
    'free-management',
    'guided-management',
    'legal-age',
    'madelin',
    'mandatory-payments',
    'per',
    'perco',
    'pereco',
    'perecoi',
    'pero',
    'peru',
    'voluntary-payments',
  ],
  projects: [
    'availability',
    'cet',
    'early-release',
    'employee-savings',
    'employer-top-up',
    'euro-fund',
    'fund-switch',
    'incentive',
    'life-insurance',
    'option-bulletin',
    'pee',
    'peg',
    'pei',
    'profit-sharing',
    'unit-linked',
    'unit-value',
  ],
  annuities: [
    'annuity-fee',
    'assumed-return',
    'capital',
    'gross',
    'guaranteed-years',
    'life-annuity',
    'mortality-table',
    'plain-annuity',
    'revaluation',
    'reversionary-annuity',
    'stepped-annuity',
    'technical-rate',
  ],
} as const satisfies Readonly<Record<Theme, readonly string[]>>

export type Term = (typeof TERMS)[Theme][number]

/** Variants of the lexicon by its fragment: from the home it opens on retirement, from the withdrawal simulator on annuities (LEX-03). */
export const LEXICONS = { home: 'retirement', mrm: 'annuities' } as const satisfies Readonly<Record<string, Theme>>
export type LexiconVariant = keyof typeof LEXICONS

/** Every term of the lexicon, in no order that is shown. */
export const ALL_TERMS: readonly Term[] = THEMES.flatMap((theme) => [...TERMS[theme]])

/**
 * Says under which theme a term stands.
 *
 * @example themeOf('pee') // 'projects'
 */
export const themeOf = (term: Term): Theme =>
  THEMES.find((theme) => TERMS[theme].some((one: Term) => one === term)) ?? 'retirement'

/** Name and explanation of each term of a theme. */
export type Words<Id extends string> = Readonly<Record<Id, readonly [name: MessageDescriptor, text: MessageDescriptor]>>
