import { plainDate } from '../calendar/index.ts'
import type { DatedParameter } from './parameter.ts'

const CHECKED = plainDate('2026-11-20')
const FROM = plainDate('2025-01-01')

/** Most that the transfer of a retirement plan may cost, as a share of what is transferred. */
export const TRANSFER_FEE: DatedParameter<number> = {
  id: 'transfer-fee',
  unit: 'share',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: FROM, value: 0.01, source: 'Code monétaire et financier art. L.224-6 et D.224-18' }],
}

/** Years after which a transfer costs nothing: of a PER from its first payment, of an older contract from its subscription. */
export const TRANSFER_FREE_YEARS: DatedParameter<{ readonly per: number; readonly older: number }> = {
  id: 'transfer-free-years',
  unit: 'years',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: FROM, value: { per: 5, older: 10 }, source: 'Code monétaire et financier art. L.224-6 et D.224-18' }],
}

/** Months from the complete request in which money and information reach the new manager. */
export const TRANSFER_MONTHS: DatedParameter<number> = {
  id: 'transfer-months',
  unit: 'count',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: FROM, value: 2, source: 'Arrêté du 7 août 2019 art. 3' }],
}

/** Years between two transfers of a collective plan whose saver is still employed. */
export const TRANSFER_INTERVAL_YEARS: DatedParameter<number> = {
  id: 'transfer-interval',
  unit: 'years',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: FROM, value: 3, source: 'Code monétaire et financier art. L.224-18 et L.224-40' }],
}
