import { describe, expect, it } from 'vitest'

import { checkBic, checkIban, checkNir, checkRib, readPastedPhone } from './index.ts'
import { BIC_VERDICTS, IBAN_VERDICTS, NIR_VERDICTS, PHONE_VERDICTS } from './second-sources.testing.ts'

type Case = { readonly text: string; readonly verdicts: readonly string[]; readonly written: string }

/** A difference that is kept: whose verdict it is about, which texts, how many of them differ, and why ours stands. */
type Exception = {
  readonly source: string
  readonly is: RegExp
  readonly ours: 'v' | 'i'
  readonly count: number
  readonly why: string
}

const casesOf = (kept: string): readonly Case[] =>
  kept
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [text = '', verdicts = '', written = text] = entry.split(':')
      return { text, verdicts: Array.from(verdicts), written }
    })

/** Differences that no exception names, and how many each exception explains. */
const compared = (
  cases: readonly Case[],
  sources: readonly string[],
  ours: (text: string) => boolean,
  exceptions: readonly Exception[],
) => {
  const counts = exceptions.map(() => 0)
  const unexplained: string[] = []
  for (const { text, verdicts } of cases)
    for (const [place, source] of sources.entries()) {
      const own = ours(text) ? 'v' : 'i'
      if (own === verdicts[place]) continue
      const at = exceptions.findIndex((one) => one.source === source && one.ours === own && one.is.test(text))
      if (at < 0) unexplained.push(`${text}: ${own} here, ${verdicts[place]} by ${source}`)
      else counts[at] = (counts[at] ?? 0) + 1
    }
  return { unexplained, explained: exceptions.map(({ why, source }, at) => [why, source, counts[at]]) }
}

const kept = (exceptions: readonly Exception[]) => ({
  unexplained: [],
  explained: exceptions.map(({ why, source, count }) => [why, source, count]),
})

/** How many cases every source takes, and how many each refuses: without both, agreeing would say little. */
const tally = (cases: readonly Case[]) => ({
  all: cases.length,
  valid: cases.filter(({ verdicts }) => verdicts.every((verdict) => verdict === 'v')).length,
  invalid: cases.filter(({ verdicts }) => verdicts.every((verdict) => verdict === 'i')).length,
})

const NATIONAL = /^(?:BE|CZ|DE|EE|ES|HR|HU|ME|MK|NL|NO|PT|RS|SI|SK)/
const ELSEWHERE = /^(?:AE|BR|IM|RE|SA|US|XX|ZZ)/
const NO_NATIONAL = 'beyond the country’s length and key only the RIB is checked: the rest is the bank’s'
const NO_COUNTRY = 'a country outside the payments area has no length here: the form refuses the country first (RIB-05)'

const IBAN: readonly Exception[] = [
  {
    source: 'stdnum',
    is: /^..(?:0[01]|99)/,
    ours: 'i',
    count: 30,
    why: 'ISO 13616 gives keys 02 to 98; a remainder of 1 alone lets 00, 01, 99 in',
  },
  {
    source: 'stdnum',
    is: /^(?:FR|MC)/,
    ours: 'i',
    count: 2,
    why: 'the key of the RIB is wrong, which this source does not look at',
  },
  { source: 'ibantools', is: NATIONAL, ours: 'v', count: 18, why: NO_NATIONAL },
  { source: 'stdnum', is: NATIONAL, ours: 'v', count: 10, why: NO_NATIONAL },
  { source: 'ibantools', is: ELSEWHERE, ours: 'v', count: 11, why: NO_COUNTRY },
  { source: 'stdnum', is: /^GP|^(?:AE|BR|IM|RE|SA|US|XX|ZZ)/, ours: 'v', count: 13, why: NO_COUNTRY },
]

const DIGIT_IN_PARTY = /^(?=.{0,3}\d)[0-9A-Z]{4}[A-Z]{2}/
const OLD_PARTY = 'ISO 9362:2022 has letters or digits in the first four places; the source asks for letters'
const BIC: readonly Exception[] = [
  { source: 'ibantools', is: DIGIT_IN_PARTY, ours: 'v', count: 20, why: OLD_PARTY },
  { source: 'stdnum', is: DIGIT_IN_PARTY, ours: 'v', count: 20, why: OLD_PARTY },
  {
    source: 'ibantools',
    is: /^....(?:EU|QQ|UK|XX|ZZ)/,
    ours: 'v',
    count: 5,
    why: 'no list of countries: the form compares with that of the IBAN',
  },
]

