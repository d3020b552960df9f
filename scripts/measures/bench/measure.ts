/** One line of the report of `npm run bench`. `ratio` is how many times faster it is than the line named by `ratioTo`. */
export type BenchRow = { suite: string; name: string; opsPerSecond: number; ratioTo?: string; ratio?: number }

/** One way of doing the work; a run does it on all items once and gives something back, so that none of it is left out. */
export type Candidate = {
  readonly name: string
  readonly run: () => unknown
  /** Pieces of work in one run, where a way too slow for all of them does a part only. */
  readonly items?: number
}

const SAMPLE_MS = 40
const ROUNDS = 9

const perSecond = (run: () => unknown): number => {
  const start = performance.now()
  let runs = 0
  let elapsed = 0
  do {
    run()
    runs += 1
    elapsed = performance.now() - start
  } while (elapsed < SAMPLE_MS)
  return (runs * 1000) / elapsed
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Measures several ways of doing the same work in one run, in turns, so that a slow moment of the machine meets all of them.
 *
 * @param items pieces of work in one run; the figures are per piece
 * @returns one row each, the median of nine turns after a first one to warm up; ratios say how the first candidate compares
 */
export const compare = (suite: string, candidates: readonly Candidate[], items: number): BenchRow[] => {
  for (const { run } of candidates) perSecond(run)
  const samples = candidates.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { run, items: part = items }] of candidates.entries()) samples[index]?.push(perSecond(run) * part)
  }
  const figures = samples.map(median)
  return candidates.map(({ name }, index) => {
    const opsPerSecond = figures[index] ?? 0
    const ours = figures[0] ?? 0
    return index === 0
      ? { suite, name, opsPerSecond }
      : { suite, name, opsPerSecond, ratioTo: candidates[0]?.name ?? '', ratio: opsPerSecond / ours }
  })
}
