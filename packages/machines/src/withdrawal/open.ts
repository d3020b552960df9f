import { contractsOf, defaultDistribution, leftOutOf, SIMULATOR } from '@hautelisse/domain/withdrawal'
import type { Contract, WithdrawalForm } from '@hautelisse/domain/withdrawal'
import type { WithdrawalInput, WithdrawalMachineContext } from './context.ts'
import { NO_RATES } from './rates.ts'
import { hasContracts, submittingStep } from './progress.ts'
import { resumeDraft } from './resume-draft.ts'

const emptyForm = (contracts: readonly Contract[]): WithdrawalForm => ({
  retirement_age: '',
  reversible: null,
  birth_date_spouse: '',
  reversion_percentage: null,
  distribution: defaultDistribution(contracts),
  annuity_type: null,
})

/** The step that a stepper shows first: kept results are asked for again from the step before them. */
const showStep = (opened: WithdrawalMachineContext): WithdrawalMachineContext => {
  const step = opened.resumedAt === 'results' ? submittingStep(opened) : opened.resumedAt
  return hasContracts(opened) ? { ...opened, step } : opened
}

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
    leftOut: leftOutOf(input.accounts, contracts, setting),
    form: emptyForm(contracts),
    refusedPaste: undefined,
    typing: undefined,
    fill: undefined,
    run: 1,
    step: undefined,
    furthest: 'schemes',
    resumedAt: 'schemes',
    attempted: [],
    failure: undefined,
    refused: [],
    result: undefined,
    edit: undefined,
    announcement: undefined,
    openedFigure: undefined,
    rates: NO_RATES,
    householdRates: NO_RATES,
    paidIn: '',
    wish: { text: '', option: 'single' },
    isInTodaysEuros: input.isInTodaysEuros ?? false,
  }
  return showStep(input.draft === undefined ? opened : resumeDraft(opened, input.draft))
}
