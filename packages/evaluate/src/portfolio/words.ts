/** Words of the command that are no engines: they act on the folder of a run. */
const ON_RUNS = new Set(['merge', 'verify'])

/** Says whether a portfolio is meant: rows of files that are named, instead of those of standard input. */
export const isPortfolio = ([name = '', ...words]: readonly string[]): boolean =>
  ON_RUNS.has(name) || words.some((word) => /^--(?:in|out|shard)(?:=|$)/.test(word))
