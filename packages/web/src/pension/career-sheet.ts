import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock } from '@hautelisse/domain/explain'
import type { CareerEntry, Careers } from '@hautelisse/domain/pension'

/** Words of the career on paper, in the language of the page. */
export type CareerWords = {
  readonly base: string
  readonly complementary: string
  readonly employer: string
  readonly regime: string
  readonly from: string
  readonly to: string
  readonly acquired: string
  readonly total: string
  /** Sums of both lists. */
  readonly quarters: string
  readonly points: string
  readonly quartersOf: (entry: CareerEntry) => string
  readonly pointsOf: (entry: CareerEntry) => string
}

/**
 * Writes the career as a document: the base pension and the complementary one, a table each with its total (P-MODAL-08).
 *
 * @example careerBlocks({ base: [], complementary: [] }, words) // []
 */
export const careerBlocks = ({ base, complementary }: Careers, words: CareerWords): readonly DocumentBlock[] => {
  const { employer, regime, from, to, acquired } = words
  const table = (
    caption: string,
    entries: readonly CareerEntry[],
    countOf: (entry: CareerEntry) => string,
    sum: string,
  ): readonly DocumentBlock[] =>
    entries.length === 0
      ? []
      : [
          {
            kind: 'table',
            caption,
            heads: [employer, regime, from, to, acquired].map((text, column) => ({ text, isFigure: column > 1 })),
            rows: entries.map((entry) => [
              entry.employer ?? entry.regime_label,
              entry.regime_label,
              formatFrenchDate(entry.start_date),
              formatFrenchDate(entry.end_date),
              countOf(entry),
            ]),
            total: [words.total, '', '', '', sum],
          },
        ]
  return [
    ...table(words.base, base, words.quartersOf, words.quarters),
    ...table(words.complementary, complementary, words.pointsOf, words.points),
  ]
}
