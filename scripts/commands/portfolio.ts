/**
 * Portfolios, with the reader and writer that they need: fetches DuckDB at the first use, and then is the command line, as `npm run portfolio -- annuity --in x.parquet --out dir`.
 * `-- make ROWS FILE` writes an invented portfolio of annuities; `-- check` runs the tests that need DuckDB.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { evaluateCommand } from '@hautelisse/evaluate'
import { makePortfolio } from './portfolio/make.ts'

const FOLDER = 'packages/evaluate/duckdb'

/** What the lock file of the folder names is installed, to the digest; nothing of it runs while it is. */
const fetchDuckDB = (): void => {
  if (existsSync(`${FOLDER}/node_modules/@duckdb/node-api/package.json`)) return
  process.stderr.write('DuckDB is fetched once, about 70 MB.\n')
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', words, { cwd: FOLDER, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('DuckDB was not installed: see the lines above')
}

const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** The tests that need DuckDB, which the test command does without. */
const checkShards = (words: readonly string[]): number => {
  const config = 'vitest.portfolio.config.ts'
  const { status } = spawnSync('vitest', ['run', '--config', config, ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

const run = async (words: readonly string[]): Promise<number> => {
  fetchDuckDB()
  const [name, ...others] = words
  if (name === 'make') return makePortfolio(others, say)
  if (name === 'check') return checkShards(others)
  return evaluateCommand(words, { input: process.stdin, output: process.stdout, complain: say })
}

process.exitCode = await run(process.argv.slice(2))
