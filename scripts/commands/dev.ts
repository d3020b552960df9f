/** Development: the API on one port and Vite in front of it, both reloading from the sources. */
import { spawn, type ChildProcess } from 'node:child_process'

const port = Number(process.env['PORT'] ?? 4300)
const apiPort = port + 1

const start = (command: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess => {
  const [program = '', ...words] = command
  return spawn(program, words, { stdio: 'inherit', env: { ...process.env, ...environment }, shell: process.platform === 'win32' })
}

const children = [
  start(['node', '--conditions=source', '--watch', 'packages/api-mock/src/node/main.ts'], { PORT: String(apiPort), WEB_DIR: '' }),
  start(['vite', 'packages/web', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
