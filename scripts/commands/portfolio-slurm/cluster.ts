import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, hostname, totalmem, userInfo } from 'node:os'
import { join } from 'node:path'
import { endDaemon, programPath, run, startDaemon, until } from './processes.ts'

/** Programs of Slurm and of munge, which proves to its daemons who asks. */
const PROGRAMS = ['munged', 'munge', 'slurmctld', 'slurmd', 'sbatch', 'squeue', 'sinfo', 'sstat', 'scontrol', 'scancel'] as const

/** Programs that are not installed. */
export const missingPrograms = (): readonly string[] => PROGRAMS.filter((name) => programPath(name) === undefined)

/** A Slurm of one node that is ours alone. */
export type Cluster = {
  /** What its programs need in their environment. */
  readonly environment: NodeJS.ProcessEnv
  /** File to which it adds a line for each end of a task. */
  readonly ends: string
  /** Starts the daemons, and waits until they take jobs. */
  readonly start: () => Promise<void>
  /** Ends all tasks and every daemon that was started; there is nothing to do where none was. */
  readonly stop: () => Promise<void>
}

/** What a configuration depends on. */
export type Place = {
  readonly folder: string
  readonly node: string
  readonly user: string
  readonly ports: readonly [controller: number, node: number]
  readonly processors: number
  readonly megabytes: number
}

/** A killed task may run again after so many seconds, which is the life of a credential: two minutes where it is not said. */
const CREDENTIAL_SECONDS = 5

/**
 * Writes the configuration of one node on loopback: nobody else reaches it, its daemons run as who starts them, and munge has a key of its own.
 */
export const configuration = ({ folder, node, user, ports: [controller, worker], processors, megabytes }: Place): string =>
  [
    'ClusterName=one',
    `SlurmctldHost=${node}(127.0.0.1)`,
    `SlurmUser=${user}`,
    `SlurmdUser=${user}`,
    'AuthType=auth/munge',
    `AuthInfo=socket=${folder}/munge.sock,cred_expire=${CREDENTIAL_SECONDS}`,
    'CommunicationParameters=NoInAddrAny,NoCtldInAddrAny',
    `SlurmctldPort=${controller}`,
    `SlurmdPort=${worker}`,
    `StateSaveLocation=${folder}/state`,
    `SlurmdSpoolDir=${folder}/spool`,
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmdPidFile=${folder}/slurmd.pid`,
    'ProctrackType=proctrack/linuxproc',
    'TaskPlugin=task/none',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_Core_Memory',
    'SchedulerType=sched/builtin',
    'JobAcctGatherType=jobacct_gather/linux',
    'JobAcctGatherFrequency=task=1',
    'JobCompType=jobcomp/filetxt',
    `JobCompLoc=${folder}/ends.log`,
    'AccountingStorageType=accounting_storage/none',
    'MpiDefault=none',
    'ReturnToService=2',
    `NodeName=${node} NodeAddr=127.0.0.1 CPUs=${processors} RealMemory=${megabytes} State=UNKNOWN`,
    'PartitionName=all Nodes=ALL Default=YES MaxTime=60 State=UP',
    '',
  ].join('\n')

const freePort = async (): Promise<number> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

const MEGABYTE = 1024 * 1024
/** Share of the memory that tasks may ask for: a node that has less than it says is refused. */
const USABLE = 0.9

const placeIn = async (folder: string): Promise<Place> => ({
  folder,
  node: hostname().split('.')[0] ?? 'localhost',
  user: userInfo().username,
  ports: [await freePort(), await freePort()],
  processors: availableParallelism(),
  megabytes: Math.floor((totalmem() / MEGABYTE) * USABLE),
})

const mungeWords = (folder: string): readonly string[] => [
  programPath('munged') ?? 'munged',
  '--foreground',
  // It would refuse a folder that no other user can enter; here that is the point.
  '--force',
  `--key-file=${folder}/munge.key`,
  `--socket=${folder}/munge.sock`,
  `--pid-file=${folder}/munged.pid`,
  `--seed-file=${folder}/munge.seed`,
  `--log-file=${folder}/munged.log`,
]

const readLog = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').slice(-3000)
  } catch {
    return ''
  }
}

/**
 * Prepares a Slurm of one node on free loopback ports.
 *
 * @param folder a folder of its own, which nobody else can enter
 */
export const prepareCluster = async (folder: string): Promise<Cluster> => {
  for (const name of ['state', 'spool']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'munge.key'), randomBytes(128), { mode: 0o600 })
  writeFileSync(join(folder, 'slurm.conf'), configuration(await placeIn(folder)))
  const environment = { SLURM_CONF: join(folder, 'slurm.conf') }
  const log = (name: string) => join(folder, `${name}.log`)
  const daemons: ChildProcess[] = []
  const isSaid = async (words: readonly string[], text: string) => (await run(words, environment)).out.trim() === text
  return {
    environment,
    ends: join(folder, 'ends.log'),
    start: async () => {
      try {
        daemons.push(startDaemon(mungeWords(folder), {}, log('munged')))
        const prove = ['munge', `--socket=${folder}/munge.sock`, '--no-input']
        await until('munge', async () => (await run(prove)).status === 0, 10)
        for (const name of ['slurmctld', 'slurmd'])
          daemons.push(startDaemon([programPath(name) ?? name, '-D'], environment, log(name)))
        await until('a node that takes jobs', () => isSaid(['sinfo', '-h', '-o', '%T'], 'idle'), 30)
      } catch (failure) {
        const logs = ['slurmctld', 'slurmd', 'munged'].map((name) => readLog(log(name))).join('\n')
        throw new Error(`Slurm did not start\n${logs}`, { cause: failure })
      }
    },
    stop: async () => {
      if (daemons.length > 1 && (await run(['scancel', '--user', userInfo().username], environment)).status === 0)
        await until('the end of all tasks', () => isSaid(['squeue', '--noheader'], ''), 30)
      for (const daemon of daemons.toReversed()) await endDaemon(daemon)
    },
  }
}
