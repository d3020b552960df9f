import type { DocumentTree } from '@hautelisse/domain/explain'

import { PLACE_RETRY_S, answered, refused, type Api, type Outcome, type Places } from '../server/index.ts'
import { base64Of } from './base64.ts'

const tooMuch = { ...refused('ERR_LIMIT'), retryAfterS: PLACE_RETRY_S }

/** Does what prints for somebody, unless they, or all of these places together, have the printer work for them already: ERR_LIMIT. */
export const printingFor = async <Made>(
  places: Places,
  who: string,
  print: () => Promise<Outcome<Made>>,
): Promise<Outcome<Made>> => {
  const end = places.take(who)
  if (end === undefined) return tooMuch
  try {
    return await print()
  } finally {
    end()
  }
}

/**
 * Prints a tree as a PDF in base64. A home that cannot print has no such document; one that would take too long, or comes when too many wait, is
 * refused with ERR_LIMIT.
 *
 * @param api where it is printed
 * @param who client or person for whom
 * @param tree the document
 * @param places where one is taken for it; those of members unless told
 */
export const printed = (api: Api, who: string, tree: DocumentTree, places: Places = api.printing): Promise<Outcome<string>> =>
  printingFor(places, who, async () => {
    const { loadPrinter, pause } = api.options
    const print = await loadPrinter?.()
    if (print === undefined) return refused('ERR_UNKNOWN')
    const bytes = await print(tree)
    return bytes === undefined ? tooMuch : answered(await base64Of(bytes, pause))
  })
