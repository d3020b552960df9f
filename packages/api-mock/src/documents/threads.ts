import type { DocumentBlock, DocumentTone } from '@hautelisse/domain/explain'
import { formatEuros, groupDigits, NO_BREAK_SPACE, sumEuros, type Euros } from '@hautelisse/domain/money'

/** A part of an amount that is drawn as threads. */
export type ThreadPart = { readonly name: string; readonly tone: DocumentTone; readonly amount: Euros }

/** Threads that can be told from each other over the width of a page. */
const MOST_THREADS = 90

/** The round sum that one thread stands for, in euros. */
const unitFor = (total: Euros): number => {
  const least = total.toNumber() / MOST_THREADS
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  const round = [1, 2, 2.5, 5].map((digit) => digit * power).filter(Number.isInteger)
  return round.find((unit) => unit >= least) ?? 10 * power
}

/**
 * Draws an amount by its parts, each thread standing for the same round sum; of a part that is not nothing at least one is drawn.
 *
 * @param what what the drawing says, before its parts are named
 * @param parts parts that add up, none of them below zero
 */
export const threadsOf = (what: string, parts: readonly ThreadPart[]): DocumentBlock => {
  const unit = unitFor(sumEuros(parts.map(({ amount }) => amount)))
  return {
    kind: 'threads',
    alt: `${what}\u00A0: ${parts.map(({ name, amount }) => `${name}, ${formatEuros(amount)}`).join('\u00A0; ')}.`,
    bundles: parts.map(({ name, tone, amount }) => ({
      name,
      value: formatEuros(amount),
      tone,
      count: Math.max(1, Math.round(amount.toNumber() / unit)),
    })),
    unit: `Un fil\u00A0: ${groupDigits(String(unit), NO_BREAK_SPACE)}\u00A0€`,
  }
}