const NIR: readonly Exception[] = [
  {
    source: 'stdnum',
    is: /^...(?:00|1[3-9]|2[1-9]|4[3-9])/,
    ours: 'i',
    count: 24,
    why: 'the month is no code of the register; the source reads digits and key alone',
  },
  { source: 'stdnum', is: /^[0569]/, ours: 'i', count: 4, why: 'no such sex; the source reads digits and key alone' },
  {
    source: 'stdnum',
    is: /^.{5}00/,
    ours: 'i',
    count: 1,
    why: 'there is no department 00; the source reads digits and key alone',
  },
  {
    source: 'stdnum',
    is: /^.(?:7[6-9]|[89]\d)..20/,
    ours: 'i',
    count: 3,
    why: 'Corsica is 2A and 2B since 1976; the source reads digits and key alone',
  },
  {
    source: 'localflavor',
    is: /^.{5}00/,
    ours: 'i',
    count: 1,
    why: 'there is no department 00; the source takes any two digits',
  },
  {
    source: 'localflavor',
    is: /^.{5}2[AB]/,
    ours: 'v',
    count: 12,
    why: 'the key counts 2A as 19 and 2B as 18, as stdnum has it; the source counts both as 20',
  },
  {
    source: 'localflavor',
    is: /^.{5}97/,
    ours: 'v',
    count: 6,
    why: 'overseas is 97 whole; the source stops at 975, without Mayotte, 976',
  },
  {
    source: 'localflavor',
    is: /^.{5}98/,
    ours: 'v',
    count: 11,
    why: '986, 987 and 988 are Wallis-et-Futuna, Polynésie, Nouvelle-Calédonie; the source refuses 98',
  },
  {
    source: 'localflavor',
    is: /^[34]/,
    ours: 'v',
    count: 2,
    why: '3 and 4 are temporary numbers; the source knows 7 and 8 alone',
  },
  {
    source: 'localflavor',
    is: /^.{7}(?:000|99[1-9])|^.{10}000/,
    ours: 'v',
    count: 3,
    why: 'no range of communes and orders is asked: descriptions of them differ',
  },
]

const UNGIVEN = 'ranges are given out and change: the plan’s digits are asked, not whether somebody has the number'
const NINE = 'an own number that is written without its 0 is incomplete here: a mask of ten digits'
const AS_WRITTEN = 'the code of Saint-Pierre-et-Miquelon written twice, as abroad and as at home, still names one number'
const DOUBLED = /^\+5080?508/
const IN_THE_PLAN = /^(?:0[1-9]\d{8}|(?:\+|00)(?:262|590|594|596|508).*)$/
const PHONE: readonly Exception[] = [
  { source: 'libphonenumber', is: /^612345678$/, ours: 'i', count: 1, why: NINE },
  { source: 'phonenumbers', is: /^612345678$/, ours: 'i', count: 1, why: NINE },
  { source: 'libphonenumber', is: DOUBLED, ours: 'v', count: 2, why: AS_WRITTEN },
  { source: 'phonenumbers', is: DOUBLED, ours: 'v', count: 2, why: AS_WRITTEN },
  { source: 'libphonenumber', is: IN_THE_PLAN, ours: 'v', count: 41, why: UNGIVEN },
  {
    source: 'phonenumbers',
    is: /^(?:\+|00)508(?!708123)/,
    ours: 'v',
    count: 10,
    why: 'its tables of 2022 lack numbers of Saint-Pierre-et-Miquelon that those of 2026 have',
  },
  { source: 'phonenumbers', is: IN_THE_PLAN, ours: 'v', count: 56, why: UNGIVEN },
]

/** The ten digits that a pasted number becomes, if it is read. */
const tenDigits = (text: string): string | undefined => {
  const pasted = readPastedPhone(text)
  return pasted.kind === 'text' ? pasted.text.replaceAll(' ', '') : undefined
}

describe('identifiers, judged by other programs', () => {
  it('[P-FMT-11] [RIB-02] [RIB-03] an IBAN is accepted where two of them accept it, except where a reason is named', () => {
    const cases = casesOf(IBAN_VERDICTS)
    const isRight = (text: string) => (checkIban(text) ?? checkRib(text)) === undefined
    expect(tally(cases)).toEqual({ all: 370, valid: 96, invalid: 230 })
    expect(compared(cases, ['ibantools', 'stdnum'], isRight, IBAN)).toEqual(kept(IBAN))
  })

  it('[RIB-04] a BIC is accepted where two of them accept it, except where a reason is named', () => {
    const cases = casesOf(BIC_VERDICTS)
    expect(tally(cases)).toEqual({ all: 86, valid: 46, invalid: 35 })
    expect(compared(cases, ['ibantools', 'stdnum'], (text) => checkBic(text) === undefined, BIC)).toEqual(kept(BIC))
  })

  it('[P-FMT-12] a NIR with its key is accepted where two of them accept it, except where a reason is named', () => {
    const cases = casesOf(NIR_VERDICTS)
    expect(tally(cases)).toEqual({ all: 321, valid: 209, invalid: 47 })
    expect(compared(cases, ['stdnum', 'localflavor'], (text) => checkNir(text) === undefined, NIR)).toEqual(kept(NIR))
  })

  it('[P-FMT-13] a telephone number is read where two of them know it, except where a reason is named', () => {
    const cases = casesOf(PHONE_VERDICTS)
    expect(tally(cases)).toEqual({ all: 284, valid: 81, invalid: 174 })
    expect(compared(cases, ['libphonenumber', 'phonenumbers'], (text) => tenDigits(text) !== undefined, PHONE)).toEqual(
      kept(PHONE),
    )
  })

  it('[P-FMT-13] becomes the ten digits that they write', () => {
    const known = casesOf(PHONE_VERDICTS).filter(({ text, verdicts }) => verdicts.includes('v') && text !== '612345678')
    expect(known.length).toBeGreaterThan(100)
    for (const { text, written } of known) expect([text, tenDigits(text)]).toEqual([text, written])
  })
})
