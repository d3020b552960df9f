import { fc, test } from '@fast-check/vitest'
import { describe, expect, inject, it } from 'vitest'

import { amounts, typedTexts, unroundedAmounts, weights, writtenAmounts } from './arbitraries.ts'
import {
  addEuros,
  amountIn,
  convertAmount,
  Decimal,
  euros,
  eurosOnWire,
  formatAmount,
  formatAmountInput,
  formatEuros,
  formatMovement,
  formatRate,
  formatShare,
  groupWhileTyping,
  keepNumericCharacters,
  parseAmount,
  parsePastedAmount,
  PERIODICITIES,
  roundToCents,
  splitAmount,
  subtractEuros,
  sumEuros,
  type Euros,
  type ParsedAmount,
} from './index.ts'

const amountOf = (parsed: ParsedAmount): string => (parsed.kind === 'amount' ? parsed.amount.toString() : parsed.kind)

const intl = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'halfExpand' })
const byIntl = (amount: Euros): string =>
  intl
    .format(amount.toFixed() as Intl.StringNumericLiteral)
    .replaceAll('\u202F', '\u00A0')
    .replace(/^-(?=0,00$)/, '')
    .replace(/^-/, '\u2212\u00A0')

const GENERATED = inject('isAll') ? 1_000_000 : 20_000

/** Amounts of every size, by a fixed sequence: from one to eighteen digits, of which up to five are decimals; one in five negative. */
function* everySize(count: number): Generator<Euros> {
  let state = 20_261_128
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let made = 0; made < count; made += 1) {
    const digits = Array.from({ length: 1 + next(18) }, () => next(10)).join('')
    yield euros(`${next(5) === 0 ? '-' : ''}${digits}e-${next(6)}`)
  }
}

