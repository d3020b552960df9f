import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { declaration } from './model.ts'

/** A year of this or the last century, in four digits. */
const YEAR = /^(?:19|20)\d{2}$/

/** Tells what the operations of a year come to for the tax return. A call of ours. */
export const declarationCall = defineCall({
  name: 'declaration',
  summary: 'What the operations of a year come to for the tax return',
  method: 'GET',
  version: 'v2',
  path: '/services/operations/declaration',
  reads: true,
  extension: 'declaration',
  query: z.strictObject({ year: z.string().regex(YEAR) }),
  answer: z.object({ declaration }),
  rows: [],
})
