import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { FieldError } from '@hautelisse/domain/validation'
import { contractsOf, defaultDistribution, SIMULATOR } from '@hautelisse/domain/withdrawal'
import type {
  Contract,
  EditNotice,
  FormStep,
  SimulationRequest,
  SimulationResult,
  WithdrawalContext,
  WithdrawalForm,
  WithdrawCase,
} from '@hautelisse/domain/withdrawal'
import type { ClockPort, NavigationPort, TaggingPort } from '../ports/index.ts'
import type { WithdrawalDraft } from './draft.ts'
import { resumed } from './draft.ts'
import type { AmountField } from './events.ts'
import type { FigureId } from './figures.ts'
import type { StepId } from './steps.ts'

/** Asks the API for a simulation; rejects with an `ApiFailure`, and gives up when the signal says so. */
export type SimulatePort = (request: SimulationRequest, options: { readonly signal: AbortSignal }) => Promise<SimulationResult>

/** What the stepper reaches the outside with. */
export type WithdrawalPorts = {
  readonly simulate: SimulatePort
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
  /** Answers kept from before a reload (`readDraft`). */
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

/** Why the last call gave no result: the server's code or the client's own, and the fields of the form that were refused. */
export type Failure = { readonly code: string; readonly fields: readonly FieldError[] }

/** Something that changed by itself, for a polite announcement. */
export type Announcement = EditNotice | { readonly kind: 'option-cleared' }

export type WithdrawalMachineContext = {
  readonly ports: WithdrawalPorts
  readonly isCounted: boolean
  readonly birthDate: PlainDate
  /** Day on which the stepper was opened: ages and dates are judged by it. */
  readonly today: PlainDate
  readonly setting: WithdrawalContext
  /** Eligible contracts in the order of the accounts; a disabled one is shown and takes no part. */
  readonly contracts: readonly Contract[]
  /** Everything typed and chosen, as it stands. */
  readonly form: WithdrawalForm
  /** Amount field whose last paste was no amount; what it held is still there. */
  readonly refusedPaste: AmountField | undefined
  /** Step that was on the screen last; none yet without a contract. */
  readonly step: StepId | undefined
  /** The farthest step that was reached. */
  readonly furthest: StepId
  /** Step on which a kept draft goes on. */
  readonly resumedAt: StepId
  /** Steps that were asked to go on: their errors show. */
  readonly attempted: readonly FormStep[]
  readonly failure: Failure | undefined
  /** Fields that the server refused and that hold the same as then. */
  readonly refused: readonly FieldError[]
  readonly result: KeptResult | undefined
  readonly announcement: Announcement | undefined
  readonly openedFigure: FigureId | undefined
}

const emptyForm = (contracts: readonly Contract[]): WithdrawalForm => ({
  retirement_age: '',
  reversible: null,
  birth_date_spouse: '',
  reversion_percentage: null,
  distribution: defaultDistribution(contracts),
  annuity_type: null,
})

/**
 * Opens the stepper: every answer empty, every balance on the annuity's side (MRM-43), or the answers of a draft that fits.
 *
 * @param input contracts, birth date, setting and ports
 */
export const openContext = (input: WithdrawalInput): WithdrawalMachineContext => {
  const setting = { withdraw: input.withdraw ?? SIMULATOR.withdraw, withdrawCase: input.withdrawCase ?? SIMULATOR.withdrawCase }
  const today = input.ports.clock.today()
  const contracts = contractsOf(input.accounts, setting, today)
  const opened: WithdrawalMachineContext = {
    ports: input.ports,
    isCounted: input.isCounted ?? true,
    birthDate: input.birthDate,
    today,
    setting,
    contracts,
    form: emptyForm(contracts),
    refusedPaste: undefined,
    step: undefined,
    furthest: 'schemes',
    resumedAt: 'schemes',
    attempted: [],
    failure: undefined,
    refused: [],
    result: undefined,
    announcement: undefined,
    openedFigure: undefined,
  }
  return input.draft === undefined ? opened : resumed(opened, input.draft)
}
