import { SOURCES, TERMS as INCOME_TAX_TERMS } from '@hautelisse/domain/income-tax'
import { TERMS as SAVING_TERMS, type TaxNote } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../vite.catalogues.ts'

/** Terms that would have the words of another one if the part before the dot were left out. */
const RENAMED: Readonly<Record<string, string>> = { 'tax-saving.deducted': 'payment-deducted' }
// A record over the notes: one that the domain adds is missing here at once.
const NOTES: Readonly<Record<TaxNote['kind'], true>> = {
  'no-tax': true,
  'useful-payment': true,
  'single-parent': true,
  'five-children': true,
  'spouse-pay-absent': true,
  'twelve-payments': true,
  'above-ceiling': true,
  'law-not-checked': true,
}

const IDS = {
  '[TS-03] note of an answer': Object.keys(NOTES).map((kind) => `tax.result.note.${kind}`),
  '[TAX-58] figure of a calculation': [...INCOME_TAX_TERMS, ...SAVING_TERMS]
    .filter((term) => !term.startsWith('tax-saving.exit-'))
    .map((term) => `tax.result.term.${RENAMED[term] ?? term.replace(/^.*\./, '')}`),
  '[TAX-58] source of a calculation': Object.keys(SOURCES).map((code) => `tax.result.source.${code}`),
} as const

describe.each(['fr', 'en'])('words of the result in %s', (locale) => {
  const messages = messagesOf(locale)

  it.each(Object.entries(IDS))('%s: every code of the domain has its own words', (_, ids) => {
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !messages.get(id))).toEqual([])
  })
})

describe('words of the specification', () => {
  it.each([
    ['[TAX-09]', 'tax.result.title', 'Résultat de votre simulation'],
    ['[TAX-12]', 'tax.result.restart', 'Refaire une simulation'],
    ['[TAX-22]', 'tax.result.adjust', 'Ajuster vos versements'],
    ['[TAX-13]', 'tax.result.pay-public', 'Verser sur mon compte'],
    ['[TAX-26]', 'tax.result.update', 'Mettre à jour le calcul'],
    ['[TAX-55] [TAX-56]', 'tax.result.cap', "Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt"],
  ])('%s %s is written as it is quoted', (_, id, words) => {
    expect(messagesOf('fr').get(id)).toBe(words)
  })

  it('[TAX-27] [TAX-28] [TAX-29] names what the estimate leaves out', () => {
    const words = messagesOf('fr').get('tax.notes.left-out') ?? ''
    for (const left of ['plafonds non utilisés', 'plafond du conjoint', 'Article 83', 'PERP', 'PREFON', 'PER ou PERCO'])
      expect(words).toContain(left)
  })
})
