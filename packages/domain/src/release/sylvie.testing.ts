import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { REFUND_TYPES, type RefundContext, type RefundPermission } from './model.ts'
import { releaseLines } from './offered.ts'
import { releaseOffers, type ReleaseOffer, type ReleaseReadings } from './offers.ts'

export const TODAY = plainDate('2026-11-20')
const COMPANY = 'ent-aubrenne'
const lot = (acquired: string, available: string | null, amount: string, origin = 'voluntary') => ({
  acquired_on: plainDate(acquired),
  available_on: available === null ? null : plainDate(available),
  origin,
  units: '1',
  amount: euros(amount),
})

/** The plan of the worked case t: 5 210,44 free, 6 193,72 blocked, of which 93,72 came after the sale was signed and 100,00 become free in a month. */
export const PEE: Account = {
  type: 'PEE',
  scope: 's2e',
  title: 'PEE',
  policy_id: '00482190',
  company_id: COMPANY,
  balance: euros('11404.16'),
  investments: [
    {
      id: 'shares',
      label: 'Actions',
      amount: euros('8404.16'),
      lots: [lot('2019-05-31', '2024-06-01', '5210.44'), lot('2024-05-31', '2029-06-01', '3193.72')],
    },
    {
      id: 'bonds',
      label: 'Obligations',
      amount: euros('3000.00'),
      lots: [
        lot('2024-05-31', '2029-06-01', '2806.28', 'somewhere'),
        lot('2021-11-30', '2026-12-20', '100.00'),
        lot('2026-10-02', '2031-06-01', '93.72'),
      ],
    },
  ] as unknown as Account['investments'],
}

export const PERMISSIONS: readonly RefundPermission[] = REFUND_TYPES.map((type) => ({
  company_id: COMPANY,
  type,
  id: `${COMPANY}.${type}`,
}))

export const contextWith = (more: Partial<RefundContext> = {}): RefundContext => ({
  id_entreprise: COMPANY,
  blocages: [],
  blocage_avoirs: false,
  avoirs_sans_fiscalite: [],
  avoirs_sans_rachat: [],
  autorisation: true,
  mode_saisie: 'EN_LIGNE',
  taille_max_pj: 10_000_000,
  taille_max_pj_total: 25_000_000,
  type: 'REMBOURSEMENT_DISPONIBLE',
  _links: {},
  plans: [{ policy_id: '00482190', value: euros('11404.16'), paid_in: euros('8849.63') }],
  ...more,
})

export const READINGS: ReleaseReadings = {
  permissions: PERMISSIONS,
  contexts: [contextWith()],
  releases: releaseLines(TODAY),
}

export const offerWith = (account: Partial<Account> = {}, readings: Partial<ReleaseReadings> = {}): ReleaseOffer => {
  const [offer] = releaseOffers([{ ...PEE, ...account }], { ...READINGS, ...readings }, TODAY)
  if (offer === undefined) throw new Error('The account has no release.')
  return offer
}
