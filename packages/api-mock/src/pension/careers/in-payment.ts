import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import type { Paid } from '@hautelisse/domain/pension'

/** Pensions that are paid already, as their statements say. */
const PAID: ReadonlyMap<string, Paid> = new Map([
  [
    'helene-fontanel',
    {
      since: plainDate('2017-05-01'),
      quarters: 166,
      base: euros('15412.44'),
      complementary: euros('7344.94'),
      careers: {
        base: [
          {
            start_date: plainDate('1976-01-01'),
            end_date: plainDate('2017-04-30'),
            regime: 'CNAV',
            regime_label: 'Régime général',
            quarters: 166,
            employer: 'Filature des Trois Ponts',
          },
        ],
        complementary: [
          {
            start_date: plainDate('1976-01-01'),
            end_date: plainDate('2017-04-30'),
            regime: 'AGIRC_ARRCO',
            regime_label: 'Agirc-Arrco',
            points: new Decimal('5105.62'),
            employer: 'Filature des Trois Ponts',
          },
        ],
      },
    },
  ],
])

/** Reads the pension that is paid to a person; undefined where none is. */
export const paidTo = (sub: string): Paid | undefined => PAID.get(sub)
