import type { MessageDescriptor } from '@lingui/core'

/** Themes of the lexicon, one tab each (LEX-02). */
export const THEMES = ['retirement', 'projects', 'annuities'] as const
export type Theme = (typeof THEMES)[number]

/** Every word that the lexicon explains, under its theme. */
export const TERMS = {
  retirement: [
    'article-82',
    'article-83',
    'average-wage',
    'compartment',
    'early-reduction',
    'free-management',
    'full-rate',
    'guided-management',
    'late-bonus',
    'legal-age',
    'long-career',
    'madelin',
    'mandatory-payments',
    'pension-point',
    'per',
    'perco',
    'pereco',
    'perecoi',
    'pero',
    'peru',
    'quarter',
    'social-security-ceiling',
    'survivor-pension',
    'voluntary-payments',
  ],
  projects: [
    'allowance',
    'availability',
    'bare-ownership',
    'beneficiary-clause',
    'capitalisation-contract',
    'cet',
    'deduction-ceiling',
    'early-release',
    'employee-savings',
    'employer-top-up',
    'estate',
    'euro-fund',
    'family-quotient',
    'flat-tax',
    'forced-share',
    'full-ownership',
    'fund-switch',
    'gift',
    'incentive',
    'inheritance-tax',
    'life-insurance',
    'marginal-rate',
    'option-bulletin',
    'pee',
    'peg',
    'pei',
    'profit-sharing',
    'reference-income',
    'risk',
    'social-charges',
    'tax-band',
    'unit-linked',
    'unit-value',
    'usufruct',
  ],
  annuities: [
    'annuity-fee',
    'assumed-return',
    'capital',
    'gross',
    'guaranteed-years',
    'instalment',
    'life-annuity',
    'life-expectancy',
    'mortality-table',
    'net',
    'plain-annuity',
    'revaluation',
    'reversionary-annuity',
    'stepped-annuity',
    'technical-rate',
    'todays-euros',
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
