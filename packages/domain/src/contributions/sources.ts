import type { Source } from '../explain/index.ts'

type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })

/** Everything that a top-up and a ceiling of payments rest on, by code. */
export const SOURCES = {
  payment: { kind: 'choice', citations: [] },
  history: { kind: 'contract', citations: [] },
  'plan-rule': { kind: 'contract', citations: [] },
  'social-security-ceiling': law('Code de la sécurité sociale, art. D.242-17'),
  'law-ceiling-pee': law('Code du travail, art. L.3332-11 et R.3332-8'),
  'law-ceiling-perco': law('Code du travail, art. R.3334-2', 'Code monétaire et financier, art. D.224-10'),
  triple: law('Code du travail, art. L.3332-11'),
  'premium-contributions': law('Code de la sécurité sociale, art. L.136-1', 'Ordonnance 96-50, art. 14'),
  'payment-ceiling': law('Code du travail, art. L.3332-10'),
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('triple') // { kind: 'law', code: 'triple' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
