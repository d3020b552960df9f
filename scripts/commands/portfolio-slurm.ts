/**
 * Prices a portfolio as a job array of Slurm on this machine, kills one of its workers, and compares what is merged with an unsharded run: `npm run portfolio:slurm`.
 *
 * Slurm is one node of its own on loopback ports, in a folder of its own, and ends with this command. It needs Debian's package `slurm-wlm`; where that is not installed
 * the command says so and ends with status 77, which test tools read as "not run". Status 0 says that all was equal, 1 that something was not.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { missingPrograms, prepareCluster, type Cluster } from './portfolio-slurm/cluster.ts'
import { compareRuns } from './portfolio-slurm/compare.ts'
import { programPath, run, succeed } from './portfolio-slurm/processes.ts'
import { measureTasks, readEnds, workerOf, type Measure } from './portfolio-slurm/tasks.ts'

const NOT_RUN = 77
const ROWS = 400_000
const SHARDS = 8
const LONGEST = 300_000

const NODE = [process.execPath, '--conditions=source']
const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

/** The command line under its own name, for the scripts that ask for it. */
const writeCommand = (folder: string): string => {
  const path = join(folder, 'hautelisse')
  const words = [...NODE, join(root, 'packages/evaluate/src/main.ts')]
  writeFileSync(path, `#!/bin/sh\nexec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`)
  chmodSync(path, 0o755)
  return path
}

type Work = { readonly folder: string; readonly hautelisse: string; readonly input: string; readonly cluster: Cluster }

/** Name of a part that a worker is writing: `part-00003.csv.4711.tmp`. */
const PART_UNDER_WAY = /^part-(\d+)\.\w+\.(\d+)\.tmp$/

/** Kills the first worker that begins to write its part, by its own process id; the answer is its task, and undefined until then. */
const killOne = (cluster: Cluster, out: string) => {
  let victim: number | undefined
  const watcher = watch(out, (_, name) => {
    const [, task, pid] = (PART_UNDER_WAY.exec(name ?? '') ?? []).map(Number)
    if (victim !== undefined || task === undefined || pid === undefined || pid !== workerOf(cluster, task)) return
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended meanwhile; the next one is killed.
      return
    }
    victim = task
    say(`killed the worker of task ${task}, process ${pid}, while it wrote ${name}`)
  })
  return { victim: () => victim, close: () => watcher.close() }
}

/** Waits until all tasks have ended, and measures those that run. */
const attend = async ({ cluster }: Work, measures: Map<number, Measure>): Promise<void> => {
  for (const end = performance.now() + LONGEST; performance.now() < end; await wait(200)) {
    await measureTasks(cluster, measures)
    if ((await run(['squeue', '--noheader'], cluster.environment)).out === '') return
  }
  throw new Error(`the tasks have not ended within ${LONGEST / 1000} s`)
}

const log = (folder: string, task: number): string => join(folder, `task-${task}.log`)

/** The words of a manifest on what a shard took. */
const took = (folder: string, task: number): string => {
  const path = join(folder, `part-${String(task).padStart(5, '0')}.json`)
  if (!existsSync(path)) return 'no manifest'
  const { rowsOut, processorSeconds, memory } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly rowsOut: number
    readonly processorSeconds: number
    readonly memory: string
  }
  return `${rowsOut} rows, ${processorSeconds.toFixed(1)} s of processor, ${memory}`
}

