import type { PlainDate } from '@hautelisse/domain/calendar'
import type { AllocableAccount } from '@hautelisse/domain/contributions'
import type { AnswerOf, FieldProblem, ReceivedOf } from '@hautelisse/domain/contract'
import { isPositive, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  alertsCall,
  bulletinDetailOf,
  canChoose,
  choiceProblems,
  defaultChoice,
  optionBulletinChoiceCall,
  bulletinPermissionCall,
  bulletinPermissionOfCall,
  optionBulletinsCall,
  periodOf,
  premiumOfBulletin,
  retirementTopUpSimulatorCall,
  topUpsOf,
  topUpSimulatorCall,
  type OptionBulletin,
} from '@hautelisse/domain/option-bulletin'
import type { S2eAlert } from '@hautelisse/domain/session'

import { allocableOf, doing, recordAct, withPlans } from '../journal/index.ts'
import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, refused, type Refusal } from '../server/index.ts'

/** A person with what counts against the year: what is on its way too, without the operation that is asked about. */
const countedFor = (person: Person, own: string | undefined): Person => {
  const since = new Set(person.done?.operations.map(({ id }) => id))
  const counted = [...(person.operations ?? []).filter(({ id }) => !since.has(id)), ...(person.done?.ahead ?? [])]
  return { ...person, operations: counted.filter(({ id }) => own === undefined || (id !== own && !id.startsWith(`${own}-`))) }
}

const withRule =
  (person: Person, day: PlainDate) =>
  (account: AllocableAccount): AllocableAccount => {
    const held = person.accounts.find(({ policy_id }) => policy_id === account.policy_id)
    return held === undefined ? account : { ...account, ...allocableOf(person, held, day) }
  }

/** A bulletin with its plans and their rules, its default and the choice that was made. */
export const bulletinOf = (person: Person, seeded: OptionBulletin, today: PlainDate): OptionBulletin => {
  const answer = person.done?.choices.get(seeded.id)
  const planned = withPlans(person, accountsOn(person, today), seeded, today)
  const counted = countedFor(person, answer?.s2e_transaction_id)
  const bulletin = { ...planned, allocable_accounts: planned.allocable_accounts?.map(withRule(counted, today)) }
  const choice = defaultChoice(bulletin, premiumOfBulletin(bulletin, today).net)
  const { gross } = topUpsOf(bulletin, choice, today)
  const whole = {
    ...bulletin,
    company_amount: isPositive(gross) ? gross : null,
    default_affectations: [...Map.groupBy(choice.instructions, ({ policy_id }) => policy_id)].map(([policy_id, parts]) => ({
      policy_id,
      investments: parts.map(({ investment_id: id, amount }) => ({ id, amount })),
    })),
    ...(answer === undefined ? {} : { answer }),
  }
  return { ...whole, detail: bulletinDetailOf(whole, today) }
}

const conflict = (code: string): readonly FieldProblem[] => [{ path: '', code }]

const canReceive = ({ s2e_profile: profile }: Person, companyId: string): boolean =>
  profile?.bank_accounts?.some(({ type }) => type === 'VIREMENT') === true ||
  profile?.companies?.some(({ id, payor }) => id === companyId && payor) === true

/** Choices that were made since the person was seeded, as long as they may be changed. */
const alertsSince = (person: Person, today: PlainDate): readonly S2eAlert[] =>
  (person.bulletins ?? []).flatMap((bulletin) => {
    const id = person.done?.choices.get(bulletin.id)?.s2e_transaction_id
    const operation = person.operations?.find((one) => one.id === id)
    if (operation === undefined || periodOf(bulletin, today).state === 'over') return []
    return [{ id_transaction: operation.id, amount: operation.amount, date: operation.date }]
  })

/** Plans with their rules, by the order in which they were named; undefined where one is not the person's. */
const plansNamed = (person: Person, policies: readonly string[], day: PlainDate): readonly AllocableAccount[] | undefined => {
  const plans = policies.flatMap((policy, order): AllocableAccount[] => {
    const account = person.accounts.find(({ policy_id }) => policy_id === policy)
    if (account === undefined) return []
    return [{ policy_id: policy, title: account.title, order, investments: [], ...allocableOf(person, account, day) }]
  })
  return plans.length === policies.length ? plans : undefined
}

type Simulated = {
  readonly kind: 'simulated'
  readonly simulations: AnswerOf<typeof topUpSimulatorCall>['s2e_abondment_simulations']
}

