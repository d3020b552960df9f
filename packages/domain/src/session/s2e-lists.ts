import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { eurosOnWire } from '../money/index.ts'

/** Pending payment that the saver is reminded of; answered by a call of its own (P-USER-42). */
export const s2eAlert = z.object({ id_transaction: z.string(), amount: eurosOnWire, date: frenchDateOnWire })
export type S2eAlert = z.output<typeof s2eAlert>

/** Pending choice form: PARTICIPATION, INTERESSEMENT or a type yet unknown; answered by a call of its own (P-USER-43). */
export const s2eOptionBulletin = z.object({ id: z.string(), type: z.string() })
