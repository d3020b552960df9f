import { PROVIDER_ADVISOR, PROVIDER_PROFILE, PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { ProviderAdvisor } from '@hautelisse/domain/session'

import { accountOf, bankAccountOf, detailsOf } from './build.ts'
import { identityOf } from './identity.ts'
import { operationsOf } from './operation.ts'
import type { Person } from './person.ts'

const ADVISOR: ProviderAdvisor = {
  id: 'conseil-0142',
  name: 'Élise Montagnac',
  type: 'Conseillère épargne et patrimoine',
  email: 'elise.montagnac@example.org',
  // Drawn for the demonstration, and served with the portal: no photo of anybody.
  picture_url: '/portraits/elise-montagnac.svg',
}

const marc = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'marc-delorme',
    first: 'Marc',
    last: 'Delorme',
    gender: 'M',
    born: '1965-07-14',
    digits: '3177',
    scopes: ['ais', PROVIDER_SCOPE],
  })
  const home = { street_line: '3 chemin des Tilleuls', zip_postal_code: '21200', locality: 'Beaune' }
  const accounts = [
    accountOf({
      type: 'PERU',
      scope: 'ais',
      title: 'PER individuel',
      policy: '0031 0774',
      holds: { vvd: '38200.00', vvnd: '4150.75' },
    }),
    accountOf({ type: 'A83', scope: 'ais', title: 'Retraite article 83', policy: '0031 0780', holds: '24610.50' }),
    accountOf({ type: 'A82', scope: 'ais', title: 'Retraite article 82', policy: '0031 0781', holds: '9320.18' }),
    accountOf({ type: 'MADELIN', scope: PROVIDER_SCOPE, title: 'Retraite Madelin', policy: '0031 0790', holds: '57804.92' }),
    accountOf({ type: 'LIFE_INSURANCE', scope: PROVIDER_SCOPE, title: 'Assurance vie', policy: '0031 0791', holds: '31250.00' }),
  ]
  return {
    origin: 'individual',
    oauth_profile,
    line: 'PER individuel, Madelin, articles 83 et 82, assurance vie, et une conseillère',
    ais_profile: { ...civil, address: { ...home, country: 'FR' }, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    [PROVIDER_PROFILE]: {
      ...civil,
      ...home,
      customer_id: 'client-marc-delorme',
      bank_accounts: [bankAccountOf('FR7699999000020000031077445', 'RUM-0031-0774')],
    },
    [PROVIDER_ADVISOR]: ADVISOR,
    accounts,
    operations: [
      ...operationsOf('ais', '0031 0774', [
        ['2026-10-20', 'Versement par prélèvement', 'Traité', '250', 'VL'],
        ['2026-07-20', 'Versement par prélèvement', 'Traité', '250', 'VL'],
      ]),
      ...operationsOf(PROVIDER_SCOPE, '0031 0791', [['2026-09-02', 'Arbitrage', 'En cours', '5000', 'TRANSFERT']]),
    ],
  }
}

const helene = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'helene-fontanel',
    first: 'Hélène',
    last: 'Fontanel',
    gender: 'F',
    born: '1955-04-02',
    digits: '1955',
    scopes: [PROVIDER_SCOPE],
  })
  const accounts = [
    accountOf({ type: 'LIFE_INSURANCE', scope: PROVIDER_SCOPE, title: 'Assurance vie', policy: '0019 5501', holds: '182400.00' }),
    accountOf({
      type: 'LIFE',
      scope: PROVIDER_SCOPE,
      title: 'Contrat de capitalisation',
      policy: '0019 5502',
      holds: '46000.00',
    }),
  ]
  return {
    origin: 'individual_transmission',
    oauth_profile,
    line: 'Deux contrats d’assurance vie, une conseillère : le simulateur de transmission',
    [PROVIDER_PROFILE]: {
      ...civil,
      customer_id: 'client-helene-fontanel',
      street_line: '17 cours des Platanes',
      zip_postal_code: '13100',
      locality: 'Aix-en-Provence',
      bank_accounts: [],
    },
    [PROVIDER_ADVISOR]: ADVISOR,
    accounts,
    operations: operationsOf(PROVIDER_SCOPE, '0019 5501', [
      ['2026-08-24', 'Versement par Carte Bancaire', 'Traité', '3000', 'VL'],
    ]),
  }
}

/** Customers of the provider itself: retirement contracts of their own, and the transmission of their wealth. */
export const INDIVIDUAL: readonly Person[] = [marc(), helene()]
