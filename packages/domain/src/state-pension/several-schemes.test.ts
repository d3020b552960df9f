import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { cents, flawsOf, pensionCase, yearsAt } from './cases.testing.ts'
import { computePension, explainPension, type OtherQuarters, type PensionCase, type PensionFigures } from './index.ts'

const NONE: OtherQuarters = { contributed: 0, reputed: {}, uncounted: 0, unknown: 0 }

/** So many contributed quarters up to the end of 2025, at a pay that gives a tiny pension. */
const worked = (quarters: number, wage = 1000) =>
  yearsAt(Math.ceil(quarters / 4), wage, 2025, (_, nth) => ({ contributed: Math.min(4, quarters - nth * 4) }))

/** At 67 of 167 quarters, or before it of 170. */
const PEOPLE = {
  167: { birth: plainDate('1959-01-15'), start: plainDate('2026-07-01') },
  170: { birth: plainDate('1964-01-15'), start: plainDate('2026-11-01') },
  '170 at 67': { birth: plainDate('1964-01-15'), start: plainDate('2031-02-01') },
} as const

const asked = (
  required: keyof typeof PEOPLE,
  here: number,
  otherQuarters: PensionCase['otherQuarters'],
  more: Partial<PensionCase> = {},
): PensionCase => pensionCase({ ...PEOPLE[required], career: worked(here), otherQuarters, otherPensions: euros(12), ...more })

/** A month as the worked cases write it: M1 is 803.625 exactly, which they write 803.62; half up it is 803.63. */
const monthOf = (year: Decimal): string => year.dividedBy(12).toDecimalPlaces(9).toFixed(2, Decimal.ROUND_HALF_EVEN)

/** The minimum a month, at least and at most, surcote apart. */
const minimumOf = (given: PensionCase): string => {
  const { figures, most } = computePension(given)
  return [figures, most]
    .flatMap((one) => (one === undefined ? [] : [monthOf(one.beforeSurcote.plus(one.minimumTopUp))]))
    .join(' to ')
}

