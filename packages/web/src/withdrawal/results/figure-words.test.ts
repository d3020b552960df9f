import { SOURCES, TERMS } from '@hautelisse/domain/withdrawal'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const catalogue = (locale: string): string => readFileSync(new URL(`../../locales/${locale}.po`, import.meta.url), 'utf8')

/** The words of a message, or nothing when the catalogue has none. */
const wordsIn = (po: string, id: string): string | undefined =>
  new RegExp(`msgid "${id.replaceAll('.', String.raw`\.`)}"\nmsgstr "(?:"\n")?([^"]+)`).exec(po)?.[1]

const ASSUMPTIONS = new Set(['net-return', 'annuity-fee', 'revaluation', 'inflation', 'guarantee-margin', 'step-rise'])
const ids = [
  ...TERMS.map((term) => term.replace('withdrawal.', 'withdrawal.term.')),
  ...Object.keys(SOURCES).map((code) => `withdrawal.source.${ASSUMPTIONS.has(code) ? 'assumption' : code}`),
]

describe.each(['fr', 'en'])('words of the calculations in %s', (locale) => {
  const po = catalogue(locale)

  it.each(ids)('%s has words', (id) => {
    expect(wordsIn(po, id)).toBeTruthy()
  })
})
