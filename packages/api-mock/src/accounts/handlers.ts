import {
  aisAccountsCall,
  individualInvestmentsCall,
  providerAccountsCall,
  purposeCall,
  s2eAccountsCall,
  takesPurpose,
  type Account,
  type AccountScope,
} from '@hautelisse/domain/accounts'
import { PROVIDER_ACCOUNTS, PROVIDER_SCOPE } from '@hautelisse/domain/contract'

import type { Person } from '../people/index.ts'
import { accountsSince } from '../portfolios/index.ts'
import { answered, forMembers, refused, type Api, type Session } from '../server/index.ts'
import { keepPurpose, withPurposes } from './kept.ts'

type Asker = { readonly api: Api; readonly person: Person; readonly session: Session }

const heldIn = ({ api, person, session }: Asker, scope: AccountScope): Account[] =>
  accountsSince(person, api.options.clock.today(), session.visitedBefore).filter((account) => account.scope === scope)

/** Accounts of a family as the person sees them: with what they said that each is for. */
const shownIn = (asker: Asker, scope: AccountScope): Promise<Account[]> =>
  withPurposes(asker.api.options.storage, asker.session.sub, heldIn(asker, scope))

/** What the payment and reallocation screens ask for: the accounts that allow it. */
const FILTERS = {
  arbitration_source: (account: Account) => account.is_switch_authorized === true,
  arbitration_destination: (account: Account) => account.is_switch_authorized === true,
  voluntary_payment: (account: Account) => account.unsolicited_payment === true || account.scheduled_payment === true,
} as const

const narrow = (accounts: Account[], filter: keyof typeof FILTERS | undefined): Account[] =>
  filter === undefined ? accounts : accounts.filter(FILTERS[filter])

/** The calls that list accounts, answered. A family that the person does not hold is an unknown address. */
export const accountsCalls = [
  forMembers(aisAccountsCall, async ({ api, person, session, query }) =>
    person.ais_profile === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ ais_accounts: narrow(await shownIn({ api, person, session }, 'ais'), query.filter) }),
  ),

  forMembers(s2eAccountsCall, async ({ api, person, session, query }) =>
    person.s2e_profile === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ s2e_accounts: narrow(await shownIn({ api, person, session }, 's2e'), query.filter) }),
  ),

  forMembers(providerAccountsCall, async ({ api, person, session }) => {
    if (!session.providerOpened) return refused('ERR_TOKEN')
    return answered({ [PROVIDER_ACCOUNTS]: await shownIn({ api, person, session }, PROVIDER_SCOPE) })
  }),

  forMembers(individualInvestmentsCall, async ({ api, person, session, body: { policy_id } }) => {
    const contract = heldIn({ api, person, session }, PROVIDER_SCOPE).find((account) => account.policy_id === policy_id)
    return contract === undefined ? refused('ERR_UNKNOWN') : answered({ investments: [...(contract.investments ?? [])] })
  }),

  forMembers(purposeCall, async ({ api, person, session, params: { policy_id: policyId }, body: { purpose } }) => {
    const account = person.accounts.find(({ policy_id }) => policy_id === policyId)
    if (account === undefined) return refused('ERR_UNKNOWN')
    if (!takesPurpose(account)) return refused('ERR_INVALID', [{ path: 'purpose', code: 'invalid-value' }])
    await keepPurpose(api.options.storage, session.sub, { policyId, purpose })
    return answered('OK')
  }),
]
