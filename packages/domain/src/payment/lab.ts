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
