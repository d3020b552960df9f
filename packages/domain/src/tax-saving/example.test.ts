import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { savingExample, simulateTaxSaving } from './index.ts'

describe('the example of a visitor', () => {
  it('[P-ROUTE-37] [TAX-30] is the worked case of somebody alone on 5 000 € a month, by the law of the day', () => {
    expect(savingExample(plainDate('2026-11-20'))).toEqual({
      monthlyIncome: euros(5000),
      payment: euros(5400),
      saving: euros(1620),
      effort: euros(3780),
      share: new Decimal('0.3'),
    })
  })

  it.each(['2025-02-15', '2025-12-31', '2026-06-30', '2027-01-01', '2030-07-01'])(
    '[P-ROUTE-37] [TAX-30] is what the simulation answers on %s',
    (day) => {
      const { payment, saving, share } = savingExample(plainDate(day)) ?? {}
      const answer = simulateTaxSaving(
        {
          gender: 'M',
          client_age: 30,
          marital_status: 'CE',
          children: 0,
          monthly_income: euros(5000),
          allocated_amount: payment ?? null,
          allocated_periodicity: 'yearly',
        },
        plainDate(day),
      )
      expect(saving).toEqual(answer.tax_reduction)
      expect(payment?.times(share ?? 0)).toEqual(new Decimal(saving ?? 0))
    },
  )

  it('[TAX-30] is not there before the first law that is known', () => {
    expect(savingExample(plainDate('2025-02-14'))).toBeUndefined()
  })
})
