import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import {
  deductiblePaid,
  employeeGaugeCall,
  planKindOf,
  retirementGaugeByTypeCall,
  retirementGaugeCall,
  topUpCeiling,
  topUpsPaid,
  type Gauge,
  type PlanKind,
} from '@hautelisse/domain/contributions'

import type { Person } from '../people/index.ts'
import { answered, forMembers, refused, type Outcome } from '../server/index.ts'

/** What all employers have added to the plans of one kind this year; undefined where the person holds none with the one that is asked about. */
const topUpGauge = (person: Person, company: string, kind: PlanKind, today: PlainDate): Gauge | undefined => {
  const plans = person.accounts.filter(({ type }) => planKindOf(type) === kind)
  if (plans.every(({ company_id: id }) => id !== company)) return undefined
  return { ceiling: topUpCeiling(kind, today), consumed: topUpsPaid(doneBy(person, today), plans, yearOf(today)) }
}

const doneBy = ({ operations = [] }: Person, today: PlainDate) => operations.filter(({ date }) => date <= today)

/** What the person has paid this year of what their tax notice lets them deduct; without a notice nothing is known. */
const retirementGauge = (person: Person, today: PlainDate): Outcome<{ readonly per: Gauge }> => {
  const { taxNotice, accounts } = person
  if (taxNotice === undefined) return refused('ERR_UNKNOWN')
  const consumed = deductiblePaid(doneBy(person, today), accounts, yearOf(today))
  return answered({ per: { ceiling: taxNotice.retirementCeiling, consumed } })
}

const isOwnContract = ({ accounts }: Person, id: string): boolean =>
  accounts.some(({ scope, policy_id, company_id }) => scope === 'ais' && (policy_id === id || company_id === id))

const isOwnCompany = ({ s2e_profile: profile }: Person, id: string): boolean =>
  profile?.companies?.some((company) => company.id === id) === true

/** The calls of the gauges, answered. A company or a contract that is not the person's is an unknown address, and so is a gauge that no tax notice sets. */
export const contributionsCalls = [
  forMembers(employeeGaugeCall, async ({ api, person, params: { id } }) => {
    if (!isOwnCompany(person, id)) return refused('ERR_UNKNOWN')
    const today = api.options.clock.today()
    const [pee, perco] = (['pee', 'perco'] as const).map((kind) => topUpGauge(person, id, kind, today))
    return answered({
      s2e_contribution_gauge: { ...(pee === undefined ? {} : { pee }), ...(perco === undefined ? {} : { perco }) },
    })
  }),

  forMembers(retirementGaugeByTypeCall, async ({ api, person }) => retirementGauge(person, api.options.clock.today())),

  forMembers(retirementGaugeCall, async ({ api, person, params: { b } }) =>
    isOwnContract(person, b) ? retirementGauge(person, api.options.clock.today()) : refused('ERR_UNKNOWN'),
  ),
]
