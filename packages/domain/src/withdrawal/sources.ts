import type { Source } from '../explain/index.ts'
import type { TableCode } from '../mortality/index.ts'

/** A source with its official references, in the words of French law; what a screen adds to them lives in its catalogue. */
export type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

/** Everything that the figures of this simulator rest on, by code. */
export const SOURCES = {
  distribution: { kind: 'choice', citations: [] },
  'paid-in': { kind: 'choice', citations: [] },
  // The saver left on the annuity what could come as capital while its annuity is small.
  'distribution-while-small': { kind: 'choice', citations: ['Code des assurances, art. A.160-2'] },
  'mandatory-annuity': { kind: 'law', citations: ['Code monétaire et financier, art. L.224-5'] },
  // Not a PER: its contract promises the annuity, and the law excludes its surrender.
  'article-83-annuity': { kind: 'law', citations: ['Code des assurances, art. L.132-23'] },
  'small-annuity': { kind: 'law', citations: ['Code des assurances, art. A.160-2'] },
  'table-women': { kind: 'table', citations: ['TGF05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  'table-men': { kind: 'table', citations: ['TGH05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  'table-mixed': {
    kind: 'table',
    citations: [
      '0,6 TGH05 +\u00A00,4 TGF05',
      'arrêté du 1er août 2006',
      'arrêté du 18 novembre 2024',
      'loi 2023-973 du 23 octobre 2023, art. 35',
    ],
  },
  'net-return': { kind: 'assumption', citations: [] },
  'technical-rate': { kind: 'assumption', citations: ['Code des assurances, art. A.142-1'] },
  // Contracts that are no PER.
  'technical-rate-other': { kind: 'assumption', citations: ['Code des assurances, art. A.132-1'] },
  'annuity-fee': { kind: 'assumption', citations: [] },
  'monthly-arrears': { kind: 'assumption', citations: [] },
  revaluation: { kind: 'assumption', citations: [] },
  inflation: { kind: 'assumption', citations: [] },
  'guarantee-margin': { kind: 'assumption', citations: [] },
  'step-rise': { kind: 'assumption', citations: [] },
  'retirement-age': { kind: 'choice', citations: [] },
  // The age asked for is over: the annuity starts next month, at the age of then.
  'age-at-start': { kind: 'choice', citations: [] },
  spouse: { kind: 'choice', citations: [] },
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('small-annuity') // { kind: 'law', code: 'small-annuity' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })

/** Source of each mortality table. */
export const TABLE_SOURCES = { TGF05: 'table-women', TGH05: 'table-men', MIXED: 'table-mixed' } as const satisfies Record<
  TableCode,
  SourceCode
>
