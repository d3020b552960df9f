import { makePrinter } from '../print/printer.ts'
import { readPdf } from '../read-pdf.ts'
import { answerJobs } from './answer-jobs.ts'

let printer: ReturnType<typeof makePrinter> | undefined
const thePrinter = (): ReturnType<typeof makePrinter> => (printer ??= makePrinter())

answerJobs({
  canPrint: async () => {
    try {
      return Boolean(await thePrinter())
    } catch {
      return false
    }
  },
  print: async (tree: string) => (await thePrinter())(tree),
  read: (bytes: Uint8Array) => readPdf(bytes),
})
