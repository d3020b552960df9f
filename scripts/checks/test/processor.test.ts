import { expect, it } from 'vitest'
import { processorSeconds, runMeasured } from './processor.ts'

it('adds what programs and the system took for the children, and nothing of the shell', () => {
  expect(processorSeconds('0m7.00s 0m7.01s\n1m2.50s 0m3.25s\n')).toBe(65.75)
})

it('reads the seconds of a shell that writes a comma, and of one that writes six digits', () => {
  expect(processorSeconds('0m0,000s 0m0,000s\n0m1,500s 0m0,250s\n')).toBe(1.75)
  expect(processorSeconds('0m0.000000s 0m0.000000s\n0m0.500000s 0m0.250000s\n')).toBe(0.75)
})

it.each(['', 'times: not found', '0m1.00s 0m1.00s\n', '0m1.00s 0m1.00s\nnothing'])('is undefined if %j is no measure', (text) => {
  expect(processorSeconds(text)).toBeUndefined()
})

const node = (script: string) => runMeasured([process.execPath, '-e', script], { WORD: 'said' })

it('answers code, words of both channels and settings of a command', async () => {
  const { code, output } = await node('console.log(process.env.WORD); console.error("told"); process.exitCode = 3')
  expect([
    code,
    output
      .split('\n')
      .filter((line) => line !== '')
      .toSorted(),
  ]).toEqual([3, ['said', 'told']])
})

it('fails with the reason where a command cannot be started', async () => {
  const { code, output } = await runMeasured(['no-such-command-here'])
  expect(code).not.toBe(0)
  expect(output).toContain('no-such-command-here')
})

it('counts what a child of the child took of the processor', async () => {
  const busy =
    'let sum = 0; while (process.cpuUsage().user < 200_000) for (let turn = 0; turn < 1_000_000; turn += 1) sum += turn;'
  const { processor } = await node(
    `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(busy)}])`,
  )
  // Windows has no shell that tells.
  expect(processor ?? (process.platform === 'win32' ? Infinity : 0)).toBeGreaterThan(0.2)
})

it('counts what a process took that was left behind', async () => {
  const busy = (upTo: number) =>
    `while (process.cpuUsage().user < ${upTo}) for (let turn = 0, sum = 0; turn < 1_000_000; turn += 1) sum += turn;`
  const child = `${busy(600_000)} console.log("Leave me."); ${busy(700_000)}`
  const parent = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}])
    .stdout.on("data", () => process.exit())`
  const { processor } = await node(parent)
  // Linux alone says what became of it.
  expect(processor ?? 1).toBeGreaterThan(process.platform === 'linux' ? 0.3 : 0)
})
