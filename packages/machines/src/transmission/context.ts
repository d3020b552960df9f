import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type {
  SecondForm,
  Step,
  Supposed,
  TransmissionAnswer,
  TransmissionForm,
  TransmissionRequest,
} from '@hautelisse/domain/transmission'
import type { ClockPort } from '../ports/index.ts'
import type { SimulatePort, StepperContext } from '../stepper/index.ts'
import type { TransmissionDraft } from './draft.ts'

/** What the simulator reaches the outside with. */
export type TransmissionPorts = {
  readonly simulate: SimulatePort<TransmissionRequest, TransmissionAnswer>
  /** Reads the saved simulation; undefined if nothing was saved. */
  readonly read: (userId: string, options: { readonly signal: AbortSignal }) => Promise<TransmissionAnswer | undefined>
  /** Deletes the saved simulation. */
  readonly remove: (userId: string, options: { readonly signal: AbortSignal }) => Promise<unknown>
  /** Tells the advisor that the simulator was opened, once in a session; its failure changes nothing (O-CALL-08). */
  readonly tellAdvisor: () => void
  readonly clock: Pick<ClockPort, 'today'>
}

/** Who asks. */
export type Asker = {
  readonly userId: string
  /** A simulation is read only for the customers of the transmission simulator (TRANS-48). */
  readonly readsSaved: boolean
  readonly accounts: readonly Account[]
  /** Completed years; undefined if the profile does not tell. */
  readonly age: number | undefined
  /** The 70th birthday comes next: the legal retirement age is past. */
  readonly isSeventyNext: boolean
}

export type TransmissionInput = {
  readonly asker: Asker
  /** Answers kept from before a reload. */
  readonly draft?: TransmissionDraft | undefined
  /** The address asks for the second death: it is shown where a result was saved. */
  readonly asksSecond?: boolean | undefined
  readonly ports: TransmissionPorts
}

/** What a window changed, as it was saved. */
export type Modified = { readonly form: TransmissionForm; readonly answer: TransmissionAnswer }

export type TransmissionContext = StepperContext<Step> & {
  readonly step: Step
  readonly ports: TransmissionPorts
  readonly asker: Asker
  /** Day on which the death is supposed: that on which the simulator was opened. */
  readonly today: PlainDate
  readonly form: TransmissionForm
  /** The saver has typed the part of the home: another family proposes no other. */
  readonly isShareTyped: boolean
  /** The saver has seen the contracts: another family proposes no other beneficiary. */
  readonly areContractsSeen: boolean
  readonly result: TransmissionAnswer | undefined
  /** Fields that were left with an answer in them: what is wrong with it is told at once. */
  readonly left: readonly string[]
  /** The result was read as it was saved, not asked for here: the saver's situation may have changed since. */
  readonly isFromBefore: boolean
  /** What "Et si…" moves. */
  readonly supposed: Supposed
  /** What was typed of the second death: it is sent nowhere and kept nowhere. */
  readonly second: SecondForm
  readonly asksSecond: boolean
  readonly isResumed: boolean
}
