import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { evaluateCommand } from './command.ts'

/** What a run of the command leaves. */
export type Ran = { readonly out: string; readonly err: string; readonly status: number | null }

/**
 * Runs the command without a process of its own, which takes as long as thousands of rows.
 *
 * @param words what stands behind its name
 * @param input what it reads
 */
export const runHere = async (words: readonly string[], input: string): Promise<Ran> => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const complain = (line: string) => complaints.push(`${line}\n`)
  const status = await evaluateCommand(words, { input: Readable.from([Buffer.from(input)]), output, complain })
  output.end()
  return { out: await written, err: complaints.join(''), status }
}
