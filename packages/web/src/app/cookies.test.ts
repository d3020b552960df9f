import { describe, expect, it } from 'vitest'
import { readCookie, readToken } from './cookies.ts'

describe('cookies', () => {
  it('reads the cookie of exactly that name', () => {
    expect(readCookie('MY-XSRF-TOKEN=no; XSRF-TOKEN=yes; XSRF-TOKEN-2=no', 'XSRF-TOKEN')).toBe('yes')
  })

  it('decodes the value, and keeps one that cannot be decoded', () => {
    expect(readCookie('a=x%3Dy', 'a')).toBe('x=y')
    expect(readCookie('a=%E0%A4', 'a')).toBe('%E0%A4')
  })

  it('knows no absent and no empty cookie', () => {
    expect(readCookie('', 'a')).toBeUndefined()
    expect(readCookie('a=; b=1', 'a')).toBeUndefined()
  })
})

describe('the token in the cookies of a page', () => {
  it('is the one of this very host where there is one, and else the one of the specified name', () => {
    expect(readToken('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own')).toBe('own')
    expect(readToken('XSRF-TOKEN=own')).toBe('own')
    expect(readToken('')).toBeUndefined()
  })
})
