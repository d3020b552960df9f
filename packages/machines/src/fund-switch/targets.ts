import { nonNegativeEurosOnWire } from '@hautelisse/domain/money'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const LONGEST = 200
const schema = z.strictObject({
  policy_id: z.string().max(LONGEST),
  targets: z.array(z.strictObject({ fund: z.string().max(LONGEST), amount: nonNegativeEurosOnWire })),
})

/** What a contract should hold after a switch: amounts by fund; funds that are not named keep theirs. */
export type SwitchTargets = z.output<typeof schema>

/** Entry of the tab that hands targets over to the fund switch, which takes them once. A sign-out removes it. */
export const switchTargets = storedEntry({ key: 'hautelisse.switch-targets', survivesSignIn: false, version: 1, schema })
