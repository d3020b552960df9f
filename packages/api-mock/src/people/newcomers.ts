import { euros } from '@hautelisse/domain/money'

import { accountOf, detailsOf } from './build.ts'
import { ORMERAIE, employer } from './companies.ts'
import { identityOf } from './identity.ts'
import { operationsOf } from './operation.ts'
import type { Person } from './person.ts'

/** One contract alone, below the threshold that lets all of it come as capital. */
export const thomas = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'thomas-leroux',
    first: 'Thomas',
    last: 'Leroux',
    gender: 'M',
    born: '1966-09-01',
    digits: '2650',
    scopes: ['ais'],
  })
  const accounts = [
    accountOf({
      type: 'PERO',
      scope: 'ais',
      title: 'PER d’entreprise obligatoire',
      policy: '0062 6500',
      company: ORMERAIE,
      holds: { co: '17240.35', vv: '5900.00', es: '0' },
    }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Un seul contrat, un PER obligatoire de moins de 30 000 € : le parcours à un contrat',
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    accounts,
    taxNotice: { retirementCeiling: euros('6184') },
    operations: operationsOf('ais', '0062 6500', [
      ['2026-09-30', 'Versement entreprise', 'Traité', '318.60', 'AFF_COT'],
      ['2026-03-31', 'Versement entreprise', 'Traité', '318.60', 'AFF_COT'],
    ]),
  }
}

/** A small contract with thirty years ahead of it: by then its annuity would exceed what the law lets come as capital. */
export const lea = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'lea-morvan',
    first: 'Léa',
    last: 'Morvan',
    gender: 'F',
    born: '1992-06-18',
    digits: '2704',
    scopes: ['ais'],
  })
  const accounts = [
    accountOf({
      type: 'A83',
      scope: 'ais',
      title: 'Retraite article 83',
      policy: '0071 2704',
      company: ORMERAIE,
      holds: '27400.00',
    }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Un petit contrat et trente ans devant soi : sa rente dépasserait le seuil de la loi',
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    accounts,
  }
}

/** Somebody who has just arrived: both families, no contract. */
export const camille = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'camille-verdier',
    first: 'Camille',
    last: 'Verdier',
    gender: 'F',
    born: '2001-05-23',
    digits: '0907',
    scopes: ['ais', 's2e'],
  })
  return {
    origin: 'collective',
    oauth_profile,
    line: 'Aucun contrat : ce que voit une personne qui vient d’arriver',
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: [] },
    s2e_profile: { ...civil, bank_accounts: [], companies: [employer(ORMERAIE)] },
    accounts: [],
  }
}
