import { endingOf } from './ending.ts'
import { runServer } from './run-server.ts'

const complain = (line: string): void => void process.stderr.write(`${line}\n`)
const ending = endingOf(complain, (status) => process.exit(status))
process.on('uncaughtException', ending.broken)
process.on('unhandledRejection', ending.broken)

const server = await runServer(process.env, { say: (line) => void process.stdout.write(`${line}\n`), complain })

if (server === undefined) process.exitCode = 1
else {
  ending.serves(server)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.told())
}
