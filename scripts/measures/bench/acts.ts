/** All acts on a large set of accounts, as the page that lists them asks for them: above twenty milliseconds it is an error. */
import { account, type Account } from '@hautelisse/domain/accounts'
import { actsOf, type ActReadings } from '@hautelisse/domain/possible-acts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { REFUND_TYPES, releaseLines } from '@hautelisse/domain/release'

import { type BenchRow, compare } from './measure.ts'

const ACCOUNTS = 40
const FUNDS = 6
const LOTS = 24
const MOST_MS = 20
const TODAY = plainDate('2026-11-20')
const HOLDER = {
  birth: plainDate('1964-03-12'),
  isMirror: false,
  canReceive: true,
  hasMandate: true,
  payors: [],
  needsMobile: false,
  contact: {},
}

const TYPES = ['PEE', 'PEG', 'PERCO', 'PERECO'] as const

/** An account of employee savings with six funds of twenty-four lots each. */
const heldAccount = (_: unknown, at: number): Account =>
  account.parse({
    type: TYPES[at % TYPES.length],
    scope: 's2e',
    title: `Plan ${at}`,
    policy_id: `P${at}`,
    company_id: `C${at % 4}`,
    balance: 14_400,
    investments: Array.from({ length: FUNDS }, (_fund, fund) => ({
      id: `F${fund}`,
      label: `Fonds ${fund}`,
      type: 'FONDS',
      amount: 2400,
      lots: Array.from({ length: LOTS }, (_lot, lot) => ({
        acquired_on: `01/06/${2015 + (lot % 10)}`,
        available_on: `01/06/${2021 + (lot % 10)}`,
        origin: 'payment',
        units: 1,
        amount: 100,
      })),
    })),
  })

const readingsOf = (accounts: readonly Account[]): ActReadings => {
  const companies = [...new Set(accounts.flatMap(({ company_id: company }) => company ?? []))]
  const of = (company: string) => accounts.filter(({ company_id: own }) => own === company)
  return {
    payment: {
      permission: { punctual: true, periodic: true },
      contexts: companies.map((company) => ({
        max_amount: euros(10_000),
        blockings: [],
        day_limit: 15,
        day_value_liquidity: 28,
        direct_debit_exceptional_payment: true,
        debit_card_exceptional_payment: true,
        scheduled_payment: true,
        scheduled_payment_creation: true,
        frequencies: ['MENSUELLE'],
        min_amount: euros(15),
        yearly_limit: { ceiling: euros(12_000), counted: euros(4000) },
        allocable_accounts: of(company).map(({ policy_id, title, type }, order) => ({
          policy_id,
          title,
          type,
          order,
          investments: [{ id: 'F0', label: 'Fonds 0', held: true }],
        })),
      })),
    },
    switching: {
      permissions: { authorizedAct: true, companyTopUp: true, isVoluntaryPaymentAllowed: true },
      acts: [],
      contexts: companies.map((company) => ({
        company,
        blockings: [],
        switchable_accounts: of(company).map(({ policy_id, balance, investments = [] }) => ({
          policy_id,
          value: balance,
          under_way: euros(0),
          investments: investments.map(({ id, label, amount }) => ({ id, label, amount, movable: amount, expected: amount })),
        })),
      })),
    },
    release: {
      permissions: companies.flatMap((company_id) =>
        REFUND_TYPES.map((type) => ({ company_id, type, id: `${company_id}-${type}` })),
      ),
      releases: releaseLines(TODAY),
      contexts: companies.flatMap((company) =>
        REFUND_TYPES.map((type) => ({
          id_entreprise: company,
          blocages: [],
          blocage_avoirs: false,
          avoirs_sans_fiscalite: [],
          avoirs_sans_rachat: [],
          autorisation: true,
          mode_saisie: 'EN_LIGNE' as const,
          taille_max_pj: 1,
          taille_max_pj_total: 1,
          type,
          _links: {},
          plans: undefined,
        })),
      ),
    },
    operations: [],
  }
}

/** Measures all acts of forty accounts, and fails where that takes too long. */
export const run = async (): Promise<BenchRow[]> => {
  const accounts = Array.from({ length: ACCOUNTS }, heldAccount)
  const readings = readingsOf(accounts)
  const rows = compare(
    `what can be done on ${ACCOUNTS} accounts`,
    [{ name: 'actsOf, every act of every account', run: () => actsOf(accounts, readings, HOLDER, TODAY) }],
    1,
  )
  const took = 1000 / (rows[0]?.opsPerSecond ?? 0)
  if (took > MOST_MS) throw new Error(`All acts of ${ACCOUNTS} accounts take ${took.toFixed(1)} ms, and may take ${MOST_MS}.`)
  return rows
}
