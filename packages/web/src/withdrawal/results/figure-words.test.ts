import { SOURCES, TERMS } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../vite.catalogues.ts'

const ASSUMPTIONS = new Set(['net-return', 'annuity-fee', 'revaluation', 'inflation', 'guarantee-margin', 'step-rise'])
const ids = [
  ...TERMS.map((term) => term.replace('withdrawal.', 'withdrawal.term.')),
  ...Object.keys(SOURCES).map((code) => `withdrawal.source.${ASSUMPTIONS.has(code) ? 'assumption' : code}`),
]

describe.each(['fr', 'en'])('words of the calculations in %s', (locale) => {
  const messages = messagesOf(locale)

  it.each(ids)('%s has words', (id) => {
    expect(messages.get(id)).toBeTruthy()
  })
})
