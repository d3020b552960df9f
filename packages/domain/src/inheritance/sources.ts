import type { Source } from '../explain/index.ts'

/** A source with its official references, in the words of French law; what a screen adds to them lives in its catalogue. */
export type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })

/** Everything that the cost of an inheritance rests on, by code. */
export const SOURCES = {
  estate: { kind: 'choice', citations: [] },
  'direct-line-allowance': law('Code général des impôts, art. 779, I'),
  'sibling-allowance': law('Code général des impôts, art. 779, IV'),
  'nephew-allowance': law('Code général des impôts, art. 779, V'),
  'other-heir-allowance': law('Code général des impôts, art. 788, IV'),
  scale: law('Code général des impôts, art. 777'),
  rounding: law('Code général des impôts, art. 675'),
  debts: law('Code général des impôts, art. 768'),
  funeral: law('Code général des impôts, art. 775'),
  'home-allowance': law('Code général des impôts, art. 764 bis'),
  usufruct: law('Code général des impôts, art. 669, I'),
  devolution: law('Code civil, art. 734 à 738, 757 à 757-2, 913 et 1094-1'),
  clause: law('Code des assurances, art. L. 132-8 et L. 132-12'),
  'life-insurance': law('Code général des impôts, art. 990 I'),
  'split-clause': law('Code général des impôts, art. 990 I et 669'),
  'late-premiums': law('Code général des impôts, art. 757 B, I'),
  'late-allowance': law('Code général des impôts, art. 757 B, II'),
  'gains-in-proportion': { kind: 'choice', citations: [] },
  'gift-recall': law('Code général des impôts, art. 784'),
  'family-gift': law('Code général des impôts, art. 790 G'),
  'usufruct-end': law('Code général des impôts, art. 1133'),
  'quasi-usufruct': law('Code civil, art. 587', 'Code général des impôts, art. 774 bis'),
  'spouse-exemption': law('Code général des impôts, art. 796-0 bis'),
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('scale') // { kind: 'law', code: 'scale' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
