import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runLanes, runStep, type Step } from './steps.ts'

const node = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] })

const run = async (step: Step) => {
  const lines: string[] = []
  const { passed, failed } = await runStep(step, (line) => lines.push(line))
  return { passed, failed, said: lines.join('\n') }
}

/** A report of Vitest, in a file of its own. */
const reported = (report: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hautelisse-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'unit.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const REPORT = {
  numPassedTests: 7,
  numFailedTests: 2,
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2'] }],
    },
  ],
}

it('counts a check that passes as one, and says what its summary takes of the output', async () => {
  const step = { ...node('arrows', 'console.log("3301 modules, 0 forbidden arrows\\nmore")'), summary: /\d+ modules.*/g }
  const { passed, failed, said } = await run(step)
  expect([passed, failed]).toEqual([1, 0])
  expect(said).toMatch(/^ok {5}arrows \(\d+\.\d s.*\) 3301 modules, 0 forbidden arrows$/)
})

it('counts a check that fails as one, with its output and without the lines of what passed', async () => {
  const { passed, failed, said } = await run(node('types', 'console.log("✓ fine\\nTS2322"); process.exitCode = 2'))
  expect([passed, failed]).toEqual([0, 1])
  expect(said.split('\n').slice(1)).toEqual(['TS2322'])
})

it('counts tests by their report, and names first which failed', async () => {
  const report = { tool: 'vitest', path: reported(REPORT) } as const
  const { passed, failed, said } = await run({ ...node('unit tests', 'process.exitCode = 1'), report })
  expect([passed, failed]).toEqual([7, 2])
  expect(said.split('\n')[1]).toBe('FAILED a.test.ts: adds')
})

it('counts tests that left no report as one that failed', async () => {
  const report = { tool: 'vitest', path: 'reports/not-there.json' } as const
  const { passed, failed } = await run({ ...node('unit tests', 'process.exitCode = 1'), report })
  expect([passed, failed]).toEqual([0, 1])
})

it('runs every step of every lane, though one fails, each lane in its order', async () => {
  const lanes = [[node('types', 'process.exitCode = 1'), node('lint', '')], [node('unit tests', '')]]
  const outcomes = await runLanes(lanes, () => {})
  expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['types', 0, 1],
    ['lint', 1, 0],
    ['unit tests', 1, 0],
  ])
})