describe('amounts, in general', () => {
  it('[P-FMT-02] [P-FMT-03] amounts of every size are written as Intl writes them, and read back where they are whole cents', () => {
    const wrong: string[] = []
    for (const amount of everySize(GENERATED)) {
      const text = formatEuros(amount)
      if (text !== `${byIntl(amount)}\u00A0€`) wrong.push(`${amount.toString()}: ${text}`)
      const isRead = amount.decimalPlaces() <= 2 && amount.abs().lessThan(1e13)
      if (isRead && amountOf(parseAmount(text)) !== amount.toString()) wrong.push(`${text} is read otherwise`)
    }
    expect(wrong).toEqual([])
  })

  test.prop([amounts])('[P-FMT-04] [S-AMT-01] every amount is read back from each way we write it', (amount) => {
    for (const text of [formatEuros(amount), formatAmount(amount), formatAmountInput(amount), formatMovement(amount)]) {
      expect(amountOf(parseAmount(text))).toBe(amount.toString())
      expect(amountOf(parsePastedAmount(text))).toBe(amount.toString())
    }
  })

  test.prop([writtenAmounts])(
    '[P-FMT-04] [S-AMT-05] every French way of writing an amount is read as that amount',
    ({ text, amount }) => {
      expect(amountOf(parseAmount(text))).toBe(amount.toString())
    },
  )

  test.prop([amounts])('[P-FMT-04] an amount pasted with a dot for its comma is read as that amount', (amount) => {
    expect(amountOf(parsePastedAmount(amount.toFixed(2)))).toBe(amount.toString())
  })

  test.prop([fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0123456789 ,.-+€\u00A0\u202F\u2212')) }))])(
    '[P-FMT-06] any text is an amount in whole cents, nothing, or refused: never something that is no number',
    (text) => {
      for (const parsed of [parseAmount(text), parsePastedAmount(text)]) {
        expect(['amount', 'empty', 'refused']).toContain(parsed.kind)
        if (parsed.kind === 'amount') expect(parsed.amount.isFinite() && parsed.amount.decimalPlaces() <= 2).toBe(true)
      }
    },
  )

  test.prop([unroundedAmounts])(
    '[P-FMT-03] an amount is written as an independent formatter writes it, but for its spaces and minus',
    (amount) => {
      expect(formatAmount(amount)).toBe(byIntl(amount))
    },
  )

  test.prop([fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat({ max: 24 })])(
    '[P-FMT-03] [P-FMT-05] writing rounds exactly as rounding to the cent does, whatever the size',
    (digits, decimals) => {
      const amount = euros(new Decimal(digits).dividedBy(new Decimal(10).pow(decimals)))
      expect(formatAmount(amount)).toBe(byIntl(roundToCents(amount)))
    },
  )

  test.prop([unroundedAmounts])('[P-FMT-03] [S-AMT-05] an amount to read holds no space at which a line may break', (amount) => {
    expect(formatEuros(amount)).toMatch(/^(\u2212\u00A0)?\d{1,3}(\u00A0\d{3})*,\d{2}\u00A0€$/)
  })

  test.prop([unroundedAmounts])(
    '[P-FMT-05] [S-AMT-02] rounding twice is rounding once, and moves an amount by half a cent at most',
    (amount) => {
      const once = roundToCents(amount)
      expect(roundToCents(once).equals(once)).toBe(true)
      expect(once.minus(amount).abs().lessThanOrEqualTo('0.005')).toBe(true)
    },
  )

  test.prop([unroundedAmounts])('[S-AMT-03] a debt rounds like the same credit', (amount) => {
    expect(roundToCents(euros(amount.negated())).equals(roundToCents(amount).negated())).toBe(true)
  })

  test.prop([unroundedAmounts])('[P-FMT-09] a share is written as the percentage a hundred times as large', (share) => {
    expect(formatShare(share)).toBe(formatRate(share.times(100)))
    expect(formatRate(share)).toBe(formatEuros(euros(share)).replace('€', '%'))
  })

  test.prop([amounts, amounts])('taking away what was added gives the amount back', (a, b) => {
    expect(subtractEuros(addEuros(a, b), b).equals(a)).toBe(true)
  })

  test.prop([amounts])('an amount crosses the wire unchanged, as JSON', (amount) => {
    expect(eurosOnWire.decode(JSON.parse(JSON.stringify(eurosOnWire.encode(amount)))).equals(amount)).toBe(true)
  })
})

describe('an amount field, in general', () => {
  test.prop([typedTexts])(
    '[P-FMT-07] [P-FMT-08] whatever is typed, the field holds grouped digits with two decimals at most',
    ({ text, caret }) => {
      expect(groupWhileTyping(text, caret).text).toMatch(/^(\d{1,3}( \d{3})*)?(,\d{0,2})?$/)
    },
  )

  test.prop([typedTexts])('[P-FMT-07] the caret stays in the field, and grouping again moves nothing', ({ text, caret }) => {
    const field = groupWhileTyping(text, caret)
    expect(field.caret).toBeGreaterThanOrEqual(0)
    expect(field.caret).toBeLessThanOrEqual(field.text.length)
    expect(groupWhileTyping(field.text, field.caret)).toEqual(field)
  })

  test.prop([typedTexts])('[P-FMT-07] what is typed can be read: an amount or nothing', ({ text, caret }) => {
    expect(parseAmount(groupWhileTyping(text, caret).text).kind).not.toBe('refused')
  })

  test.prop([amounts.filter((amount) => amount.greaterThanOrEqualTo(0))])(
    '[P-FMT-07] [S-AMT-04] typing an amount gives the text that the field shows for it',
    (amount) => {
      const digits = amount.toFixed(2).replace('.', ',')
      const text = formatAmountInput(amount)
      expect(groupWhileTyping(digits, digits.length)).toEqual({ text, caret: text.length })
    },
  )

  test.prop([fc.string()])('[P-FMT-14] a numeric field holds digits, commas and spaces only', (text) => {
    expect(keepNumericCharacters(text)).toMatch(/^[0-9, ]*$/)
  })
})

describe('splitting, in general', () => {
  test.prop([fc.oneof(amounts, unroundedAmounts), weights])('the parts add up to the amount', (total, parts) => {
    expect(sumEuros(splitAmount(total, parts)).equals(total)).toBe(true)
  })

  test.prop([amounts, weights])(
    'each part is within a cent of its exact share, and of the sign of the amount',
    (total, parts) => {
      const sum = parts.reduce((a, b) => a + b)
      for (const [index, part] of splitAmount(total, parts).entries()) {
        const exact = total.times(parts[index] ?? 0).dividedBy(sum)
        expect(part.minus(exact).abs().lessThan('0.01')).toBe(true)
        expect(part.times(total).lessThan(0)).toBe(false)
      }
    },
  )

  test.prop([amounts, weights])('a part without weight gets nothing', (total, parts) => {
    const given = splitAmount(total, parts).filter((_, index) => parts[index] === 0)
    expect(given.every((part) => part.isZero())).toBe(true)
  })

  test.prop([amounts, weights])('a heavier part never gets less', (total, parts) => {
    const sizes = splitAmount(total, parts).map((part) => part.abs())
    const byWeight = parts
      .map((weight, index) => ({ weight, size: sizes[index] ?? new Decimal(0) }))
      .toSorted((a, b) => a.weight - b.weight)
    for (const [index, { weight, size }] of byWeight.entries()) {
      const next = byWeight[index + 1]
      if (next !== undefined && next.weight > weight) expect(next.size.greaterThanOrEqualTo(size)).toBe(true)
    }
  })
})

describe('periodicities, in general', () => {
  test.prop([amounts, fc.constantFrom(...PERIODICITIES), fc.array(fc.constantFrom(...PERIODICITIES))])(
    'switching the periodicity to and fro never changes a stated amount',
    (amount, periodicity, switches) => {
      const stated = { amount, periodicity }
      for (const shown of switches) expect(amountIn(stated, shown).equals(convertAmount(amount, periodicity, shown))).toBe(true)
      expect(amountIn(stated, periodicity).equals(amount)).toBe(true)
    },
  )

  test.prop([amounts])('a monthly amount survives being said by the year', (amount) => {
    expect(convertAmount(convertAmount(amount, 'monthly', 'yearly'), 'yearly', 'monthly').equals(amount)).toBe(true)
  })
})
