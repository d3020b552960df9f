import type { PlainDate } from '../calendar/index.ts'
import type { BulletinDetails } from '../operations/index.ts'
import { accountsOf, openingChoice, premiumOfBulletin } from './choice.ts'
import type { OptionBulletin } from './model.ts'

/**
 * Gives a bulletin in full: what its gross amount comes to, and where it goes by the choice that was made, else by the default. It is what the details of
 * its operation will say, without a status, which a bulletin has none of. ENT-44.
 *
 * @param bulletin its amount, plans, default and answer
 * @param today the day of the question, for a bulletin that names no first day
 * @example bulletinDetailOf(bulletin, today).net_amount // 2 239,44 €
 */
export const bulletinDetailOf = (bulletin: OptionBulletin, today: PlainDate): BulletinDetails => {
  const { gross, contributions, net } = premiumOfBulletin(bulletin, today)
  const { payment_amount, instructions } = openingChoice(bulletin)
  return {
    id: bulletin.id,
    company_id: bulletin.company_id ?? null,
    date: bulletin.start_date ?? today,
    deadline_date: bulletin.deadline_date ?? null,
    gross_amount: gross,
    net_amount: net,
    social_tax: contributions,
    payment_amount,
    instructions: instructions.map(({ policy_id, investment_id, amount }) => ({
      policy_id,
      investment_id,
      amount,
      meaning: 'SOUSCRIPTION',
    })),
    allocable_accounts: accountsOf(bulletin).map(({ policy_id, title, type, order, investments }) => ({
      policy_id,
      title,
      type,
      order,
      investments: investments.map(({ id, label }) => ({ id, label })),
    })),
  }
}
