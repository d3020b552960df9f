import { optionBulletinChoiceCall, optionBulletinsCall, topUpSimulatorCall } from '@hautelisse/domain/option-bulletin'
import type { Choice } from '@hautelisse/domain/option-bulletin'
import type { Euros } from '@hautelisse/domain/money'
import type { Client } from '../api/index.ts'
import { askOperations } from '../operations/index.ts'
import type { RandomPort } from '../ports/index.ts'
import type { ChoicePorts } from './choice-context.ts'

/** Amounts by plan and fund. */
const byPlan = ({ instructions }: Choice): Record<string, Record<string, Euros>> => {
  const plans: Record<string, Record<string, Euros>> = {}
  for (const { policy_id, investment_id, amount } of instructions)
    plans[policy_id] = { ...plans[policy_id], [investment_id]: amount }
  return plans
}

const ACTS = { PARTICIPATION: 'PARTICIPATION', INTERESSEMENT: 'INTERESSEMENT' } as const

/**
 * Makes the ports of the choice out of the API's client.
 *
 * @param client client of the API
 * @param random source of keys that nobody can guess
 */
export const choicePorts = (client: Client, random: RandomPort): ChoicePorts => ({
  submit: async ({ bulletin, choice, version, key }, { signal }) => {
    const body = {
      id: bulletin.id,
      company_id: bulletin.company_id ?? '',
      payment_amount: choice.payment_amount,
      instructions: [...choice.instructions],
      version,
    }
    const { s2e_transaction_id: id } = await client.call(optionBulletinChoiceCall, { body }, { signal, requestKey: key })
    return id
  },
  readOperations: ({ signal }) => askOperations({ client }, signal),
  read: async (id, { signal }) =>
    (await client.call(optionBulletinsCall, {}, { signal })).s2e_option_bulletins.find((bulletin) => bulletin.id === id),
  simulate: async (bulletin, choice, { signal }) => {
    const act = bulletin.type === ACTS.INTERESSEMENT ? ACTS.INTERESSEMENT : ACTS.PARTICIPATION
    const transaction_id = bulletin.answer?.s2e_transaction_id
    const body = { investments: byPlan(choice), act, ...(transaction_id === undefined ? {} : { transaction_id }) }
    const { s2e_abondment_simulations: plans } = await client.call(topUpSimulatorCall, { body }, { signal })
    return Object.fromEntries(
      Object.entries(plans).map(([policy, { companyTopUpActSimulatorBrutPS: gross, socialContributions: contributions }]) => [
        policy,
        { gross, contributions },
      ]),
    )
  },
  random,
})
