import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

/** That a saver sent the survey in this session (OPIN-17). */
export const givenOpinion = storedEntry({
  key: 'hautelisse.opinion',
  version: 1,
  schema: z.strictObject({ userId: z.string() }),
})
