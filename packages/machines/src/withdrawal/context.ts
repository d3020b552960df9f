import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type {
  Contract,
  DistributionForm,
  EditNotice,
  LeftOut,
  SimulationRequest,
  SimulationResult,
  WithdrawalContext,
  WithdrawalForm,
  WithdrawCase,
} from '@hautelisse/domain/withdrawal'
import type { ClockPort, NavigationPort, TaggingPort } from '../ports/index.ts'
import type { Edit, SimulatePort, StepperContext } from '../stepper/index.ts'
import type { WithdrawalDraft } from './draft.ts'
import type { AmountField, ExpectedRates, Wish } from './events.ts'
import type { FigureId } from './figures.ts'
import type { StepId } from './steps.ts'

/** What the stepper reaches the outside with. */
export type WithdrawalPorts = {
  readonly simulate: SimulatePort<SimulationRequest, SimulationResult>
  readonly clock: Pick<ClockPort, 'today'>
  readonly tag: TaggingPort
  readonly navigation: Pick<NavigationPort, 'go'>
  /** Opens the print dialogue. */
  readonly print: () => void
}

export type WithdrawalInput = {
  /** Contracts of the saver, of every scope: the eligible ones are chosen here. */
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  /** Reason to withdraw; `retirement` on the simulator's own page (MRM-09). */
  readonly withdrawCase?: WithdrawCase
  /** True inside the withdrawal of funds, false on the simulator's own page (MRM-09). */
  readonly withdraw?: boolean
  /** Whether a finished simulation is counted: for savers with the ais, s2e or provider scope only (MRM-58). */
  readonly isCounted?: boolean
  /** Whether projected amounts are shown in the euros of today; in those of the start unless said. */
  readonly isInTodaysEuros?: boolean
  /** Answers kept from before a reload (`draft`). */
  readonly draft?: WithdrawalDraft | undefined
  readonly ports: WithdrawalPorts
}

/** A result together with the question it answers. */
export type KeptResult = {
  readonly contracts: SimulationResult
  readonly request: SimulationRequest
  /** Day of the answer. */
  readonly on: PlainDate
}

/** Something that changed by itself, for a polite announcement. */
export type Announcement = EditNotice | { readonly kind: 'option-cleared' }

/** The amount field that was typed in last. */
export type Typing = {
  readonly field: AmountField
  /** The distribution before the field was entered. */
  readonly before: DistributionForm
  /** The caret is still in it. */
  readonly isOpen: boolean
}

/** An amount that was filled in by itself, or a whole split that was taken: "Annuler" puts back what stood before. */
export type Fill = { readonly field: AmountField | 'all'; readonly before: DistributionForm }

export type WithdrawalMachineContext = StepperContext<StepId> & {
  readonly ports: WithdrawalPorts
  readonly isCounted: boolean
  readonly birthDate: PlainDate
  /** Day on which the stepper was opened: ages and dates are judged by it. */
  readonly today: PlainDate
  readonly setting: WithdrawalContext
  /** Eligible contracts in the order of the accounts; a disabled one is shown and takes no part. */
  readonly contracts: readonly Contract[]
  /** Retirement contracts of the saver that take no part (WITH-02). */
  readonly leftOut: readonly LeftOut[]
  /** Everything typed and chosen, as it stands. */
  readonly form: WithdrawalForm
  readonly typing: Typing | undefined
  readonly fill: Fill | undefined
  /** The farthest step that was reached. */
  readonly furthest: StepId
  readonly result: KeptResult | undefined
  /** The answer that is open on the results. */
  readonly edit: Edit<WithdrawalMachineContext, StepId> | undefined
  readonly announcement: Announcement | undefined
  readonly openedFigure: FigureId | undefined
  /** Rates that the saver picked by hand, in percent; `null` until picked. They go before those of the household. */
  readonly rates: ExpectedRates
  /** Rates that follow from the household, in percent; `null` as far as it is not known. */
  readonly householdRates: ExpectedRates
  /** What the saver says was paid in of the savings that come as capital, as it is typed. */
  readonly paidIn: string
  /** The annuity that is wanted each month; a split is asked for it. */
  readonly wish: Wish
  /** Whether projected amounts are shown in the euros of today. */
  readonly isInTodaysEuros: boolean
}
