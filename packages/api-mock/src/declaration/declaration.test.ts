import { declarationCall, sectionsOf } from '@hautelisse/domain/declaration'
import { euros, sumEuros } from '@hautelisse/domain/money'
import { transactionDetailsCall } from '@hautelisse/domain/operations'
import { describe, expect, it } from 'vitest'

import { HOMES, keyed, PAYMENT, paymentBody, BY_DEBIT, startApi, type Visitor } from '../testing/index.ts'

const of = async (visitor: Visitor, year: number) =>
  declarationCall.answer.parse((await visitor.get(`/api/v2/services/operations/declaration?year=${year}`)).json()).declaration

describe.each(HOMES)('what goes into the tax return, in the home "%s"', (home) => {
  it('[DECL-01] [DECL-02] [DECL-05] is what her operations of the year say, line by line', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const declared = await of(visitor, 2026)
    expect(declared.years).toEqual([2026, 2025, 2024, 2023, 2021, 2020])
    expect(declared.lines.map(({ kind, operation_id }) => [kind, operation_id])).toEqual([
      ['deductible', 'op-00482201-1'],
      ['withheld', 'op-00482190-4'],
      ['withheld', 'op-00482190-5'],
    ])
    const withheld = declared.lines.filter(({ kind }) => kind === 'withheld')
    const told = await Promise.all(
      withheld.map(async ({ operation_id: id }) => {
        const answer = await visitor.post(`/api/v2/services/api-s2e/transactions/${id}/details`)
        return transactionDetailsCall.answer.parse(answer.json()).s2e_transaction_details.social_tax
      }),
    )
    expect(sectionsOf(declared).at(-1)?.total).toEqual(sumEuros(told))
  })

  it('[DECL-02] [DECL-05] an addition that followed from a payment is read from the ledger', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const headers = keyed('one')
    await visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody(BY_DEBIT), headers })
    await visitor.post('/api/clock', { days: 7 })
    // A quarter of 200,00 €, of which 9.7 % are withheld.
    expect((await of(visitor, 2026)).lines.at(-1)).toMatchObject({
      kind: 'withheld',
      operation_id: '41720001-a',
      amount: euros('4.85'),
      base: euros(50),
    })
  })

  it('is refused for a text that is no year', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    for (const search of ['', '?year=26', '?year=1850', '?year=x'])
      expect((await visitor.get(`/api/v2/services/operations/declaration${search}`)).status).toBe(400)
  })
})
