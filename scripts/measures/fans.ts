/**
 * Draws the yardstick of the fan: quantiles with their standard errors for forty mixes and four horizons, written to
 * scripts/measures/fans/drawn-quantiles.json. `npm run fans`; the same seed writes the same table, in two minutes of one processor.
 *
 * Each drawn future stands for a line of futures: its half-years' luck is drawn, and along the direction in which amounts move most it is not drawn but
 * integrated, which is exact: on a line the amount grows with z, so the chance to stay below an amount is Φ of the z that reaches it. A quantile is the
 * amount below which the mean of these chances is its own; no line knows the formula. Lines come in pairs of opposite luck, and the error is that of
 * independent pairs. Each cell draws the same numbers, from streams that no shown future uses.
 */
import { writeFileSync } from 'node:fs'
import { pathOf, type Path } from '@hautelisse/domain/futures'
import { generator, normalProbability, normalQuantile, uniform } from '@hautelisse/domain/markets'
import { CHANCES, HORIZONS, MIXES, planOf, TABLE, type DrawnCell } from './fans/cells.ts'

const [SEED, PAIRS, FIRST_PAIRS, TURNS] = [20_261_128, 25_000, 1000, 3] as const
const DENSITY_AT_0 = 1 / Math.sqrt(2 * Math.PI)

/** Direction in which amounts move most, of length 1: by the mean amount that each half-year moves. */
const directionOf = ({ steps, paid, growth, variance }: Path): Float64Array => {
  const direction = new Float64Array(steps)
  let [expected, grown] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    expected += (paid[step] ?? 0) * Math.exp(-grown)
    grown += (growth[step] ?? 0) + (variance[step] ?? 0) / 2
    direction[step] = expected * Math.sqrt(variance[step] ?? 0)
  }
  const length = Math.sqrt(direction.reduce((sum, part) => sum + part * part, 0))
  return direction.map((part) => part / length)
}

/** What the payments come to on a line of futures: amounts at its middle, and how fast each grows. */
type Line = { readonly centres: Float64Array; readonly slopes: Float64Array; readonly late: number }

/** The line through drawn lucks, or through their opposites. */
const lineOf = ({ steps, paid, growth, variance }: Path, direction: Float64Array, lucks: Float64Array, sign: 1 | -1): Line => {
  const along = direction.reduce((sum, part, step) => sum + part * (lucks[step] ?? 0), 0)
  const [centres, slopes] = [new Float64Array(steps), new Float64Array(steps)]
  let [log, slope, count] = [0, 0, 0]
  for (let step = steps - 1; step >= 0; step -= 1) {
    const [part, deviation] = [direction[step] ?? 0, Math.sqrt(variance[step] ?? 0)]
    log += (growth[step] ?? 0) + sign * deviation * ((lucks[step] ?? 0) - along * part)
    slope += deviation * part
    const amount = paid[step] ?? 0
    if (amount === 0) continue
    centres[count] = amount * Math.exp(log)
    slopes[count] = slope
    count += 1
  }
  return { centres: centres.subarray(0, count), slopes: slopes.subarray(0, count), late: paid[steps] ?? 0 }
}

/** Logarithm of the amount at z, and how fast it grows. */
const logAt = ({ centres, slopes, late }: Line, z: number): readonly [number, number] => {
  let [sum, rising] = [late, 0]
  for (let at = 0; at < centres.length; at += 1) {
    const slope = slopes[at] as number
    const amount = (centres[at] as number) * Math.exp(slope * z)
    sum += amount
    rising += slope * amount
  }
  return [Math.log(sum), rising / sum]
}

/** The z at which a line reaches an amount, and how fast its logarithm grows there. */
const reaching = (line: Line, log: number, near: number): readonly [number, number] => {
  let [z, rising] = [near, 1]
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [value, slope] = logAt(line, z)
    rising = slope
    z += (log - value) / slope
  }
  return [z, rising]
}

type Estimate = { readonly logs: readonly number[]; readonly errors: readonly number[] }

/** Betters logarithms of quantiles by many pairs of lines: by the chance that is missing, over the density. */
const bettered = (path: Path, logs: readonly number[], pairs: number): Estimate => {
  const direction = directionOf(path)
  const zs = CHANCES.map((chance) => normalQuantile(chance))
  const [sums, squares, densities] = [0, 1, 2].map(() => new Float64Array(CHANCES.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let pair = 0; pair < pairs; pair += 1) {
    const next = generator(SEED, pair)
    const lucks = Float64Array.from({ length: path.steps }, () => normalQuantile(uniform(next())))
    const lines = ([1, -1] as const).map((sign) => lineOf(path, direction, lucks, sign))
    for (const [at, log] of logs.entries()) {
      let chance = 0
      for (const line of lines) {
        const [z, rising] = reaching(line, log, zs[at] ?? 0)
        chance += normalProbability(z) / 2
        densities[at] = (densities[at] ?? 0) + (DENSITY_AT_0 * Math.exp((-z * z) / 2)) / rising / 2
      }
      sums[at] = (sums[at] ?? 0) + chance
      squares[at] = (squares[at] ?? 0) + chance * chance
    }
  }
  const means = CHANCES.map((_, at) => (sums[at] ?? 0) / pairs)
  const density = (at: number): number => (densities[at] ?? 0) / pairs
  return {
    logs: logs.map((log, at) => log + ((CHANCES[at] ?? 0) - (means[at] ?? 0)) / density(at)),
    errors: means.map((mean, at) => Math.sqrt(Math.max(0, (squares[at] ?? 0) / pairs - mean * mean) / pairs) / density(at)),
  }
}

const cellOf = (mix: string, years: (typeof HORIZONS)[number]): DrawnCell => {
  const path = pathOf(planOf(mix, years))
  const straight = lineOf(path, directionOf(path), new Float64Array(path.steps), 1)
  let logs: readonly number[] = CHANCES.map((chance) => logAt(straight, normalQuantile(chance))[0])
  // Two rough turns first: the last then corrects by so little that its straight line is exact.
  for (let turn = 0; turn < 2; turn += 1) logs = bettered(path, logs, FIRST_PAIRS).logs
  const { logs: last, errors } = bettered(path, logs, PAIRS)
  const quantiles = last.map((log) => Math.round(100 * Math.exp(log)) / 100)
  return { mix, years, quantiles, errors: quantiles.map((amount, at) => Number((amount * (errors[at] ?? 0)).toPrecision(3))) }
}

const cells: DrawnCell[] = []
for (const [place, mix] of [...MIXES.keys()].entries()) {
  for (const years of HORIZONS) cells.push(cellOf(mix, years))
  process.stdout.write(`${place + 1} of ${MIXES.size}: ${mix}\n`)
}
const head = `{\n  "seed": ${SEED},\n  "futures": ${2 * PAIRS},\n  "chances": ${JSON.stringify(CHANCES)},\n  "cells": [\n`
writeFileSync(TABLE, `${head}${cells.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n')}\n  ]\n}\n`)
