import { euros, Decimal } from '@hautelisse/domain/money'
import type { RecordedYear } from '@hautelisse/domain/pension'

/** A career as it is written down: each employer with its years. */
export type CareerText = readonly { readonly scheme: keyof typeof SCHEMES; readonly employer: string; readonly years: string }[]

/** Base schemes of employees: their quarters are one duration. */
const SCHEMES = {
  general: { regime: 'CNAV', regime_label: 'Régime général' },
  agricultural: { regime: 'MSA', regime_label: 'Salariés agricoles (MSA)' },
} as const

/** Reads a career. */
export const readCareer = (text: CareerText): readonly RecordedYear[] =>
  text.flatMap(({ scheme, employer, years }) =>
    Array.from(years.split(', '), (entry) => {
      const [year = '', wage = '0', contributed = '0', assimilated = '0', general = '0', agirc = '0', trancheC = '0'] =
        entry.split(' ')
      return {
        ...SCHEMES[scheme],
        employer,
        year: Number(year),
        wage: euros(wage),
        contributed: Number(contributed),
        assimilated: Number(assimilated),
        points: { general: new Decimal(general), agirc: new Decimal(agirc), trancheC: new Decimal(trancheC) },
      }
    }),
  )
