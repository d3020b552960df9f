import { describe, expect, it } from 'vitest'
import { mayFollow } from './redirects.ts'

const site = 'https://hautelisse.example'

describe('redirects', () => {
  it.each(['/epargne', '/stand-in/sign-in/collective?state=1', `${site}/authcallback`])(
    'follows %s, a page of this site',
    (address) => {
      expect(mayFollow(address, site, [])).toBe(true)
    },
  )

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '\\\\elsewhere.example/',
    'https://hautelisse.example.elsewhere.example/',
    'http://hautelisse.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://',
  ])('refuses %s', (address) => {
    expect(mayFollow(address, site, [])).toBe(false)
  })

  it('follows a host of the list over HTTPS, and only so', () => {
    expect(mayFollow('https://sign-in.example/authorize', site, ['sign-in.example'])).toBe(true)
    expect(mayFollow('http://sign-in.example/authorize', site, ['sign-in.example'])).toBe(false)
    expect(mayFollow('https://sign-in.example:8443/', site, ['sign-in.example'])).toBe(false)
  })
})
