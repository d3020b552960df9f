import { plainDate } from '../calendar/index.ts'
import { euros, type Euros } from '../money/index.ts'
import type { DatedParameter } from './parameter.ts'

/** What each child or parent receives of an estate without tax, in euros. CGI art. 779 I. */
export const DIRECT_LINE_ALLOWANCE: DatedParameter<Euros> = {
  id: 'direct-line-allowance',
  unit: 'eur',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2012-08-17'), value: euros(100_000), source: 'CGI art. 779 I (loi 2012-958 du 16 août 2012, art. 5)' },
  ],
}

/** What each beneficiary receives of life insurance without tax, of premiums paid before 70, in euros, all contracts together. CGI art. 990 I. */
export const LIFE_INSURANCE_ALLOWANCE: DatedParameter<Euros> = {
  id: 'life-insurance-allowance',
  unit: 'eur',
  checkedUntil: plainDate('2026-11-20'),
  values: [{ from: plainDate('2002-01-01'), value: euros(152_500), source: 'CGI art. 990 I' }],
}
