import { parseArgs } from 'node:util'
import { priceShard, type ShardRequest } from './shard.ts'
import { mergeRun } from './merge.ts'
import { FORMATS } from './source.ts'
import { verifyRun } from './verify.ts'
import { NoDuckDBError } from './duckdb.ts'
import { RefusalError } from './refusal.ts'

const OPTIONS = {
  in: { type: 'string' },
  out: { type: 'string' },
  shard: { type: 'string' },
  where: { type: 'string' },
  format: { type: 'string' },
  threads: { type: 'string' },
  memory: { type: 'string' },
  sample: { type: 'string' },
  key: { type: 'string' },
} as const

type Option = keyof typeof OPTIONS
/** Values of the options, as they were typed. */
type PortfolioWords = Readonly<Partial<Record<Option, string>>>

/** Writes one line. */
type Say = (text: string) => void

const MOST_SHARDS = 100_000
const MOST_THREADS = 64
const SAMPLE = 1000

const SHARD = /^(\d{1,6})\/(\d{1,6})$/
const MEMORY = /^\d{1,5}(?:MB|GB)$/

const refuse = (reason: string): never => {
  throw new RefusalError(reason)
}

const whole = (option: Option, text: string | undefined, otherwise: number, most: number): number => {
  if (text === undefined) return otherwise
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most ? number : refuse(`--${option} takes a whole number from 1 to ${most}`)
}

const shardOf = (text: string | undefined): Pick<ShardRequest, 'shard' | 'shards'> => {
  if (text === undefined) return { shard: 0, shards: 1 }
  const [, at, of] = SHARD.exec(text) ?? []
  const [shard, shards] = [Number(at ?? -1), Number(of ?? 0)]
  return shard >= 0 && shard < shards && shards <= MOST_SHARDS
    ? { shard, shards }
    : refuse('--shard takes the number of a shard from 0 and how many there are: 0/8 to 7/8')
}

const memoryOf = (text = '400MB'): string => (MEMORY.test(text) ? text : refuse('--memory takes an amount such as 400MB or 2GB'))

const askedOf = (engine: string, words: PortfolioWords): ShardRequest => ({
  engine,
  input: words.in ?? refuse('--in is wanting: a file, or several as in "dir/*.parquet"'),
  folder: words.out ?? refuse('--out is wanting: a folder for the parts and their manifests'),
  ...shardOf(words.shard),
  where: words.where ?? '',
  format:
    words.format === undefined
      ? undefined
      : (FORMATS.find((format) => format === words.format) ?? refuse(`--format takes ${FORMATS.join(' or ')}`)),
  threads: whole('threads', words.threads, 1, MOST_THREADS),
  memory: memoryOf(words.memory),
})

const folderOf = (others: readonly string[]): string =>
  others.length === 1 && others[0] !== undefined ? others[0] : refuse('one folder of a run is asked for')

const price = async (engine: string, words: PortfolioWords, say: Say): Promise<0> => {
  const { manifest, isNew } = await priceShard(askedOf(engine, words))
  const { shard, rowsOut, keys, refused, processorSeconds, memory } = manifest
  const took = isNew ? `${processorSeconds.toFixed(1)} s of processor, ${memory}` : 'it had its manifest'
  say(`shard ${shard}: ${rowsOut} rows, ${keys} keys, ${refused} refused; ${took}`)
  return 0
}

const merge = async (others: readonly string[], { key }: PortfolioWords, say: Say): Promise<0> => {
  const { parts, rowsOut, refused, sums, sha256 } = await mergeRun(folderOf(others), key)
  say(`${parts.length} shards, ${rowsOut} rows, ${refused} refused`)
  for (const [name, sum] of Object.entries(sums)) say(`${name}: ${sum}`)
  say(`receipt.json ${sha256}`)
  return 0
}

const verify = async (others: readonly string[], { sample }: PortfolioWords, say: Say): Promise<0 | 1> => {
  const { rows, differs } = await verifyRun(folderOf(others), whole('sample', sample, SAMPLE, 1_000_000))
  say(`${rows} rows priced again, ${differs.length === 0 ? 'all equal' : 'with differences'}`)
  for (const line of differs) say(line)
  return differs.length === 0 ? 0 : 1
}

/** Which options each command has; an engine has the rest. */
const OWN: Readonly<Record<string, readonly Option[]>> = { merge: ['key'], verify: ['sample'] }

const refuseStrange = (name: string, words: PortfolioWords): void => {
  const own = OWN[name] ?? (Object.keys(OPTIONS) as Option[]).filter((option) => !Object.values(OWN).flat().includes(option))
  const strange = (Object.keys(words) as Option[]).find((option) => !own.includes(option))
  if (strange !== undefined) refuse(`${name} takes no --${strange}`)
}

const run = (name: string, others: readonly string[], words: PortfolioWords, say: Say): Promise<0 | 1> => {
  refuseStrange(name, words)
  if (name === 'merge') return merge(others, words, say)
  if (name === 'verify') return verify(others, words, say)
  return others.length === 0 ? price(name, words, say) : refuse(`unknown argument "${others.join(' ')}"`)
}

const isOfWords = (failure: Error): boolean =>
  failure instanceof RefusalError ||
  failure instanceof NoDuckDBError ||
  ('code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS'))

/**
 * Runs what the command line does with portfolios: an engine with `--in` and `--out`, `merge` and `verify`.
 *
 * @param words what stands behind the name of the command
 * @param say takes one line for who started it
 * @returns the status it ends with: 0; 1 where it did not succeed; 2 where the words were wrong, or DuckDB is not installed
 */
export const portfolioCommand = async (words: readonly string[], say: Say): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
    const [name = refuse('no engine named'), ...others] = positionals
    return await run(name, others, values, say)
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure
    say(failure.message)
    return isOfWords(failure) ? 2 : 1
  }
}
