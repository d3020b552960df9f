import * as z from 'zod'

import { MOST_CHARACTERS } from '../advisor/index.ts'
import { defineCall, ok } from '../contract/index.ts'
import { callFiles, FILE_LIMITS } from '../files/index.ts'
import { SUBJECTS } from './message.ts'

/** A line break may take two characters on the wire; the rule of the message counts it as one. */
const LONGEST = 2 * MOST_CHARACTERS

/** Writes to the help line from the profile, with up to five files. A call of ours; sent again under its key it is one message. */
export const contactCall = defineCall({
  name: 'contact',
  summary: 'A message of a saver to the help line',
  method: 'POST',
  version: 'v2',
  path: '/services/mail-handler/contact',
  reads: false,
  keyed: true,
  extension: 'contact',
  request: z.strictObject({ subject: z.enum(SUBJECTS), message: z.string().min(1).max(LONGEST) }),
  files: callFiles(FILE_LIMITS.company, 0),
  answer: ok,
  rows: [],
})
