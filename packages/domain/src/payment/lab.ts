import * as z from 'zod'

import { ifReadable } from '../contract/index.ts'
import { FILE_LIMITS, type FileLimits } from '../files/index.ts'
import { nonNegativeEurosOnWire, type Euros } from '../money/index.ts'
import { tsaAddress } from '../profile/index.ts'

/**
 * How a company's people send documents that say where money comes from (CTX-10). Sizes are bytes. `threshold` is ours: the least payment for which they
 * are asked, in euros; without it they always are.
 */
export const labContext = z.object({
  mode: z.string(),
  file_size: z.int().positive(),
  total_file_size: z.int().positive(),
  tsa_address: ifReadable(tsaAddress),
  company_id: z.string().min(1),
  threshold: ifReadable(nonNegativeEurosOnWire),
})
export type LabContext = z.output<typeof labContext>

/**
 * Says whether documents on the origin of the money are asked for a payment. docs/rules/payment.md, PAYM-15.
 *
 * @param amount euros of one payment
 * @param lab how the company asks for them
 * @example needsLabDocuments(euros(5000), { threshold: euros(5000) }) // true
 */
export const needsLabDocuments = (amount: Euros, { threshold }: Pick<LabContext, 'threshold'>): boolean =>
  threshold === undefined || amount.greaterThanOrEqualTo(threshold)

/** How documents on the origin of the money go with a payment: none do, as files that are joined to it, or by post. */
export type AskedPapers = 'none' | 'files' | 'post'

/** The mode in which a company takes files; in any other one the documents go to its address by post. */
const BY_FILE = 'UPLOAD'

/**
 * Says how documents on the origin of the money go with a payment. docs/rules/payment.md, PAYM-15, PAYM-19.
 *
 * @param amount euros of one payment; undefined while none is typed
 * @param lab how the company asks for them; undefined where it does not
 * @example papersFor(euros(5000), { mode: 'UPLOAD', threshold: euros(5000) }) // 'files'
 */
export const papersFor = (amount: Euros | undefined, lab: Pick<LabContext, 'threshold' | 'mode'> | undefined): AskedPapers => {
  if (amount === undefined || lab === undefined || !needsLabDocuments(amount, lab)) return 'none'
  return lab.mode === BY_FILE ? 'files' : 'post'
}

/**
 * Gives the limits of the documents of a payment: those of every payment, with the sizes of the company. PAY-11.
 *
 * @param lab how the company asks for them
 * @example labLimits(lab).fileBytes // 10 000 000
 */
export const labLimits = ({ file_size: fileBytes, total_file_size: totalBytes }: LabContext): FileLimits => ({
  ...FILE_LIMITS.payment,
  fileBytes: Math.min(fileBytes, FILE_LIMITS.payment.fileBytes),
  totalBytes: Math.min(totalBytes, FILE_LIMITS.payment.totalBytes),
})

/**
 * Gives the limits of one field for the documents of a payment to any of several companies: the least of each. PAY-11.
 *
 * @param labs how the companies ask for them
 * @example leastLimits([]) // those of every payment
 */
export const leastLimits = (labs: readonly LabContext[]): FileLimits => {
  const all = [FILE_LIMITS.payment, ...labs.map(labLimits)]
  return {
    ...FILE_LIMITS.payment,
    fileBytes: Math.min(...all.map(({ fileBytes }) => fileBytes)),
    totalBytes: Math.min(...all.map(({ totalBytes }) => totalBytes)),
  }
}
