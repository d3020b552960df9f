import type { Outcome } from './steps.ts'

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const cells = (seconds: number, processor: number | undefined, name: string): string =>
  `${seconds.toFixed(1).padStart(8)}  ${(processor?.toFixed(1) ?? '–').padStart(9)}  ${name}`

/**
 * Writes a table of what each part took, and the whole command: its processor is what its parts took, where any of them knows.
 *
 * @param outcomes - the parts
 * @param seconds - the whole command, by the clock
 */
export const writeParts = (outcomes: readonly Outcome[], seconds: number): string => {
  const known = outcomes.flatMap(({ processor }) => processor ?? [])
  return [
    'Seconds by part:',
    '    wall  processor',
    ...outcomes.map((part) => cells(part.seconds, part.processor, part.name)),
    cells(seconds, known.length === 0 ? undefined : sumOf(known), 'the whole command'),
  ].join('\n')
}

/** Writes which parts failed, if any did, and counts all checks and tests: that line is the last of the command. */
export const writeCounts = (outcomes: readonly Outcome[]): string => {
  const failed = outcomes.filter((outcome) => outcome.failed > 0)
  const line = `${sumOf(outcomes.map(({ passed }) => passed))} passed, ${sumOf(failed.map((outcome) => outcome.failed))} failed`
  return failed.length === 0 ? line : `Failed: ${failed.map(({ name }) => name).join('; ')}\n${line}`
}
