import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'

import { accountOf, bankAccountOf, detailsOf, heldElsewhere } from './build.ts'
import { AUBRENNE, GROUP_AUBRENNE, LISON, employer } from './companies.ts'
import { identityOf } from './identity.ts'
import { companyPensionOf, operationsOf } from './operation.ts'
import type { Person } from './person.ts'
import { compartmentsOf, wholeOf } from './portfolio.ts'
import { A83_FUNDS, PEE_FUNDS, PEG_FUNDS, PERO_FUNDS } from './sylvie-funds.ts'

const [PERO, PERECO, PEE, PEG, A83] = ['0048 2176', '0048 2201', '0048 2190', '0048 2195', '0031 7740']

/** What she and her company paid in during 2026 adds up to 3 610,60 €; the top-up is a quarter of what she chose to pay. Before 2025 they are what the opening lots of their days cost. */
const OPERATIONS = [
  ...operationsOf('ais', PERECO, [
    ['2026-11-16', 'Versement Volontaire Programmé', 'Traité', '150', 'VL'],
    ['2026-09-14', 'Versement par prélèvement', 'Annulé', '200', 'VL'],
  ]),
  ...operationsOf('s2e', PEE, [
    ['2026-11-12', 'Arbitrage', 'En cours', '3200', 'TRANSFERT'],
    ['2026-10-30', 'Versement par Carte Bancaire', 'Traité', '500', 'VERSEMENT'],
    ['2026-10-30', 'Versement entreprise', 'Traité', '125', 'COMPTABLE_ABONDEMENT'],
    ['2026-05-29', 'Participation', 'Traité', '1320', 'BO_PARTICIPATION'],
    ['2026-05-29', 'Intéressement', 'Traité', '528', 'BO_INTERESSEMENT'],
    ['2026-05-29', 'Versement entreprise', 'Traité', '132', 'COMPTABLE_ABONDEMENT'],
    ['2025-12-18', 'Réallocation', 'Traité', '1500', 'COMPTABLE_REALLOCATION'],
    ['2024-05-31', 'Intéressement', 'Traité', '1000.62', 'BO_INTERESSEMENT'],
    ['2023-05-31', 'Participation', 'Traité', '587.86', 'BO_PARTICIPATION'],
    ['2023-05-31', 'Intéressement', 'Traité', '776.28', 'BO_INTERESSEMENT'],
    ['2021-05-28', 'Versement par prélèvement', 'Traité', '1679.42', 'VERSEMENT'],
    ['2020-05-29', 'Participation', 'Traité', '1668.10', 'BO_PARTICIPATION'],
  ]),
  ...operationsOf('ais', PERO, [
    ['2026-07-31', 'Versement entreprise', 'Traité', '427.80', 'AFF_COT'],
    ['2026-01-30', 'Versement entreprise', 'Traité', '427.80', 'AFF_COT'],
    ['2025-07-31', 'Versement entreprise', 'Traité', '419.40', 'AFF_COT'],
    ['2024-03-15', 'Versement par Carte Bancaire', 'Traité', '3366.84', 'VL'],
    ['2023-05-30', 'Participation', 'Traité', '2027.93', 'AFF_INTERESS'],
  ]),
  ...operationsOf('s2e', PEG, [['2024-05-31', 'Versement par prélèvement', 'Traité', '2403.82', 'VERSEMENT']]),
]

/** The saver of the worked case: three contracts in the simulator, two employee-savings plans, two accounts with other banks. */
export const sylvie = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'sylvie-garnier',
    first: 'Sylvie',
    last: 'Garnier',
    gender: 'F',
    born: '1964-03-12',
    digits: '4081',
    scopes: ['ais', 's2e', 'bi'],
  })
  const address = { street_line: '8 rue des Soufflets', zip_postal_code: '76340', locality: 'Aubrenne-sur-Bresle', country: 'FR' }
  const accounts = [
    accountOf(
      {
        type: 'PERO',
        scope: 'ais',
        title: 'PER d’entreprise obligatoire',
        policy: PERO,
        company: AUBRENNE,
        holds: compartmentsOf(PERO_FUNDS),
      },
      { management_type: 'guided', is_guided: true, guided_management_type: 'balanced' },
    ),
    accountOf(
      {
        type: 'PERECO',
        scope: 'ais',
        title: 'PERECO',
        policy: PERECO,
        company: AUBRENNE,
        holds: { vv: '4215.50', es: '17520.32' },
      },
      { scheduled_payment: true, periodic_payment: { amount: euros('150'), periodicity: 'MONTHLY' } },
    ),
    accountOf(
      {
        type: 'A83',
        scope: 'ais',
        title: 'Retraite article 83',
        policy: A83,
        company: LISON,
        holds: wholeOf(A83_FUNDS),
      },
      { is_switch_authorized: true },
    ),
    accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: PEE, company: AUBRENNE, holds: wholeOf(PEE_FUNDS.positions) }),
    accountOf({ type: 'PEG', scope: 's2e', title: 'PEG', policy: PEG, company: GROUP_AUBRENNE, holds: wholeOf(PEG_FUNDS) }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'PER obligatoire, PERECO, article 83, PEE et PEG, deux comptes ailleurs, un choix à faire et un RIB manquant',
    ais_profile: { ...civil, address, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: {
      ...civil,
      address,
      bank_accounts: [bankAccountOf('FR7699999000010000048217651', 'RUM-0048-2201')],
      companies: [{ ...employer(AUBRENNE), payor: false }, employer(GROUP_AUBRENNE, false)],
    },
    hasCoaching: true,
    birth: { name: 'Marchand', place: 'Dieppe' },
    accounts,
    portfolios: {
      [PERO]: { positions: PERO_FUNDS },
      [PEE]: PEE_FUNDS,
      [PEG]: { positions: PEG_FUNDS },
      [A83]: { positions: A83_FUNDS },
    },
    elsewhere: [
      heldElsewhere('LIFE', 'Assurance vie', '9001 4081', 'Banque Sainte-Ambre', '9850.00'),
      heldElsewhere('PERCO', 'PERCO', '9002 4081', 'Interval Épargne', '2500.00'),
    ],
    links: {
      'Interval Épargne': {
        given: plainDate('2026-07-20'),
        stopped: { state: 'SCARequired', on: plainDate('2026-11-16') },
      },
    },
    operations: OPERATIONS,
    bulletins: [
      {
        id: 'bo-4081-2026',
        type: 'PARTICIPATION',
        company_id: AUBRENNE.id,
        company_name: AUBRENNE.name,
        amount: euros('2480'),
        company_amount: null,
        is_abundantly: true,
        start_date: plainDate('2026-11-02'),
        end_date: plainDate('2026-12-02'),
        deadline_date: plainDate('2026-12-02'),
        minimum_investment_amount: euros('160'),
        exercise_end: plainDate('2025-12-31'),
      },
    ],
    grossPay: euros('42000'),
    taxNotice: { retirementCeiling: euros('4710') },
    companyPension: companyPensionOf({ ...civil, born: 1964 }, '8420.00', '61.37'),
  }
}
