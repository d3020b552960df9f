import { plainDate } from '@hautelisse/domain/calendar'
import { expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { paidTo } from './bank-accounts.ts'

const DAY = plainDate('2026-11-27')

it('[OPER-22] [REL-13] money goes with the wages where the company pays it, also to somebody who has a bank account', () => {
  const answers = PEOPLE.flatMap((person) =>
    (person.s2e_profile?.companies ?? []).map(({ id, payor }) => ({
      payor,
      hasBank: person.s2e_profile?.bank_accounts.some(({ type }) => type === 'VIREMENT') === true,
      by: paidTo(person, id, [], DAY)?.by,
    })),
  )
  expect(answers.some(({ payor, hasBank }) => payor && hasBank)).toBe(true)
  for (const { payor, hasBank, by } of answers) expect(by).toBe(payor ? 'company' : hasBank ? 'bank' : undefined)
})
