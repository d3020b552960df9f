import { describe, expect, it } from 'vitest'
import { authenticationQuery, callbackQuery, errorPageQuery, parseQuery, writeQuery } from './addresses.ts'

describe('addresses', () => {
  it('reads and writes queries as plain texts', () => {
    expect(parseQuery('?state=1e5&a=%C3%A9')).toEqual({ state: '1e5', a: 'é' })
    expect(writeQuery({ reason: 'ERR_NOT_FOUND', other: undefined })).toBe('?reason=ERR_NOT_FOUND')
    expect(writeQuery({})).toBe('')
    expect(parseQuery(writeQuery({ a: 'x&y=z?#' }))).toEqual({ a: 'x&y=z?#' })
  })

  it('drops what a route does not understand, and breaks on nothing', () => {
    expect(authenticationQuery.parse({ origin: 'somebody' }).origin).toBeUndefined()
    expect(authenticationQuery.parse({ origin: 'individual' }).origin).toBe('individual')
    expect(callbackQuery.parse({ state: 12 }).state).toBeUndefined()
    expect(errorPageQuery.parse({}).reason).toBeUndefined()
  })
})
