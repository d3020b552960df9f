import * as z from 'zod'
import { describe, expect, it } from 'vitest'

import { euros } from '../money/index.ts'
import { projectionFigures, retirementAnswer } from './wire.ts'

const GAP = { delta_monthly: -120.5 }

describe('the figures of a project as they are sent', () => {
  it('[PROJ-04] hold one annuity, under either of its names', () => {
    const [first, second] = [
      { amount: 1200, ...GAP },
      { annuity: 1200, ...GAP },
    ].map((sent) => projectionFigures.parse(sent))
    expect(first).toEqual({ annuity: euros(1200), delta_monthly: euros('-120.5'), accounts: undefined, explanation: undefined })
    expect(second).toEqual(first)
  })

  it('[PROJ-04] are refused where neither name says the annuity', () => {
    for (const schema of [projectionFigures, retirementAnswer]) {
      const { success, error } = schema.safeParse(GAP)
      expect([success, error?.issues.map(({ message }) => message)]).toEqual([false, ['neither amount nor annuity']])
    }
  })

  it('[PROJ-04] [S-CALL-33] are read bare and under `retirement`, and written under it with both names', () => {
    const bare = retirementAnswer.parse({ annuity: 1200, ...GAP })
    expect(retirementAnswer.parse({ retirement: { amount: 1200, ...GAP } })).toEqual(bare)
    expect(z.encode(retirementAnswer, bare)).toEqual({ retirement: { amount: 1200, annuity: 1200, ...GAP } })
    expect(z.encode(projectionFigures, bare)).toEqual({ amount: 1200, annuity: 1200, ...GAP })
  })

  it('[PROJ-04] keep what each account gives, and lose an account list that cannot be read', () => {
    const account = { policy_id: 'pero', annuity: 600, capital: 15_000 }
    const figures = projectionFigures.parse({ amount: 1200, ...GAP, accounts: [account] })
    expect(figures.accounts).toMatchObject([{ policy_id: 'pero', annuity: euros(600), capital: euros(15_000) }])
    expect(z.encode(projectionFigures, figures).accounts).toMatchObject([account])
    expect(projectionFigures.parse({ amount: 1200, ...GAP, accounts: 'none' }).accounts).toBeUndefined()
  })
})
