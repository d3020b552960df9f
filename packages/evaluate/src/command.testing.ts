import { PassThrough, Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
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

/**
 * Runs the command on pieces of bytes; what it writes keeps its byte order mark, which a reader of text drops.
 *
 * @param words what stands behind its name
 * @param chunks what it reads, piece by piece
 */
export const runBytes = async (words: readonly string[], ...chunks: readonly (string | Uint8Array)[]) => {
  const output = new PassThrough()
  const bytes = buffer(output)
  const complaints: string[] = []
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
  const status = await evaluateCommand(words, { input, output, complain: (line) => complaints.push(line) })
  output.end()
  return { out: (await bytes).toString(), complaints, status }
}
