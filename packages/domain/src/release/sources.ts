import type { Source } from '../explain/index.ts'

type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

/** Everything that the figures of a release rest on, by code. */
export const SOURCES = {
  account: { kind: 'contract', citations: [] },
  request: { kind: 'choice', citations: [] },
  'pro-rata': { kind: 'assumption', citations: ['Code de la sécurité sociale, art. L.136-7, II, 5° b (PEA)'] },
  'gains-charges': { kind: 'law', citations: ['Code de la sécurité sociale, art. L.136-7 et L.136-8, I, 2°'] },
  'gains-tax': { kind: 'law', citations: ['Code général des impôts, art. 200 A'] },
  'deducted-tax': { kind: 'law', citations: ['Code général des impôts, art. 158, 5, b quinquies'] },
  scale: { kind: 'law', citations: ['Code général des impôts, art. 197'] },
  quotient: { kind: 'law', citations: ['Code général des impôts, art. 163-0 A'] },
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('account') // { kind: 'contract', code: 'account' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
