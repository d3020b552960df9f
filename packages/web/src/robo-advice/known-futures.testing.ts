import { assumptionsNamed, DRAWN_FUTURES, fanOf, mixOf, pathOf } from '@hautelisse/domain/futures'
import type { Drawn, DrawRequest } from '@hautelisse/machines/robo-advice'

const SET = assumptionsNamed('robo-2026-10')
const [FAR, NEAR] = [mixOf(SET, { shares: 0.8, bonds: 0.2 }), mixOf(SET, { shares: 0.1, bonds: 0.15, money: 0.75 })]
const CHANGES_AT = 8
const PLAN = {
  initial: 11_404.16,
  monthly: 150,
  years: 25,
  mixAt: (yearsLeft: number) => (yearsLeft >= CHANGES_AT ? FAR : NEAR),
}

/** Futures that are drawn alike wherever the code runs. */
export const KNOWN_REQUEST: DrawRequest = {
  path: pathOf(PLAN),
  seed: SET.seed,
  count: DRAWN_FUTURES,
  threads: [0, 6549, DRAWN_FUTURES - 1],
}

/**
 * Lists what was drawn, and the fan of the same plan, as one row of numbers.
 *
 * @param drawn - what the worker, or its function, answered to the known request
 */
export const figuresOf = ({ threads, falls }: Drawn): readonly number[] => {
  const { points, mean, deviation, belowPaid } = fanOf(PLAN)
  const end = points.at(-1)
  return [
    falls.half,
    falls.oneInTwenty,
    ...threads.flatMap(({ amounts, returns }) => [amounts.at(1), amounts.at(-1), returns.at(-1)]),
    end?.p05,
    end?.p50,
    end?.p95,
    mean,
    deviation,
    belowPaid,
  ].map((figure) => figure ?? NaN)
}

/** The same figures, as Node 26 computed them. */
export const KNOWN_FIGURES: readonly number[] = [
  0.2936637999847267, 0.5256392206113967, 13348.900094325358, 69494.38066456924, -0.00038828611983510175, 15279.056154403757,
  60427.13745511185, -0.005197883996619246, 14210.823218975625, 88999.34358052026, 0.0008453260152636588, 56959.59, 97768.67,
  188975.18, 107161.89, 43425.27, 0.046595111292760824,
]

/** How far one figure may be from another, relative to its size. */
const CLOSE = 1e-12

/**
 * Lists figures that are not the known ones.
 *
 * @param figures - what was computed here
 */
export const strangers = (figures: readonly number[]): readonly (readonly [number, number])[] =>
  figures.flatMap((figure, at) => {
    const known = KNOWN_FIGURES[at] ?? NaN
    return Math.abs(figure - known) <= CLOSE * Math.abs(known) ? [] : [[figure, known] as const]
  })
