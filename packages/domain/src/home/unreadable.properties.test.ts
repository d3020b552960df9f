import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { account, aisAccountsCall } from '../accounts/index.ts'
import { anyAccount, listsOf } from '../accounts/arbitraries.ts'
import { partLines } from '../contract/index.ts'
import { operations as anyOperation } from '../operations/arbitraries.ts'
import { operation, operationsCall } from '../operations/index.ts'
import { VISITOR, withAnswer } from '../session/index.ts'
import { homeStateOf } from './index.ts'

/** What makes a line unreadable: an unknown type or enumeration, a part of another shape, no line at all. */
const spoilings = fc.oneof(
  fc.record({ type: fc.string().map((text) => `UNKNOWN ${text}`) }),
  fc.record({ scope: fc.constantFrom('elsewhere', '', null, 7) }),
  fc.record({ balance: fc.constantFrom('much', null, Number.NaN), amount: fc.constantFrom('much', null) }),
  fc.record({ policy_id: fc.constant(''), id: fc.constant('') }),
)
const noLines = fc.constantFrom<unknown>(null, 'line', 7, [], {})

describe('a line that cannot be read', () => {
  test.prop([
    listsOf(anyAccount, { maxLength: 6 }),
    fc.array(fc.tuple(anyAccount, fc.option(spoilings)), { maxLength: 4 }),
    noLines,
  ])(
    '[READ-01] costs its own line: the other accounts of its family are there, and the home counts what it leaves out',
    (readable, spoilt, nothing) => {
      const written = readable.map((one) => account.encode({ ...one, scope: 'ais', status: 'ENCOURS' }))
      const broken = spoilt.map(([one, spoiling]) => (spoiling === null ? nothing : { ...account.encode(one), ...spoiling }))
      const user = withAnswer(VISITOR, aisAccountsCall.answer.parse({ ais_accounts: [...broken, ...written] }))
      const isBroken = (line: unknown): boolean => !account.safeParse(line).success
      const count = broken.filter(isBroken).length
      expect(user.unreadable).toEqual({ ais: count })
      expect(user.accounts.slice(broken.length - count).map(({ policy_id }) => policy_id)).toEqual(
        readable.map(({ policy_id }) => policy_id),
      )
      const state = homeStateOf({
        accounts: user.accounts,
        unreadable: user.unreadable,
        sources: { ais: 'loaded' },
        isMigrating: false,
        maintenance: undefined,
      })
      if (readable.length > 0)
        expect(state).toMatchObject({ kind: 'ready', savings: { unreadable: count > 0 ? [{ source: 'ais', count }] : [] } })
      else if (count > 0) expect(['ready', 'unavailable']).toContain(state.kind)
    },
  )

  test.prop([fc.array(anyOperation, { maxLength: 6 }), spoilings, noLines])(
    '[READ-02] costs its own line: the other operations are there',
    (readable, spoiling, nothing) => {
      const written = readable.map((one) => operation.encode(one))
      const broken = [nothing, ...written.slice(0, 1).map((one) => Object.assign({}, one, spoiling, { amount: 'much' }))]
      const { operations } = operationsCall.answer.parse({ operations: [...broken, ...written], error_scope: [] })
      expect(partLines(operations)).toEqual({ lines: readable, unreadable: broken.length })
    },
  )
})
