import type { DocumentTree } from '@hautelisse/domain/explain'

import { answered, refused, type Api, type Outcome } from '../server/index.ts'
import { base64Of } from './base64.ts'

const RETRY_S = 5

/**
 * Prints a tree as a PDF in base64. A home that cannot print has no such document; one that would take too long, or comes when too many wait, is
 * refused with ERR_LIMIT.
 */
export const printed = async ({ options }: Api, tree: DocumentTree): Promise<Outcome<string>> => {
  const print = await options.loadPrinter?.()
  if (print === undefined) return refused('ERR_UNKNOWN')
  const bytes = await print(tree)
  return bytes === undefined ? { ...refused('ERR_LIMIT'), retryAfterS: RETRY_S } : answered(await base64Of(bytes, options.pause))
}
