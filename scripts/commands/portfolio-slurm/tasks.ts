import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { run } from './processes.ts'
import type { Cluster } from './cluster.ts'

/** One time that a task ended, as Slurm wrote it down. */
export type End = {
  readonly task: number
  readonly state: string
  readonly start: string
  readonly end: string
  readonly exit: string
}

/** Reads Slurm's file of ends: a line of `Name=value` for each. A task that went back to the queue has one with the state PENDING. */
export const readEnds = (text: string): readonly End[] =>
  text
    .split('\n')
    .map((line) => new Map([...line.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value])))
    .filter((fields) => fields.has('ArrayTaskId'))
    .map((fields) => {
      const of = (name: string) => fields.get(name) ?? ''
      return {
        task: Number(of('ArrayTaskId')),
        state: of('JobState'),
        start: of('StartTime'),
        end: of('EndTime'),
        exit: of('ExitCode'),
      }
    })

/** What Slurm measured of a task that runs: memory, and time of processor. */
export type Measure = { readonly memory: string; readonly processor: string }

/** Memory in kilobytes, as Slurm writes it: `202112K`. */
const kilobytes = (text: string): number => Number(/^(\d+)K$/.exec(text)?.[1] ?? 0)

/**
 * Asks Slurm what the tasks that run use, and keeps the highest memory and the latest time of each.
 *
 * @param cluster where they run
 * @param known what was measured before, which is added to
 */
export const measureTasks = async ({ environment }: Cluster, known: Map<number, Measure>): Promise<void> => {
  const { out } = await run(['squeue', '--noheader', '--array', '--states=RUNNING', '--format=%A %K'], environment)
  const tasks = new Map(out.split('\n').flatMap((line) => (/^\d+ \d+$/.test(line) ? [line.split(' ') as [string, string]] : [])))
  if (tasks.size === 0) return
  const steps = [...tasks.keys()].map((job) => `${job}.batch`).join(',')
  const { out: measured } = await run(['sstat', '-a', '-P', '-n', '-j', steps, '--format=JobID,MaxRSS,AveCPU'], environment)
  for (const line of measured.split('\n')) {
    const [step = '', memory = '', processor = ''] = line.split('|')
    const task = Number(tasks.get(step.split('.')[0] ?? '') ?? -1)
    const before = known.get(task)
    if (task >= 0 && memory !== '')
      known.set(task, {
        memory: before !== undefined && kilobytes(before.memory) > kilobytes(memory) ? before.memory : memory,
        processor,
      })
  }
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended, or is another user's.
    return ''
  }
}

/**
 * Finds the process that prices a shard: of our cluster, of this task, and not the script around it.
 *
 * @param cluster where it runs
 * @param task number of the task
 */
export const workerOf = ({ environment }: Cluster, task: number): number | undefined => {
  const wanted = [`SLURM_CONF=${environment['SLURM_CONF'] ?? ''}`, `SLURM_ARRAY_TASK_ID=${task}`]
  if (!existsSync('/proc')) return undefined
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => read(`/proc/${name}/cmdline`).split('\0').includes('--shard'))
    .filter((name) => {
      const held = read(`/proc/${name}/environ`).split('\0')
      return wanted.every((one) => held.includes(one))
    })
    .map(Number)[0]
}
