import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configuration } from './cluster.ts'
import { compareRuns } from './compare.ts'
import { programPath, run } from './processes.ts'
import { readEnds } from './tasks.ts'

const docs = resolve(import.meta.dirname, '../../../docs/portfolio')
let folder = ''

/** A program that writes its words to a file of its name, one a line, and then does what it is told. */
const writeProgram = (name: string, then: string): string => {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nfor word in "$@"; do echo "$word" >> '${path}.words'; done\n${then}\n`)
  chmodSync(path, 0o755)
  return path
}

const wordsOf = (name: string): string => {
  try {
    return readFileSync(join(folder, `${name}.words`), 'utf8')
  } catch {
    return ''
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-scripts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('docs/portfolio/slurm.sh', () => {
  const task = (hautelisse: string, environment: NodeJS.ProcessEnv = {}) =>
    run([join(docs, 'slurm.sh'), 'annuity', '/data/my contracts/*.parquet', '/data/run', '--where', 'age > 60'], {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      SLURM_ARRAY_TASK_ID: '3',
      SLURM_ARRAY_TASK_COUNT: '8',
      SLURM_JOB_ID: '41',
      REQUEUE_SECONDS: '0',
      HAUTELISSE: hautelisse,
      ...environment,
    })

  it('hands the shard and every word on as it was written', async () => {
    const worker = writeProgram('worker', 'exit 0')
    expect(await task(worker)).toMatchObject({ status: 0, err: '' })
    const words = [
      'annuity',
      '--in',
      '/data/my contracts/*.parquet',
      '--out',
      '/data/run',
      '--shard',
      '3/8',
      '--where',
      'age > 60',
    ]
    expect(wordsOf('worker')).toBe(`${words.join('\n')}\n`)
  })

  it('counts the shards of the whole where a part of the array is sent again', async () => {
    const worker = writeProgram('part', 'exit 0')
    await task(worker, { SHARDS: '40', SLURM_ARRAY_TASK_COUNT: '1' })
    expect(wordsOf('part')).toContain('\n3/40\n')
  })

  it('sends a killed worker back to the queue, three times at most', async () => {
    writeProgram('scontrol', 'exit 0')
    const killed = writeProgram('killed', 'kill -9 $$')
    const { status, out } = await task(killed)
    expect([status, out]).toEqual([137, 'shard 3 was stopped by signal 9 after 0 restarts: it goes back to the queue\n'])
    expect(wordsOf('scontrol')).toBe('requeue\n41\n')
    expect(await task(killed, { SLURM_RESTART_COUNT: '2' })).toMatchObject({ status: 137 })
    expect(wordsOf('scontrol')).toBe('requeue\n41\n'.repeat(2))
    expect(await task(killed, { SLURM_RESTART_COUNT: '3' })).toMatchObject({ status: 137, out: '' })
    expect(wordsOf('scontrol')).toBe('requeue\n41\n'.repeat(2))
  })

  it('keeps the status of a worker that refuses, and does not try again', async () => {
    const before = wordsOf('scontrol')
    expect(await task(writeProgram('refusing', 'exit 2'))).toMatchObject({ status: 2, out: '' })
    expect(wordsOf('scontrol')).toBe(before)
  })

  it('says how it is used where words are wanting', async () => {
    expect(await run([join(docs, 'slurm.sh'), 'annuity', 'x.csv'])).toMatchObject({ status: 2, out: '' })
  })
})

describe('docs/portfolio/parallel.sh', () => {
  it('says how it is used where words are wanting', async () => {
    expect(await run([join(docs, 'parallel.sh'), '4', 'annuity', 'x.csv'])).toMatchObject({ status: 2, out: '' })
  })

  it('gives each shard to one job, with every word as it was written', async () => {
    // It stands in for GNU parallel, which may not be installed; `npm run portfolio:slurm` runs the real one.
    const stand = writeProgram('parallel', `cat > '${folder}/parallel.lines'`)
    expect(stand).toBe(join(folder, 'parallel'))
    const words = ['4', 'annuity', '/data/my contracts/*.csv', '/data/run', '--where', 'age > 60']
    const ended = await run([join(docs, 'parallel.sh'), ...words], {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      JOBS: '2',
      HAUTELISSE: '',
    })
    expect(ended).toEqual({ status: 0, out: '', err: '' })
    expect(readFileSync(join(folder, 'parallel.lines'), 'utf8')).toBe('0\n1\n2\n3\n')
    const asked = ['--quote', '--jobs', '2', '--retries', '3', '--joblog', '/data/run.log', 'hautelisse', 'annuity']
    const shard = ['--in', '/data/my contracts/*.csv', '--out', '/data/run', '--shard', '{}/4', '--where', 'age > 60']
    expect(wordsOf('parallel')).toBe(`${[...asked, ...shard].join('\n')}\n`)
  })
})

describe('a Slurm of one node', () => {
  it('listens on loopback only, with a munge of its own, as who starts it', () => {
    const place = { folder: '/tmp/x', node: 'here', user: 'anna', ports: [7001, 7002], processors: 2, megabytes: 8000 } as const
    const lines = configuration(place).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'SlurmctldHost=here(127.0.0.1)',
        'SlurmUser=anna',
        'SlurmdUser=anna',
        'AuthType=auth/munge',
        'AuthInfo=socket=/tmp/x/munge.sock,cred_expire=5',
        'CommunicationParameters=NoInAddrAny,NoCtldInAddrAny',
        'SlurmctldPort=7001',
        'SlurmdPort=7002',
        'NodeName=here NodeAddr=127.0.0.1 CPUs=2 RealMemory=8000 State=UNKNOWN',
      ]),
    )
  })

  it('reads how tasks ended, one line for each time', () => {
    const line = (state: string, exit: string, start: string, end: string) =>
      `JobId=3 UserId=root(0) Name=job.sh JobState=${state} StartTime=${start} EndTime=${end} ReservationName= ArrayJobId=1 ArrayTaskId=1 DerivedExitCode=0:0 ExitCode=${exit} `
    const text = [line('PENDING', '0:0', 'T1', 'T2'), line('COMPLETED', '0:0', 'T3', 'T4'), 'JobId=9 JobState=FAILED', ''].join(
      '\n',
    )
    expect(readEnds(text)).toEqual([
      { task: 1, state: 'PENDING', start: 'T1', end: 'T2', exit: '0:0' },
      { task: 1, state: 'COMPLETED', start: 'T3', end: 'T4', exit: '0:0' },
    ])
  })

  it('finds programs as a shell does', () => {
    expect(programPath('sh')).toMatch(/\/sh$/)
    expect(programPath('no-such-program')).toBeUndefined()
  })
})

describe('two runs', () => {
  const header = 'id,factor\n'
  const writeRun = (name: string, parts: readonly string[], figures: object = {}): string => {
    const path = join(folder, name)
    mkdirSync(path)
    for (const [at, rows] of parts.entries()) writeFileSync(join(path, `part-0000${at}.csv`), `${header}${rows}`)
    writeFileSync(
      join(path, 'receipt.json'),
      JSON.stringify({ rowsIn: 3, rowsOut: 3, refused: 0, sums: { factor: '6' }, ...figures }),
    )
    return path
  }

  it('are equal where their rows follow each other to the byte, however they are cut', () => {
    const whole = writeRun('whole', ['a,1\nb,2\nc,3\n'])
    expect(compareRuns(whole, writeRun('cut', ['a,1\n', '', 'b,2\nc,3\n'], { keys: 9 }))).toEqual([])
    expect(compareRuns(whole, writeRun('changed', ['a,1\n', 'b,2\nc,4\n']))).toEqual(['rows differ'])
    expect(compareRuns(whole, writeRun('order', ['b,2\nc,3\n', 'a,1\n']))).toEqual(['rows differ'])
    expect(compareRuns(whole, writeRun('less', ['a,1\nb,2\n'], { rowsOut: 2 }))).toEqual(['rowsOut differ', 'rows differ'])
    expect(compareRuns(whole, writeRun('sums', ['a,1\nb,2\nc,3\n'], { sums: { factor: '7' } }))).toEqual(['sums differ'])
  })

  it('without a row say nothing', () => {
    const [one, other] = [writeRun('none', ['']), writeRun('nothing', ['', ''])]
    expect(compareRuns(one, other)).toEqual(['there is no row'])
  })
})
