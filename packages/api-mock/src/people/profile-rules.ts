import type { TsaAddress } from '@hautelisse/domain/profile'

import { AUBRENNE, BOREALES, CARMANDEL, ORMERAIE } from './companies.ts'

/** Where papers are sent: the account keeper of the employee savings. */
export const PAPERS: TsaAddress = {
  recipient: 'Hautelisse, Épargne salariale',
  precision: 'Gestion des comptes',
  street_line: 'TSA 40081',
  zip_postal_code: '76909',
  locality: 'Rouen Cedex 9',
  country: 'FR',
}

type Modes = { readonly identity: string; readonly address: string }

const MODES: Readonly<Record<string, Modes>> = {
  [AUBRENNE.id]: { identity: 'UPLOAD', address: 'TSA_OR_UPLOAD' },
  [CARMANDEL.id]: { identity: 'CORRESPONDANT', address: 'TSA_OR_UPLOAD' },
  [ORMERAIE.id]: { identity: 'TSA', address: 'TSA' },
  [BOREALES.id]: { identity: 'TSA_OR_UPLOAD', address: 'UPLOAD' },
}

/** A mode that nobody has described: companies whose plans another system keeps. */
const OTHERS: Modes = { identity: 'DATA_AND_UPLOAD', address: 'PORTAIL' }

/**
 * Says how the people of a company hand in a change of identity and of address.
 *
 * @param company id of the company
 */
export const inputModesOf = (company: string): Modes => MODES[company] ?? OTHERS
