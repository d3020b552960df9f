import { euros } from '@hautelisse/domain/money'

import { accountOf, bankAccountOf, detailsOf } from './build.ts'
import { identityOf } from './identity.ts'
import type { Person } from './person.ts'

const MEGABYTE = 1024 * 1024
const AUBRENNE = { id: 'ent-aubrenne', name: 'Verrerie Aubrenne' }
const GROUP_AUBRENNE = { id: 'ent-groupe-aubrenne', name: 'Groupe Aubrenne' }
const LISON = { id: 'ent-lison', name: 'Papeteries du Lison' }
const CARMANDEL = { id: 'ent-carmandel', name: 'Ateliers Carmandel' }
const ORMERAIE = { id: 'ent-ormeraie', name: 'Mutuelle Ormeraie' }

const employer = ({ id, name }: typeof AUBRENNE, main = true) => ({
  id,
  name,
  payor: main,
  main_company: main,
  max_attachment_size: 10 * MEGABYTE,
})

const sylvie = (): Person => {
  const { civil, oauth_profile } = identityOf({
    sub: 'sylvie-garnier',
    first: 'Sylvie',
    last: 'Garnier',
    gender: 'F',
    born: '1964-03-12',
    digits: '4081',
    scopes: ['ais', 's2e'],
  })
  const address = { street_line: '8 rue des Soufflets', zip_postal_code: '76340', locality: 'Aubrenne-sur-Bresle', country: 'FR' }
  const accounts = [
    accountOf(
      {
        type: 'PERO',
        scope: 'ais',
        title: 'PER d’entreprise obligatoire',
        policy: '0048 2176',
        company: AUBRENNE,
        holds: { co: '31480.20', vv: '9650.00', es: '7130.20' },
      },
      { management_type: 'guided', is_guided: true, guided_management_type: 'balanced' },
    ),
    accountOf(
      {
        type: 'PERECO',
        scope: 'ais',
        title: 'PERECO',
        policy: '0048 2201',
        company: AUBRENNE,
        holds: { vv: '4215.50', es: '17520.32' },
      },
      { scheduled_payment: true, periodic_payment: { amount: euros('150'), periodicity: 'MONTHLY' } },
    ),
    accountOf({
      type: 'A83',
      scope: 'ais',
      title: 'Retraite article 83',
      policy: '0031 7740',
      company: LISON,
      holds: '18412.75',
    }),
    accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: '0048 2190', company: AUBRENNE, holds: '11404.16' }),
    accountOf({ type: 'PEG', scope: 's2e', title: 'PEG', policy: '0048 2195', company: GROUP_AUBRENNE, holds: '2500.00' }),
  ]
  return {
    origin: 'collective',
    oauth_profile,
    line: 'PER obligatoire, PERECO, article 83, PEE et PEG : le parcours à plusieurs contrats',
    ais_profile: { ...civil, address, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: {
      ...civil,
      address,
      bank_accounts: [bankAccountOf('FR7699999000010000048217651')],
      companies: [employer(AUBRENNE), employer(GROUP_AUBRENNE, false)],
    },
    accounts,
  }
}

const nadia = (): Person => {
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
    accounts,
  }
}

const thomas = (): Person => {
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
  }
}

const camille = (): Person => {
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

const mirrored = (): Person => {
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
    accounts,
  }
}

const LONG_COMPANY = {
  id: 'ent-longue',
  name: 'Société interprofessionnelle de manutention portuaire et de logistique frigorifique du Grand Estuaire atlantique',
}

const large = (): Person => {
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
    line: 'Noms très longs, très grands montants et un contrat d’un centime',
    ais_profile: { ...civil, bank_accounts: [], ais_account_details: detailsOf(accounts) },
    s2e_profile: { ...civil, bank_accounts: [], companies: [employer(LONG_COMPANY)] },
    accounts,
  }
}

/** People whose savings come through their companies. */
export const COLLECTIVE: readonly Person[] = [sylvie(), nadia(), thomas(), camille(), mirrored(), large()]
