import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const LONGEST = 200

/** State that the administrators' door has to give back to the tab that asked for it; of a session nothing is kept in the tab. */
export const doorState = storedEntry({
  key: 'hautelisse.robo-admin-state',
  survivesSignIn: true,
  version: 1,
  schema: z.strictObject({ state: z.string().max(LONGEST) }),
})
