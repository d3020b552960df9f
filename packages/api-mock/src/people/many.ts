import type { AccountType } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'

import { accountOf, bankAccountOf, detailsOf, heldElsewhere } from './build.ts'
import { BOREALES, employer } from './companies.ts'
import { identityOf } from './identity.ts'
import { longHistory } from './long-history.ts'
import { operationsOf } from './operation.ts'
import type { Person } from './person.ts'

const RETIREMENT: readonly AccountType[] = ['PER', 'PERO', 'PERECO', 'PERECOI', 'PERU', 'A83', 'A82']
const PROJECTS: readonly AccountType[] = ['PEE', 'PEG', 'PEI', 'PERCO']

/** Of 120 characters: as long as a name may be on a screen. */
const LONG_TITLE =
  'Plan d’épargne retraite collectif interentreprises des métiers de la construction navale et des services portuaires, P 2'

const twoDigits = (place: number): string => String(place).padStart(2, '0')

/** Forty accounts, four hundred funds, ten thousand operations and amounts of twelve digits: as much as the pages ever have to show. */
export const many = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'anatole-de-kerguenec',
    first: 'Anatole',
    last: 'de Kerguénec',
    gender: 'M',
    born: '1962-08-30',
    digits: '4040',
    scopes: ['ais', 's2e', 'bi'],
  })
  const company = { id: 'ent-kerguenec', name: 'Kerguénec Participations' }
  const accounts = [
    ...Array.from({ length: 20 }, (_, place) =>
      accountOf({
        type: RETIREMENT[place % RETIREMENT.length] ?? 'A83',
        scope: 'ais',
        title: place === 0 ? LONG_TITLE : `Contrat de retraite n° ${place + 1}`,
        policy: `0040 40${twoDigits(place)}`,
        company,
        holds: place === 0 ? '123456789012.34' : `${place * 12_345}.6${place % 10}`,
      }),
    ),
    ...Array.from({ length: 12 }, (_, place) =>
      accountOf({
        type: PROJECTS[place % PROJECTS.length] ?? 'PEE',
        scope: 's2e',
        title: `Plan n° ${place + 1}`,
        policy: `0041 40${twoDigits(place)}`,
        company,
        holds: place === 0 ? '987654321098.76' : `${place * 8_765}.4${place % 10}`,
      }),
    ),
  ]
  const history = longHistory(accounts, LONG_TITLE)
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Quarante comptes, quatre cents placements et dix mille opérations dont certaines d’un type inconnu, des montants de douze chiffres',
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: {
      ...civil,
      bank_accounts: [bankAccountOf('FR7699999000050000040404047')],
      companies: [employer(company)],
    },
    accounts,
    elsewhere: Array.from({ length: 8 }, (_, place) =>
      heldElsewhere(
        'LIFE_INSURANCE',
        `Assurance vie n° ${place + 1}`,
        `9040 40${twoDigits(place)}`,
        'Banque Sainte-Ambre',
        '1500.25',
      ),
    ),
    get operations() {
      return history()
    },
    bulletins: [
      { id: 'bo-4040-1', type: 'PARTICIPATION', amount: euros('12500.00'), deadline_date: plainDate('2026-12-15') },
      { id: 'bo-4040-2', type: 'INTERESSEMENT', amount: euros('3400.50'), deadline_date: plainDate('2026-11-30') },
    ],
  }
}

/** Savings of a company whose people could pay in a value-sharing bonus; its operations cannot all be read. */
export const boreal = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'karim-vasseur',
    first: 'Karim',
    last: 'Vasseur',
    gender: 'M',
    born: '1984-02-11',
    digits: '3565',
    scopes: ['ais', 's2e'],
  })
  const accounts = [
    accountOf({
      type: 'PERECO',
      scope: 'ais',
      title: 'PERECO',
      policy: '0035 6581',
      company: BOREALES,
      holds: { vv: '2100.00', es: '6340.12' },
    }),
    accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: '0035 6582', company: BOREALES, holds: '4810.77' }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Une prime de partage de la valeur jusqu’au 9 octobre 2025, ni RIB ni versement au PEE, des opérations en partie indisponibles',
    refused: ['payments'],
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: { ...civil, bank_accounts: [], companies: [{ ...employer(BOREALES), payor: false }] },
    accounts,
    operations: [
      ...operationsOf('ais', '0035 6581', [
        ['2026-11-05', 'Versement Volontaire Programmé', 'Traité', '60', 'VL'],
        ['2026-10-05', 'Versement Volontaire Programmé', 'Traité', '60', 'VL'],
      ]),
      ...operationsOf('s2e', '0035 6582', [['2026-06-15', 'Intéressement', 'Traité', '910', 'BO_INTERESSEMENT']]),
    ],
    operationScopesOut: ['s2e'],
  }
}
