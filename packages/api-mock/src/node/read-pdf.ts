/** Pages of a file that are read: a RIB has one. */
const MOST_PAGES = 3

/**
 * Reads the text of a PDF; nothing of one that cannot be read. Nothing in it is run.
 *
 * @param bytes content of the file
 * @example await readPdf(new Uint8Array()) // ''
 */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  try {
    const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, stopAtErrors: true })
    const document = await task.promise
    const texts: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    await task.destroy()
    return texts.join('\n')
  } catch {
    return ''
  }
}
