import type { Account } from '@hautelisse/domain/accounts'
import type {
  SwitchForm,
  SwitchOffer,
  SwitchReadings,
  SwitchRequest,
  SwitchSide,
  SwitchStep,
} from '@hautelisse/domain/fund-switch'
import type { ActContext, ActPorts, KeptContext } from '../act/index.ts'
import type { AmountLeft, AmountTyped, StepperContext, StepperMove } from '../stepper/index.ts'
import type { SwitchDraft } from './draft.ts'
import type { SwitchTargets } from './targets.ts'

type Signal = { readonly signal: AbortSignal }

/** Families of savings whose funds can be switched. */
export type SwitchScope = 's2e' | 'ais'

/** What is asked for before a switch: the companies of the saver's plans, and whether they have retirement contracts. */
export type Asked = { readonly companies: readonly string[]; readonly hasRetirement: boolean }

/** What a fund switch reaches the outside with. */
export type SwitchPorts = ActPorts & {
  readonly readTerms: (asked: Asked, options: Signal) => Promise<SwitchReadings>
  readonly order: (request: SwitchRequest, scope: SwitchScope, key: string, options: Signal) => Promise<void>
}

/** Who switches. */
export type Holder = { readonly userId: string; readonly accounts: readonly Account[] }

export type SwitchInput = {
  readonly holder: Holder
  readonly draft?: SwitchDraft | undefined
  /** What another page wants a contract to hold: the answers begin with it, in place of a draft. */
  readonly targets?: SwitchTargets | undefined
  readonly ports: SwitchPorts
}

/** What a switch was recorded as; its number is that of the operation that bears the key, unless that could not be read. */
export type Recorded = { readonly id: string | undefined }

export type SwitchContextOf = StepperContext<SwitchStep> &
  ActContext &
  KeptContext<SwitchDraft> & {
    readonly step: SwitchStep
    readonly ports: SwitchPorts
    readonly holder: Holder
    readonly offers: readonly SwitchOffer[]
    readonly form: SwitchForm
    /** Key under which the switch is made once: another one after any change of the answers. */
    readonly requestKey: string
    readonly result: Recorded | undefined
    /** Targets that are not answers yet. */
    readonly targets: SwitchTargets | undefined
  }

/** An amount of a fund, on one of the two sides. */
export type SwitchField = `${SwitchSide}.${string}`

/** What the saver answers. */
export type Answer =
  | { readonly type: 'accountChosen'; readonly policyId: string }
  | { readonly type: 'destinationChosen'; readonly policyId: string }
  /** The box that the money is blocked until retirement is ticked, or not any more. */
  | { readonly type: 'awarenessGiven'; readonly isAware: boolean }
  /** All of a fund is taken out. */
  | { readonly type: 'allTaken'; readonly fund: string }
  /** All that is left goes to a fund. */
  | { readonly type: 'restPut'; readonly fund: string }
  | AmountTyped<SwitchField>
  | AmountLeft<SwitchField>

export type SwitchEvent = Answer | StepperMove<SwitchStep>
