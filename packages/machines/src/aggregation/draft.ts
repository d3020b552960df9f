import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

/** What the tab keeps of a bank that is being linked, for the way to its page and back: no identifier, no number and no amount. */
const linking = z.object({
  connector: z.string(),
  name: z.string(),
  /** Whether the bank is linked already, and its consent renewed. */
  renews: z.boolean(),
  /** Text that must come back from the bank's page. */
  state: z.string().optional(),
  /** The link whose accounts are to be chosen. */
  link: z.string().optional(),
})
export type Linking = z.output<typeof linking>

/** The bank that is being linked in this tab. */
export const linkingEntry = storedEntry({ key: 'hautelisse.aggregation', version: 1, schema: linking })

/**
 * Gives the text that must come back from a bank's page, as its address carries it.
 *
 * @param address address of the page
 * @example stateOf('/stand-in/bank/elvenay?state=abc') // 'abc'
 */
export const stateOf = (address: string): string | undefined =>
  new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('state') ?? undefined