// Worked by hand from circ. Cnav 2004/8 § 4: 756.29 × min(T, D)/D × q/T, and 147.64 × min(Tc, D)/D × q/T from Tc = 120 on.
describe('the minimum over several schemes', () => {
  it.each([
    ['150 here, 10 elsewhere, not contributed, of 167', asked(167, 150, { ...NONE, uncounted: 10 }), '803.62'],
    ['the same, the 10 contributed', asked(167, 150, { ...NONE, contributed: 10 }), '811.91'],
    ['the same, nobody knows what they are', asked(167, 150, 10), '803.62 to 811.91'],
    ['150 here, 24 elsewhere, not contributed, of 170', asked(170, 150, { ...NONE, uncounted: 24 }), '764.28'],
    ['the same, the 24 contributed', asked(170, 150, { ...NONE, contributed: 24 }), '779.25'],
    ['110 here, 20 elsewhere, contributed, of 170', asked('170 at 67', 110, { ...NONE, contributed: 20 }), '584.90'],
    ['the same, the 20 not contributed', asked('170 at 67', 110, { ...NONE, uncounted: 20 }), '489.36'],
  ])('[SP-22] [SP-23] %s: %s a month (worked cases M1 to M6)', (_, given, expected) => {
    expect(minimumOf(given)).toBe(expected)
  })

  it.each([
    // 489.36: below 120 there is no raise; 584.90 if all 20 were contributed.
    ['110 here, 20 unknown: without the raise or with it', asked('170 at 67', 110, 20), '489.36 to 584.90'],
    // 756.29 × 80/130; + 147.64 × 120/170 × 80/120 = 69.48 with T = 120 (80 + 40): 756.29 × 80/170 = 355.90.
    ['80 here, 40 elsewhere, 120 contributed', asked('170 at 67', 80, { ...NONE, contributed: 40 }), '425.38'],
    ['80 here, 39 contributed and one not: 119', asked('170 at 67', 80, { ...NONE, contributed: 39, uncounted: 1 }), '355.90'],
    // T = 200 above D: 756.29 × 150/200 = 567.22; 147.64 × 170/170 × 150/200 = 110.73.
    ['150 here, 50 contributed elsewhere, more than required', asked(170, 150, { ...NONE, contributed: 50 }), '677.95'],
    // Reputed quarters of a long career are not contributed here: as M3.
    ['24 elsewhere of unemployment', asked(170, 150, { ...NONE, reputed: { unemployment: 24 } }), '764.28'],
    // 10 of 24 known: Tc from 160 to 174: 651.97 + 147.64 × 160/170 × 150/174 = 119.79.
    ['10 of 24 contributed, 14 unknown', asked(170, 150, { ...NONE, contributed: 10, unknown: 14 }), '771.76 to 779.25'],
  ])('[SP-22] [SP-23] %s', (_, given, expected) => {
    expect(minimumOf(given)).toBe(expected)
  })

  it('[SP-22] is 9 643.50 a year in the first worked case: 857.20 a month for all schemes, 150 of 160 here', () => {
    const { figures } = computePension(asked(167, 150, { ...NONE, uncounted: 10 }))
    expect(cents(figures?.base ?? new Decimal(0))).toBe('9643.50')
  })

  it('[SP-22] is one scheme with farm employees and the self-employed: their years stand in the career, and nothing is shared', () => {
    // 170 quarters of one career, 135 contributed (service-public A15703).
    const career = [...worked(135), { ...worked(4)[0]!, year: 1985, contributed: 0, assimilated: 4 }]
    expect(minimumOf(asked('170 at 67', 0, 0, { career }))).toBe(
      // 756.29 × 139/170 + 147.64 × 135/170
      cents(new Decimal('756.29').times(139).plus(new Decimal('147.64').times(135)).dividedBy(170)),
    )
  })

  it('[SP-23] is the most where a scheme pays nobody knows what, and the ceiling is met with what it pays where that is known', () => {
    const isAtMost = (given: PensionCase) => computePension(given).isAtMost
    const other = { ...NONE, contributed: 24 }
    expect(isAtMost(asked(170, 150, other))).toBe(false)
    expect(isAtMost(asked(170, 150, other, { otherPensions: euros(0) }))).toBe(true)
    expect(isAtMost(asked(170, 150, other, { hasUnknownPensions: true }))).toBe(true)
    expect(isAtMost(asked(170, 170, 0, { otherPensions: euros(0) }))).toBe(false)
    // 1 444.89 × 12 = 17 338.68; 10 000 elsewhere leave 7 338.68, 611.56 a month.
    expect(minimumOf(asked(170, 150, other, { otherPensions: euros(10_000) }))).toBe('611.56')
    // A pension far above the minimum is known, whatever the other schemes pay.
    expect(computePension(asked(170, 150, 24, { career: worked(150, 30_000), otherPensions: euros(0) }))).toMatchObject({
      most: undefined,
      isAtMost: false,
    })
  })

  it('[SP-22] [SP-01] is explained by steps that can be replayed, at least and at most', () => {
    const given = asked(167, 150, 10)
    const [bare, explained] = [computePension(given), explainPension(given)]
    for (const side of ['figures', 'most'] as const) {
      for (const [key, figure] of Object.entries(explained[side] ?? {})) {
        expect([key, figure.value]).toEqual([key, String(bare[side]?.[key as keyof PensionFigures<Decimal>])])
        expect(flawsOf(figure)).toEqual([])
      }
    }
    expect(JSON.stringify(explained.most)).toContain('state-pension.scheme-share')
  })

  it('[SP-22] leaves the surcote out of the comparison, and adds it', () => {
    const given = asked(
      170,
      150,
      { ...NONE, contributed: 24 },
      { start: plainDate('2028-01-01'), career: [...worked(150), ...yearsAt(1, 1000, 2027)] },
    )
    const { figures } = computePension(given)
    const { surcote, beforeSurcote, minimumTopUp, base } = figures!
    expect(surcote.gt(0)).toBe(true)
    expect(cents(beforeSurcote.plus(minimumTopUp).plus(surcote))).toBe(cents(base))
  })
})
