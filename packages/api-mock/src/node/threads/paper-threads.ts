import { extname } from 'node:path'

import { documentTree } from '@hautelisse/domain/explain'

import type { Print } from '../../server/index.ts'
import { makeJobThread, type JobLimits } from './job-thread.ts'

/** Documents are printed in one thread and files read in another: who sends files keeps nobody from printing. */
export type PaperThreads = {
  /**
   * Returns what prints documents as tagged PDF; undefined where its binary was not installed for this system. The binary is loaded with the first
   * document.
   */
  readonly loadPrinter: () => Promise<Print | undefined>
  /** Reads the text of a PDF; '' if it holds no text or reading it would take too much. */
  readonly readPdf: (bytes: Uint8Array) => Promise<string>
  readonly close: () => Promise<void>
}

const PRINTING: JobLimits = { mostMs: 10_000, mostMb: 256, mostWaiting: 64 }
const READING: JobLimits = { mostMs: 5_000, mostMb: 256, mostWaiting: 32 }

/** Beside this file, from source as built. */
const WORKER = new URL(`worker${extname(import.meta.url)}`, import.meta.url)

/**
 * Returns what prints and reads beside the server's own thread; no thread is started before it is needed.
 *
 * @example await makePaperThreads().readPdf(new Uint8Array()) // ''
 */
export const makePaperThreads = (): PaperThreads => {
  const printing = makeJobThread(WORKER, PRINTING)
  const reading = makeJobThread(WORKER, READING)
  const print: Print = async (tree) => {
    const outcome = await printing.run('print', JSON.stringify(documentTree.encode(tree)))
    return outcome.kind === 'done' ? (outcome.made as Uint8Array) : undefined
  }
  let canPrint: boolean | undefined
  return {
    loadPrinter: async () => {
      if (canPrint === undefined) {
        const outcome = await printing.run('canPrint')
        if (outcome.kind === 'done') canPrint = outcome.made === true
      }
      return canPrint === false ? undefined : print
    },
    readPdf: async (bytes) => {
      const outcome = await reading.run('read', bytes)
      return outcome.kind === 'done' ? (outcome.made as string) : ''
    },
    close: async () => {
      await Promise.all([printing.close(), reading.close()])
    },
  }
}
