import type { Source } from '../explain/index.ts'

/** A source with its official references, in the words of French law; what a screen adds to them lives in its catalogue. */
export type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })
const choice: SourceEntry = { kind: 'choice', citations: [] }

/** Everything that the income tax and the retirement-saving ceiling rest on, by code. */
export const SOURCES = {
  household: choice,
  'wage-costs': law('Code général des impôts, art. 83, 3°'),
  'retirement-deduction': law('Code général des impôts, art. 163 quatervicies'),
  income: law('Code général des impôts, art. 13 et 158'),
  parts: law('Code général des impôts, art. 194'),
  quotient: law('Code général des impôts, art. 193'),
  scale: law('Code général des impôts, art. 197, I-1'),
  'quotient-cap': law('Code général des impôts, art. 197, I-2'),
  decote: law('Code général des impôts, art. 197, I-4'),
  rounding: law('Code général des impôts, art. 1657, 1'),
  collection: law('Code général des impôts, art. 1657, 1 bis'),
  'high-incomes': law('Code général des impôts, art. 223 sexies', 'Code général des impôts, art. 1417, IV'),
  'social-security-ceiling': law('Code de la sécurité sociale, art. L.241-3 et D.242-17'),
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/** Each source once: a tax that is computed hundreds of times makes no new ones. */
const WRITTEN = /* @__PURE__ */ Object.fromEntries(
  Object.entries(SOURCES).map(([code, { kind }]) => [code, Object.freeze({ kind, code })]),
) as Readonly<Record<SourceCode, Source>>

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('decote') // { kind: 'law', code: 'decote' }
 */
export const sourceOf = (code: SourceCode): Source => WRITTEN[code]
