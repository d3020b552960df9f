import type { PlainDate } from '../calendar/index.ts'
import type { Target } from '../portal/index.ts'

/** What the acts depend on beside the accounts: who the saver is, and how money can reach them. */
export type ActHolder = {
  readonly birth: PlainDate | undefined
  /** An employee looks at a customer's space: nothing is done from there. */
  readonly isMirror: boolean
  /** A bank account for transfers is known, or signed for and awaited. */
  readonly canReceive: boolean
  /** A bank account with a warrant is known, which a debit needs. */
  readonly hasMandate: boolean
  /** Companies that pay their people themselves. */
  readonly payors: readonly string[]
  /** Money out asks for a one-time code, and there is no number to send it to. */
  readonly needsMobile: boolean
  /** Whom the saver asks: the modal of their advisor, else the address of the help line. */
  readonly contact: Target
}
