import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_CUSTOMER_ID, PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import type { AisProfile, OauthProfile, ProviderAdvisor, ProviderProfile, S2eProfile } from '@hautelisse/domain/session'

const civil = { first_name: 'Sylvie', last_name: 'Garnier', birth_date: plainDate('1964-03-12') }

/** A saver of a company with both collective families. */
export const COLLECTIVE_PROFILE: OauthProfile = {
  sub: 'sylvie',
  ais_customer_id: '1',
  s2e_customer_id: '2',
  given_name: 'Sylvie',
}

/** An individual customer. */
export const INDIVIDUAL_PROFILE: OauthProfile = { sub: 'bruno', [PROVIDER_CUSTOMER_ID]: '3', given_name: 'Bruno' }

export const AIS_PROFILE: AisProfile = { ...civil, bank_accounts: [], ais_account_details: [] }
export const S2E_PROFILE: S2eProfile = { ...civil, bank_accounts: [], companies: [] }
export const PROVIDER_PERSON: ProviderProfile = { ...civil, first_name: 'Bruno', customer_id: '3', bank_accounts: [] }
export const ADVISOR: ProviderAdvisor = {
  id: '9',
  name: 'Claire Aubin',
  type: 'agent',
  email: 'claire.aubin@example.org',
  picture_url: null,
}

export const AIS_ACCOUNT: Account = {
  type: 'A83',
  scope: 'ais',
  title: 'Retraite article 83',
  policy_id: '0031 7740',
  balance: euros('18412.75'),
  status: 'ENCOURS',
}
export const S2E_ACCOUNT: Account = {
  type: 'PEE',
  scope: 's2e',
  title: 'PEE',
  policy_id: '0048 2190',
  balance: euros('11404.16'),
}
export const PROVIDER_ACCOUNT: Account = {
  type: 'PERU',
  scope: PROVIDER_SCOPE,
  title: 'PER',
  policy_id: '0077 1',
  balance: euros('5000'),
}
