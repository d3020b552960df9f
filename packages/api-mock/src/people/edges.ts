import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'

import { accountOf, bankAccountOf, detailsOf } from './build.ts'
import { AUBRENNE, CARMANDEL, employer } from './companies.ts'
import { identityOf } from './identity.ts'
import { operationsOf } from './operation.ts'
import type { Person } from './person.ts'

/** A customer whose space an employee looks at: a mirror session. */
export const mirrored = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'hugo-delmas',
    first: 'Hugo',
    last: 'Delmas',
    gender: 'M',
    born: '1963-11-30',
    digits: '5588',
    scopes: ['ais', 's2e'],
    more: { is_mirror: true },
  })
  const accounts = [
    accountOf({
      type: 'PERECO',
      scope: 'ais',
      title: 'PERECO',
      policy: '0055 8810',
      company: CARMANDEL,
      holds: { vv: '3120.00', es: '31884.20' },
    }),
    accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: '0055 8820', company: CARMANDEL, holds: '8012.36' }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Session en vision miroir : un conseiller regarde l’espace d’un client, sans pouvoir y agir',
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: {
      ...civil,
      bank_accounts: [bankAccountOf('FR7699999000040000055881091')],
      companies: [employer(CARMANDEL)],
    },
    letsEmployeesLook: true,
    accounts,
    alerts: [
      { id_transaction: 'txn-5588-1', amount: euros('1210.00'), date: plainDate('2026-11-03') },
      { id_transaction: 'txn-5588-2', amount: euros('864.45'), date: plainDate('2026-11-03') },
    ],
  }
}

const LONG_COMPANY = {
  id: 'ent-longue',
  name: 'Société interprofessionnelle de manutention portuaire et de logistique frigorifique du Grand Estuaire atlantique',
}

/** Names as long and amounts as large as they get, beside a contract of one cent. */
export const large = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'marie-antoinette-de-la-rochebrune',
    first: 'Marie-Antoinette Éléonore',
    last: 'de La Rochebrune-Montferrand d’Aubrenne-Saint-Véran',
    gender: 'F',
    born: '1961-12-31',
    digits: '9999',
    scopes: ['ais', 's2e'],
  })
  const accounts = [
    accountOf({
      type: 'PER',
      scope: 'ais',
      title: 'Plan d’épargne retraite d’entreprise obligatoire et facultatif des cadres dirigeants et assimilés',
      policy: '0099 9901',
      company: LONG_COMPANY,
      holds: { co: '1234567.89', vvd: '987654.32', vvnd: '456789.01', es: '2345678.90' },
    }),
    accountOf({
      type: 'A83',
      scope: 'ais',
      title: 'Retraite article 83',
      policy: '0099 9902',
      company: LONG_COMPANY,
      holds: '29999.99',
    }),
    accountOf({
      type: 'A82',
      scope: 'ais',
      title: 'Retraite article 82',
      policy: '0099 9903',
      company: LONG_COMPANY,
      holds: '0.01',
    }),
    accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: '0099 9904', company: LONG_COMPANY, holds: '12345678.90' }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Noms très longs, très grands montants et un contrat d’un centime ; ni arbitrage ni versement à sa retraite',
    refused: ['switches', 'retirement-payments'],
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: { ...civil, bank_accounts: [], companies: [employer(LONG_COMPANY)] },
    accounts,
  }
}

/** Employee savings alone, and no mobile number: the personal data cannot be changed online. */
export const unreachable = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'bruno-castagne',
    first: 'Bruno',
    last: 'Castagne',
    gender: 'M',
    born: '1979-10-08',
    digits: '6120',
    scopes: ['s2e'],
  })
  const { mobile: _, ...withoutMobile } = civil
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Épargne salariale seule, et aucun numéro de mobile : ses informations ne se modifient pas en ligne',
    s2e_profile: { ...withoutMobile, bank_accounts: [], companies: [employer(AUBRENNE)] },
    accounts: [
      accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: '0061 2001', company: AUBRENNE, holds: '25260.40' }),
      accountOf({ type: 'PERCO', scope: 's2e', title: 'PERCO', policy: '0061 2002', company: AUBRENNE, holds: '11904.15' }),
    ],
    // A part of the year's addition has come already: what is still possible can be missed for a few euros.
    operations: [
      ...operationsOf('s2e', '0061 2002', [
        ['2026-03-31', 'Versement par Carte Bancaire', 'Traité', '1224', 'VERSEMENT'],
        ['2026-03-31', 'Versement entreprise', 'Traité', '612', 'COMPTABLE_ABONDEMENT'],
      ]),
      ...operationsOf('s2e', '0061 2001', [
        ['2026-03-31', 'Versement par Carte Bancaire', 'Traité', '3600', 'VERSEMENT'],
        ['2026-03-31', 'Versement entreprise', 'Traité', '900', 'COMPTABLE_ABONDEMENT'],
      ]),
    ],
    bulletins: [
      {
        id: 'bo-6120-2026',
        type: 'PARTICIPATION',
        company_id: AUBRENNE.id,
        company_name: AUBRENNE.name,
        amount: euros('2480'),
        is_abundantly: true,
        start_date: plainDate('2026-11-02'),
        end_date: plainDate('2026-12-02'),
        deadline_date: plainDate('2026-12-02'),
        minimum_investment_amount: euros('160'),
        exercise_end: plainDate('2025-12-31'),
      },
    ],
  }
}

/** Somebody whom the sign-in service knows and no family of savings does: no scope, no profile, no account. */
export const unknownToAll = (): Person => {
  const { oauth_profile } = identityOf({
    sub: 'ines-caradec',
    first: 'Inès',
    last: 'Caradec',
    gender: 'F',
    born: '1995-01-27',
    digits: '8035',
    scopes: [],
  })
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Aucun droit sur aucune épargne : un identifiant, et rien d’autre',
    accounts: [],
  }
}
