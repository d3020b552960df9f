// One entry for every command of the README. Plain JavaScript for any Node from 20.19 on: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
process.chdir(root)

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Installs when the lock file is not what was last installed; its messages go to standard error, which `evaluate` keeps free of rows. */
const install = () => {
  if (read('node_modules/.pnpm/lock.yaml') === read('pnpm-lock.yaml')) return
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
  const done = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    process.stderr.write('The installation of the dependencies failed: see the lines above.\n')
    process.exit(done.status ?? 1)
  }
}

const node = ['node', '--conditions=source']

/** What each command runs, one after the other; what follows `--` is handed to the last. */
const tasks = {
  start: [
    ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
    [...node, 'packages/api-mock/src/node/main.ts'],
  ],
  dev: [[...node, 'scripts/commands/dev.ts']],
  build: [
    ['tsc', '-b'],
    ['vite', 'build', 'packages/web'],
  ],
  test: [[...node, 'scripts/checks/test.ts']],
  'test:all': [[...node, 'scripts/checks/test.ts', '--all']],
  packages: [[...node, 'scripts/commands/packages.ts']],
  bench: [[...node, '--expose-gc', 'scripts/measures/bench.ts']],
  rules: [[...node, 'scripts/commands/rules.ts', '--run']],
  // A small young generation: a file of any length runs in little memory.
  evaluate: [[...node, '--max-semi-space-size=2', 'packages/evaluate/src/main.ts']],
  portfolio: [[...node, 'scripts/commands/portfolio.ts']],
  'portfolio:slurm': [[...node, 'scripts/commands/portfolio-slurm.ts']],
  shots: [[...node, 'scripts/commands/shots.ts']],
  lighthouse: [
    ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
    [...node, 'scripts/measures/lighthouse.ts'],
  ],
  paint: [
    ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
    [...node, 'scripts/measures/paint.ts'],
  ],
  load: [
    ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
    [...node, 'scripts/measures/load.ts'],
  ],
  backup: [[...node, 'packages/api-mock/src/node/backup.ts']],
  mutation: [['stryker', 'run', 'stryker.config.mjs']],
  fuzz: [[...node, 'scripts/commands/fuzz.ts']],
  attack: [[...node, 'scripts/commands/attack.ts']],
  fans: [[...node, 'scripts/measures/fans.ts']],
  paper: [[...node, 'scripts/commands/paper.ts']],
  diagrams: [[...node, 'scripts/commands/diagrams.ts']],
  format: [['oxfmt', '.']],
}

const [name = '', ...rest] = process.argv.slice(2)
const steps = tasks[name]
if (!steps) {
  process.stderr.write(`Unknown command "${name}". Known: ${Object.keys(tasks).join(', ')}.\n`)
  process.exit(2)
}

install()

/** The commit that the server names; '' outside a Git checkout. */
const commit = () => {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

const environment = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH }
// The packages are also tried in the Node that started this command.
environment.CALLER_NODE ||= process.env.npm_node_execpath ?? process.execPath
if (name === 'start' || name === 'dev') environment.COMMIT ||= commit()
// Under this process the tools find the packages' own Node first, whatever Node started us.
const run = ([command, ...words]) =>
  new Promise((resolve) => {
    const child = spawn(command, words, { stdio: 'inherit', env: environment, shell: process.platform === 'win32' })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
    })
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(1)
    })
  })

for (const [index, step] of steps.entries()) {
  const code = await run(index === steps.length - 1 ? [...step, ...rest] : step)
  if (code !== 0) process.exit(code)
}
