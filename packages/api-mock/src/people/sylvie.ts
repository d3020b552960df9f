import { euros } from '@hautelisse/domain/money'

import { accountOf, bankAccountOf, detailsOf } from './build.ts'
import { AUBRENNE, GROUP_AUBRENNE, LISON, employer } from './companies.ts'
import { identityOf } from './identity.ts'
import type { Person } from './person.ts'

/** The saver of the worked case: three contracts in the simulator, two employee-savings plans. */
export const sylvie = (): Person => {
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
    hasCoaching: true,
    accounts,
  }
}