/** Prices the portfolio as a job array, and says whether a killed task came back. */
const priceOnSlurm = async (work: Work, out: string): Promise<boolean> => {
  const { folder, hautelisse, input, cluster } = work
  const script = join(root, 'docs/portfolio/slurm.sh')
  const array = [`--array=0-${SHARDS - 1}`, `--output=${folder}/task-%a.log`, '--parsable', script]
  const environment = { ...cluster.environment, HAUTELISSE: hautelisse }
  mkdirSync(out)
  const killer = killOne(cluster, out)
  const job = await succeed(['sbatch', ...array, 'annuity', input, out, '--format', 'csv'], environment)
  say(`job array ${job}: ${SHARDS} tasks`)
  const measures = new Map<number, Measure>()
  try {
    await attend(work, measures)
  } finally {
    killer.close()
  }
  const victim = killer.victim()
  const ends = readEnds(readFileSync(cluster.ends, 'utf8'))
  say('\nends of tasks, as Slurm wrote them (PENDING: back in the queue)')
  for (const { task, state, start, end, exit } of ends) say(`  task ${task} ${state} ${start} to ${end}, exit ${exit}`)
  say('\nwhat each task took: by its manifest; by Slurm, once a second while it ran')
  for (let task = 0; task < SHARDS; task++) {
    const measured = measures.get(task)
    say(
      `  task ${task}: ${took(out, task)}; ${measured === undefined ? 'not measured' : `${measured.memory}, ${measured.processor}`}`,
    )
  }
  if (victim === undefined) {
    say('\nno worker was killed: none was seen writing')
    return false
  }
  say(`\nlog of task ${victim}`)
  say(readFileSync(log(folder, victim), 'utf8').replace(/^/gm, '  '))
  const states = ends.filter(({ task }) => task === victim).map(({ state }) => state)
  const isBack = states.join(' ') === 'PENDING COMPLETED'
  const others = ends.filter(({ task, state }) => task !== victim && state === 'COMPLETED').length
  if (!isBack) say(`task ${victim} was killed and ended as ${states.join(', ')}`)
  return isBack && others === SHARDS - 1
}

/** Prices the portfolio with GNU parallel, where it is installed. */
const priceInParallel = async ({ folder, hautelisse, input }: Work): Promise<string | undefined> => {
  if (programPath('parallel') === undefined) return undefined
  const out = join(folder, 'parallel')
  const script = join(root, 'docs/portfolio/parallel.sh')
  await succeed([script, String(SHARDS), 'annuity', input, out, '--format', 'csv'], { HAUTELISSE: hautelisse })
  return out
}

const comparison = async (name: string, { hautelisse }: Work, whole: string, out: string): Promise<boolean> => {
  say(await succeed([hautelisse, 'merge', out]))
  const differs = compareRuns(whole, out)
  say(differs.length === 0 ? `${name}: equal to the unsharded run, byte for byte` : `${name}: ${differs.join('; ')}`)
  return differs.length === 0
}

const runAll = async (folder: string, cluster: Cluster): Promise<boolean> => {
  const input = join(folder, 'portfolio.parquet')
  const work = { folder, hautelisse: writeCommand(folder), input, cluster }
  // It also fetches DuckDB, before eight workers ask for it at once.
  await succeed([...NODE, join(root, 'scripts/commands/portfolio.ts'), 'make', String(ROWS), input])
  const [whole, out] = [join(folder, 'whole'), join(folder, 'run')]
  say(await succeed([work.hautelisse, 'annuity', '--in', input, '--out', whole, '--format', 'csv']))
  await succeed([work.hautelisse, 'merge', whole])
  const isBack = await priceOnSlurm(work, out)
  const isEqual = await comparison('Slurm', work, whole, out)
  const parallel = await priceInParallel(work)
  if (parallel === undefined) say('GNU parallel: not run, it is not installed')
  return isBack && isEqual && (parallel === undefined || (await comparison('GNU parallel', work, whole, parallel)))
}

const missing = missingPrograms()
if (missing.length > 0) {
  say(`Not run: ${missing.join(', ')} not found. Debian has them in the package slurm-wlm: apt-get install slurm-wlm`)
  process.exit(NOT_RUN)
}
const folder = mkdtempSync(join(tmpdir(), 'portfolio-slurm-'))
const cluster = await prepareCluster(folder)
const onInterrupt = async () => {
  await cluster.stop()
  process.exit(1)
}
process.once('SIGINT', onInterrupt)
process.once('SIGTERM', onInterrupt)
let isGood = false
try {
  await cluster.start()
  isGood = await runAll(folder, cluster)
} catch (failure) {
  say(failure instanceof Error ? failure.message : String(failure))
} finally {
  await cluster.stop()
}
if (isGood) rmSync(folder, { recursive: true })
say(isGood ? 'All equal.' : `Not equal, or not run to its end; see ${folder}`)
process.exitCode = isGood ? 0 : 1