/** What the employer adds to amounts, by plan; a plan that is not the person's is refused at its field. */
const simulated = (
  person: Person,
  { investments, transaction_id: own }: ReceivedOf<typeof topUpSimulatorCall>['body'],
  today: PlainDate,
): Simulated | Refusal => {
  const policies = Object.keys(investments)
  const plans = plansNamed(countedFor(person, own), policies, today)
  if (plans === undefined)
    return refused(
      'ERR_INVALID',
      policies
        .filter((policy) => person.accounts.every(({ policy_id }) => policy_id !== policy))
        .map((policy) => ({ path: `investments.${policy}`, code: 'wrong' })),
    )
  const instructions = Object.entries(investments).flatMap(([policy_id, amounts]) =>
    Object.entries(amounts).map(([investment_id, amount]) => ({ policy_id, investment_id, amount })),
  )
  const { accounts } = topUpsOf({ allocable_accounts: [...plans] }, { payment_amount: ZERO_EUROS, instructions }, today)
  const simulations = Object.fromEntries(
    accounts.map(({ account, topUp }) => [
      account.policy_id,
      {
        companyTopUpGlobalConsumedBrutPS: account.top_up?.received ?? ZERO_EUROS,
        companyTopUpActConsumedBrutPS: ZERO_EUROS,
        companyTopUpActSimulatorBrutPS: topUp.gross,
        socialContributions: topUp.contributions,
      },
    ]),
  )
  return { kind: 'simulated', simulations }
}

const retirementOf = ({ accounts }: Person) => accounts.filter(({ scope }) => scope === 'ais')

/** Premiums go to a collective PER alone; whether the company adds to it is its plan's rule. */
const permissionFor = (person: Person, accounts: Person['accounts'], day: PlainDate) => {
  const open = accounts.filter(({ type }) => type === 'PERECO' || type === 'PERECOI')
  return {
    authorizedAct: open.length > 0,
    companyTopUp: open.some((account) => allocableOf(person, account, day).top_up !== undefined),
  }
}

/** The calls about choices on premiums, answered: what can be chosen or changed today, and what was chosen until today. */
export const optionBulletinCalls = [
  forMembers(optionBulletinsCall, async ({ api, person }) => {
    if (person.s2e_profile === undefined) return refused('ERR_UNKNOWN')
    const today = api.options.clock.today()
    const bulletins = (person.bulletins ?? []).map((seeded) => bulletinOf(person, seeded, today))
    return answered({ s2e_option_bulletins: bulletins.filter((bulletin) => canChoose(bulletin, today)) })
  }),

  forMembers(alertsCall, async ({ api, person }) => {
    if (person.s2e_profile === undefined) return refused('ERR_UNKNOWN')
    const today = api.options.clock.today()
    const seeded = (person.alerts ?? []).filter(({ date }) => date <= today)
    return answered({ s2e_alerts: [...seeded, ...alertsSince(person, today)] })
  }),

  forMembers(optionBulletinChoiceCall, ({ api, person, requestKey, stands, body }) =>
    recordAct(
      { api, person, stands, call: optionBulletinChoiceCall, requestKey, asked: optionBulletinChoiceCall.request.encode(body) },
      ({ person: standing, now, id }) => {
        const seeded = standing.bulletins?.find((one) => one.id === body.id)
        const bulletin = seeded && bulletinOf(standing, seeded, now.day)
        if (bulletin === undefined || bulletin.company_id !== body.company_id) return refused('ERR_UNKNOWN')
        if (!canChoose(bulletin, now.day)) return refused('ERR_CONFLICT', conflict('too-late'))
        if (body.version !== (bulletin.answer?.version ?? 0)) return refused('ERR_CONFLICT', conflict('changed'))
        const { net } = premiumOfBulletin(bulletin, now.day)
        const problems = choiceProblems({ bulletin, net, hasBank: canReceive(standing, body.company_id) }, body)
        if (problems.length > 0)
          return refused(
            'ERR_INVALID',
            problems.map(({ path, code }) => ({ path, code })),
          )
        const number = bulletin.answer?.s2e_transaction_id ?? id
        return doing({ kind: 'bulletin', id: number, bulletin: body.id }, { s2e_transaction_id: number })
      },
    ),
  ),

  forMembers(topUpSimulatorCall, async ({ api, person, body }) => {
    const outcome = simulated(person, body, api.options.clock.today())
    return outcome.kind === 'refused' ? outcome : answered({ s2e_abondment_simulations: outcome.simulations })
  }),

  forMembers(retirementTopUpSimulatorCall, async ({ api, person, body }) => {
    if (person.ais_profile === undefined) return refused('ERR_UNKNOWN')
    const outcome = simulated(person, body, api.options.clock.today())
    return outcome.kind === 'refused' ? outcome : answered({ ais_abondment_simulations: outcome.simulations })
  }),

  forMembers(bulletinPermissionCall, async ({ api, person }) =>
    person.ais_profile === undefined
      ? refused('ERR_UNKNOWN')
      : answered(permissionFor(person, retirementOf(person), api.options.clock.today())),
  ),

  forMembers(bulletinPermissionOfCall, async ({ api, person, params: { b } }) => {
    const named = retirementOf(person).filter(({ policy_id, company_id }) => policy_id === b || company_id === b)
    return named.length === 0 ? refused('ERR_UNKNOWN') : answered(permissionFor(person, named, api.options.clock.today()))
  }),
]
