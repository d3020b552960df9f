/**
 * Writing and reading French amounts: ours against Intl built for each call, dinero.js and currency.js, on the same amounts.
 *
 * Before anything is measured, each way must give the same answers; where a library cannot do the whole work, its row says what it does.
 */
import { euros, formatEuros, parseAmount } from '@hautelisse/domain/money'
import currency from 'currency.js'
import { dinero, toDecimal } from 'dinero.js'
import { EUR } from 'dinero.js/currencies'

import { compare, type BenchRow, type Candidate } from './measure.ts'

const COUNT = 1000

/** Amounts in cents from a fixed sequence: from cents to millions, one in seven negative. */
const CENTS = Array.from({ length: COUNT }, (_, index) => {
  const size = Math.floor(((index * 7919 + 104_729) % 99_991) * 10 ** (index % 5)) / 10
  return Math.floor(size) * (index % 7 === 3 ? -1 : 1) || 1
})

const intlOptions = { style: 'currency', currency: 'EUR' } as const
const sharedIntl = new Intl.NumberFormat('fr-FR', intlOptions)
const currencyOptions = {
  symbol: '€',
  decimal: ',',
  separator: '\u00A0',
  pattern: '#\u00A0!',
  negativePattern: '\u2212\u00A0#\u00A0!',
}

/** What Intl writes, with our spaces and our minus. */
const ourSigns = (text: string): string => text.replaceAll('\u202F', '\u00A0').replace(/^-/, '\u2212\u00A0')

const same = (what: string, expected: readonly unknown[], given: readonly unknown[]): void => {
  const place = expected.findIndex((value, index) => value !== given[index])
  if (place !== -1) throw new Error(`${what} gives ${String(given[place])} where ${String(expected[place])} is expected`)
}

type Way<In, Out> = {
  readonly name: string
  readonly inputs: readonly In[]
  readonly does: (input: In) => Out
  readonly seenAs: (output: Out) => unknown
}

const way = <In, Out>({ name, inputs, does, seenAs }: Way<In, Out>, expected: readonly unknown[]): Candidate => {
  same(
    name,
    expected,
    inputs.map((input) => seenAs(does(input))),
  )
  return {
    name,
    run: () => {
      let last: Out | undefined
      for (const input of inputs) last = does(input)
      return last
    },
  }
}

const written = CENTS.map((cents) => ourSigns(sharedIntl.format(cents / 100)))
const texts = written.map((text) => text.replaceAll('\u00A0', ' '))

const formatting = (): BenchRow[] => {
  const asIs = (text: string): string => text
  const numbers = CENTS.map((cents) => cents / 100)
  return compare(
    'write a French amount',
    [
      way({ name: 'formatEuros', inputs: numbers.map((value) => euros(value)), does: formatEuros, seenAs: asIs }, written),
      way(
        {
          name: 'Intl built per call',
          inputs: numbers,
          does: (value) => new Intl.NumberFormat('fr-FR', intlOptions).format(value),
          seenAs: ourSigns,
        },
        written,
      ),
      way({ name: 'Intl built once', inputs: numbers, does: (value) => sharedIntl.format(value), seenAs: ourSigns }, written),
      way(
        {
          name: 'dinero.js with Intl built once',
          inputs: CENTS.map((amount) => dinero({ amount, currency: EUR })),
          does: (value) => toDecimal(value, ({ value: decimal }) => sharedIntl.format(Number(decimal))),
          seenAs: ourSigns,
        },
        written,
      ),
      way(
        {
          name: 'currency.js',
          inputs: numbers.map((value) => currency(value, currencyOptions)),
          does: (value) => value.format(),
          seenAs: asIs,
        },
        written,
      ),
    ],
    COUNT,
  )
}

/** The usual way with Intl, which writes and does not read: ask it for its comma and its spaces, strip, and trust `Number`. */
const readWithIntl = (text: string): number => {
  const parts = new Intl.NumberFormat('fr-FR').formatToParts(-1234567.8)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? ','
  return Number(text.replaceAll(/[\s€]/g, '').replace(decimal, '.').replace('\u2212', '-'))
}

const parsing = (): BenchRow[] => {
  const hundredths = (value: number): number => Math.round(value * 100)
  return compare(
    'read a French amount',
    [
      way(
        {
          name: 'parseAmount',
          inputs: texts,
          does: parseAmount,
          seenAs: (parsed) => (parsed.kind === 'amount' ? parsed.amount.times(100).toNumber() : parsed.kind),
        },
        CENTS,
      ),
      way(
        { name: 'Intl built per call to learn its signs, then Number', inputs: texts, does: readWithIntl, seenAs: hundredths },
        CENTS,
      ),
      way(
        {
          name: 'dinero.js, which reads no text: stripped by hand, two decimals assumed',
          inputs: texts,
          does: (text) => dinero({ amount: Number(text.replaceAll(/[\s€,]/g, '').replace('\u2212', '-')), currency: EUR }),
          seenAs: (value) => value.toJSON().amount,
        },
        CENTS,
      ),
      way(
        {
          name: 'currency.js',
          inputs: texts.map((text) => text.replace('\u2212', '-')),
          does: (text) => currency(text, currencyOptions),
          seenAs: (value) => value.intValue,
        },
        CENTS,
      ),
    ],
    COUNT,
  )
}

const LEAST_TIMES = 3

/** Measures both, and fails where two ways disagree on an amount, or where writing is less than three times as fast as an `Intl` that is built once. */
export const run = async (): Promise<BenchRow[]> => {
  const rows = formatting()
  const intl = rows.find(({ name }) => name === 'Intl built once')?.ratio ?? Infinity
  console.log(`formatEuros is ${(1 / intl).toFixed(1)} times as fast as Intl built once`)
  if (intl > 1 / LEAST_TIMES) throw new Error(`formatEuros is less than ${LEAST_TIMES} times as fast as Intl built once.`)
  return [...rows, ...parsing()]
}
