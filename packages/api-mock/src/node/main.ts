import { runServer } from './run-server.ts'

const server = await runServer(process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
})

if (server === undefined) process.exitCode = 1
else
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
  }
