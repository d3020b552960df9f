import { spawn, type StdioOptions } from 'node:child_process'
import { countTree, linuxProcesses } from './process-tree.ts'

/** What a command left behind; seconds of processor where this system tells them. */
export type Done = { readonly code: number; readonly output: string; readonly processor: number | undefined }

/** A shell that runs the command after it and writes on its third channel what the command and its own children took of the processor. */
const MEASURED = ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh'] as const

const SECONDS = /(\d+)m(\d+(?:[.,]\d+)?)s/g

/**
 * Reads the children's seconds, of programs and of the system for them, from what `times` writes: a line of the shell, a line of its children.
 *
 * @example processorSeconds('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n') // 65.75
 */
export const processorSeconds = (text: string): number | undefined => {
  const children = text.trim().split('\n')[1]
  if (children === undefined) return undefined
  const parts = [...children.matchAll(SECONDS)]
  const seconds = parts.map(([, minutes, rest = '']) => Number(minutes) * 60 + Number(rest.replace(',', '.')))
  return seconds.length === 2 ? seconds.reduce((sum, one) => sum + one, 0) : undefined
}

/** Windows has no such shell, and finds what stands in node_modules/.bin through its own alone: there the processor is not measured. */
const isMeasured = process.platform !== 'win32'
const PLAIN: StdioOptions = ['ignore', 'pipe', 'pipe']

/** A page of a browser lives some seconds: what it took since the last look is lost when it ends. */
const LOOK_MS = 200

/** Looks at a process and all that come of it until it is told to end; answers the seconds that it saw. */
const watch = (root: number | undefined): (() => number) => {
  const processes = linuxProcesses()
  if (root === undefined || processes === undefined) return () => 0
  const { look, seconds } = countTree(root, processes)
  const looking = setInterval(look, LOOK_MS)
  return () => {
    clearInterval(looking)
    return seconds()
  }
}

/**
 * Runs a command to its end, with what it wrote and the processor's seconds of it and of all that it started: those that were waited for, or those that
 * were seen at work where these are more.
 *
 * @param command - the program and its words
 * @param environment - settings beside those of this process
 */
export const runMeasured = (command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Done> =>
  new Promise((settle) => {
    const [program = '', ...words] = isMeasured ? [...MEASURED, ...command] : command
    const child = spawn(program, words, {
      env: { ...process.env, ...environment },
      shell: !isMeasured,
      stdio: isMeasured ? [...PLAIN, 'pipe'] : PLAIN,
    })
    const written: Buffer[] = []
    const times: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => written.push(piece))
    child.stdio[3]?.on('data', (piece: Buffer) => times.push(piece))
    const endWatch = watch(child.pid)
    child.on('error', (error) => {
      endWatch()
      settle({ code: 1, output: error.message, processor: undefined })
    })
    child.on('close', (code) => {
      const seen = endWatch()
      const waitedFor = processorSeconds(Buffer.concat(times).toString())
      settle({
        code: code ?? 1,
        output: Buffer.concat(written).toString(),
        processor: waitedFor === undefined ? undefined : Math.max(waitedFor, seen),
      })
    })
  })
