import { readFileSync, readdirSync } from 'node:fs'

/** A process as Linux tells of it: who started it, and hundredths of a second that it took of the processor, in programs and in the system. */
export type Process = { readonly parent: number; readonly started: string; readonly hundredths: number }

/** What there is to look at: numbers of all processes, and each of them, unless it has ended meanwhile. */
export type ProcessTable = { readonly numbers: () => readonly number[]; readonly read: (number: number) => Process | undefined }

/**
 * Reads a line of `/proc/N/stat`; the name in brackets may hold anything, brackets and spaces too.
 *
 * @example readStat('7 (a) b) S 3 7 7 0 -1 0 0 0 0 0 120 30 0 0 20 0 1 0 9001') // { parent: 3, started: '9001', hundredths: 150 }
 */
export const readStat = (line: string): Process => {
  const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [parent, programs, system] = [words[1], words[11], words[12]].map(Number)
  return { parent: parent ?? 0, started: words[19] ?? '', hundredths: (programs ?? 0) + (system ?? 0) }
}

const attempt = <Answer>(ask: () => Answer): Answer | undefined => {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** The processes of this machine; undefined on systems without /proc. */
export const linuxProcesses = (): ProcessTable | undefined =>
  attempt(() => readFileSync('/proc/self/stat')) === undefined
    ? undefined
    : {
        numbers: () => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : [])),
        read: (number) => attempt(() => readStat(readFileSync(`/proc/${number}/stat`, 'utf8'))),
      }

/**
 * Counts what a process and all that come of it take of the processor, as often as it is looked at. A browser leaves its pages' processes behind
 * when it ends: nobody waits for them, and no system says afterwards what they took.
 *
 * @param root - number of the process
 * @param table - the processes of the machine
 */
export const countTree = (root: number, { numbers, read }: ProcessTable) => {
  /** Hundredths of each process that belongs to the tree; a number that is given again is another process. */
  const hundredths = new Map<string, number>()
  const ours = new Set([root])
  let foreign: ReadonlySet<number> = new Set()
  return {
    look: (): void => {
      const there = numbers()
      const seen = new Map(there.flatMap((number) => (foreign.has(number) ? [] : ([[number, read(number)]] as const))))
      // A child has mostly a higher number than its parent: one or two rounds find all of them.
      let before = -1
      while (before < ours.size) {
        before = ours.size
        for (const [number, one] of seen) if (one !== undefined && ours.has(one.parent)) ours.add(number)
      }
      for (const [number, one] of seen)
        if (one !== undefined && ours.has(number)) hundredths.set(`${number} ${one.started}`, one.hundredths)
      for (const number of ours) if (!there.includes(number)) ours.delete(number)
      foreign = new Set(there.filter((number) => !ours.has(number)))
    },
    seconds: (): number => [...hundredths.values()].reduce((sum, one) => sum + one, 0) / 100,
  }
}
