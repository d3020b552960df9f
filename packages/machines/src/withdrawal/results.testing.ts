import type { Account } from '@hautelisse/domain/accounts'
import { formatEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import type { SimulationResult } from '@hautelisse/domain/withdrawal'
import type { WithdrawalEvent } from './events.ts'
import { answerTo, finish, startStepper, TO_DISTRIBUTION } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import { selectResults } from './index.ts'
import type { ResultsView } from './index.ts'

export const tables = await loadMortalityTables()

/** Amounts as a reader types them, with ordinary spaces. */
export const written = (amount: Euros | undefined): string =>
  amount === undefined ? 'none' : formatEuros(amount).replaceAll('\u00A0', ' ')

/** What becomes of the server's answer on its way. */
export type Answering = (answer: SimulationResult) => SimulationResult

/** A stepper with its result; several contracts choose an option first. */
export const resultOf = async (
  accounts: readonly Account[],
  split: readonly WithdrawalEvent[],
  answering: Answering = (answer) => answer,
): Promise<Stepper> => {
  const stepper = startStepper(accounts)
  stepper.send(...TO_DISTRIBUTION, ...split, { type: 'nextRequested' })
  if (accounts.length > 1) stepper.send({ type: 'optionChosen', option: 'RV_NR' }, { type: 'nextRequested' })
  await finish(stepper, (request) => answering(answerTo(accounts, request, tables)))
  return stepper
}
export const viewOf = (stepper: Stepper): ResultsView => {
  const view = selectResults(stepper.actor.getSnapshot())
  if (view === undefined) throw new Error('The stepper shows no result.')
  return view
}
