import { EXIT_SOURCES, TERMS, type Bend, type ComparedField, type ExitDoubt } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../vite.catalogues.ts'

// Records over the codes: one that the domain adds is missing here at once.
const BENDS: Readonly<Record<Bend['kind'], true>> = {
  band: true,
  'quotient-cap': true,
  decote: true,
  'nothing-left': true,
  ceiling: true,
}
const DOUBTS: Readonly<Record<ExitDoubt['kind'], true>> = {
  'law-of-the-exit': true,
  'law-not-checked': true,
  'one-rate': true,
  'waiver-needed': true,
  'before-legal-age': true,
  'gains-option': true,
  'pension-bounds': true,
  'annuity-charges': true,
  'small-annuity': true,
}
const FIELDS: Readonly<Record<ComparedField, true>> = {
  payment: true,
  year: true,
  incomeYear: true,
  marital_status: true,
  children: true,
  monthly_income: true,
  ceiling: true,
  taxBefore: true,
  saving: true,
  effort: true,
}

const IDS = {
  '[TS-04] bend': Object.keys(BENDS).flatMap((kind) => [`tax.look.bend.${kind}`, `tax.look.bend.${kind}-text`]),
  '[TS-08] line of a comparison': Object.keys(FIELDS).map((field) => `tax.look.field.${field}`),
  '[TS-09] figure of an exit': TERMS.filter((term) => term.startsWith('tax-saving.exit-')).map((term) =>
    term.replace('tax-saving.', 'tax.look.term.'),
  ),
  '[TS-09] source of an exit': Object.keys(EXIT_SOURCES).map((code) => `tax.look.source.${code}`),
  '[TS-10] uncertain point': [...Object.keys(DOUBTS), 'one-rate-annuity', 'waiver-part', 'waiver-unused'].map(
    (kind) => `tax.look.doubt.${kind}`,
  ),
} as const

describe.each(['fr', 'en'])('words in %s', (locale) => {
  const messages = messagesOf(locale)

  it.each(Object.entries(IDS))('%s: every code of the domain has its own', (_, ids) => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !messages.get(id))).toEqual([])
  })
})
