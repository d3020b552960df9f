import { plainDate } from '@hautelisse/domain/calendar'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'

import { accountOf, bankAccountOf, detailsOf } from './build.ts'
import { CARMANDEL, employer } from './companies.ts'
import { identityOf } from './identity.ts'
import { companyPensionOf, operationsOf } from './operation.ts'
import type { Person } from './person.ts'

/** Every type of contract and compartment, a reduced one and a closed one; born on 29 February. */
export const nadia = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'nadia-belkhir',
    first: 'Nadia',
    last: 'Belkhir',
    gender: 'F',
    born: '1968-02-29',
    digits: '7712',
    scopes: ['ais', 's2e'],
  })
  const address = { street_line: '41 quai des Carènes', zip_postal_code: '44600', locality: 'Saint-Nazaire', country: 'FR' }
  const held = { scope: 'ais', company: CARMANDEL } as const
  const saved = { scope: 's2e', company: CARMANDEL } as const
  const accounts = [
    accountOf({
      ...held,
      type: 'PER',
      title: 'PER',
      policy: '0077 1201',
      holds: { co: '12840.10', vvd: '6100.00', vvnd: '1950.40', es: '8400.00' },
    }),
    accountOf({
      ...held,
      type: 'PERO',
      title: 'PER d’entreprise obligatoire',
      policy: '0077 1202',
      holds: { co: '14210.33', vvd: '3000.00', vvnd: '0', es: '5120.07' },
    }),
    accountOf({
      ...held,
      type: 'PERECO',
      title: 'PERECO',
      policy: '0077 1203',
      holds: { vvd: '2480.00', vvnd: '1200.00', es: '26310.90' },
    }),
    accountOf({
      ...held,
      type: 'PERECOI',
      title: 'PERECO interentreprises',
      policy: '0077 1204',
      holds: { vvd: '760.00', vvnd: '0', es: '4102.15' },
    }),
    accountOf({
      ...held,
      type: 'PERU',
      title: 'PER individuel',
      policy: '0077 1205',
      holds: { vvd: '9875.00', vvnd: '2210.00' },
    }),
    accountOf({ ...held, type: 'A83', title: 'Retraite article 83', policy: '0077 1206', holds: '41233.08' }),
    accountOf({ ...held, type: 'A82', title: 'Retraite article 82', policy: '0077 1207', holds: '7650.25' }),
    accountOf({ ...held, type: 'A83', title: 'Retraite article 83', policy: '0077 1208', holds: '3904.60', status: 'REDUCTION' }),
    accountOf({
      ...held,
      type: 'PERO',
      title: 'PER d’entreprise obligatoire',
      policy: '0077 1209',
      holds: { co: '0', vv: '0', es: '0' },
      status: 'RESILIE',
    }),
    accountOf({ ...saved, type: 'PERCO', title: 'PERCO', policy: '0077 1220', holds: '15320.44' }),
    accountOf({ ...saved, type: 'PEE', title: 'PEE', policy: '0077 1221', holds: '22918.70' }),
    accountOf({ ...saved, type: 'PEG', title: 'PEG', policy: '0077 1222', holds: '5401.00' }),
    accountOf({ ...saved, type: 'PEI', title: 'PEI', policy: '0077 1223', holds: '1830.55' }),
    accountOf({ ...saved, type: 'PER C1', title: 'PER, versements volontaires', policy: '0077 1224', holds: '640.00' }),
    accountOf({
      ...saved,
      type: 'PER C1 bis',
      title: 'PER, versements volontaires non déduits',
      policy: '0077 1225',
      holds: '310.00',
    }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Tous les types de contrats et de compartiments, un contrat réduit et un contrat clos ; née un 29 février',
    ais_profile: {
      ...civil,
      address,
      bank_accounts: [bankAccountOf('FR7699999000030000077120323')],
      ais_account_details: detailsOf(accounts),
    },
    s2e_profile: {
      ...civil,
      address,
      bank_accounts: [bankAccountOf('FR7699999000030000077120323', 'RUM-0077-1220')],
      companies: [employer(CARMANDEL)],
    },
    hasCoaching: true,
    accounts,
    portfolios: {
      // She took a part out early, for a home.
      '0077 1221': {
        released: [{ fund: 'actions-europe-durable', acquired: '2019-05-31', paid: '2024-09-12', amount: '1800.00' }],
      },
    },
    operations: [
      // The company's part stands on the line of the payment itself.
      ...operationsOf('ais', '0077 1203', [['2026-10-12', 'Versement par prélèvement', 'Traité', '300', 'VL']], {
        abondment: euros('150'),
      }),
      ...operationsOf('ais', '0077 1201', [
        ['2026-06-30', 'Versement entreprise', 'Traité', '812.40', 'AFF_ABONDE'],
        ['2026-05-20', 'Intéressement', 'Traité', '640', 'AFF_INTERESS'],
        ['2026-01-05', 'Participation', 'Traité', '118.22', 'PB'],
      ]),
      ...operationsOf('s2e', '0077 1221', [
        ['2026-03-18', 'Réallocation', 'Traitée', '2400', 'COMPTABLE_REALLOCATION'],
        ['2025-05-30', 'Prime de participation', 'Traitée', '1512.40', 'BO_PARTICIPATION'],
      ]),
    ],
    bulletins: [
      {
        id: 'bo-7712-2026',
        type: 'INTERESSEMENT',
        company_id: CARMANDEL.id,
        company_name: CARMANDEL.name,
        amount: euros('1932.78'),
        company_amount: null,
        is_abundantly: false,
        start_date: plainDate('2026-11-02'),
        end_date: plainDate('2026-11-27'),
        deadline_date: plainDate('2026-11-27'),
        minimum_investment_amount: euros('160'),
      },
    ],
    // A choice that was made, and that may still be changed. What is distributed is net of 9,7 %.
    choices: [
      {
        bulletin: 'bo-7712-2026',
        operation: 'txn-7712-2026',
        day: plainDate('2026-11-09'),
        paidOut: ZERO_EUROS,
        parts: [{ policy_id: '00771222', investment_id: 'equilibre-durable', amount: euros('1745.30') }],
      },
    ],
    // Less than she has paid already: her employer's payments to a mandatory plan were taken off it.
    taxNotice: { retirementCeiling: euros('250') },
    companyPension: companyPensionOf({ ...civil, born: 1968 }, '3105.80', '38.20'),
  }
}
