import { describe, expect, it } from 'vitest'
import { isOpinionPath, keepsFragment, matchRoute, pathTo, routeOf } from './index.ts'

describe('reading an address', () => {
  it('finds the values of its parameters, the optional ones too', () => {
    expect(matchRoute('/transactional/payment')).toEqual({ route: routeOf('payment'), params: {} })
    expect(matchRoute('/transactional/payment/s2e')?.params).toEqual({ scope: 's2e' })
    expect(matchRoute('/transactional/payment/s2e/35658')?.params).toEqual({ scope: 's2e', company_id: '35658' })
  })

  it('[P-ROUTE-75] prefers an exact path to one with parameters', () => {
    expect(matchRoute('/attachment/mosaic')?.route.id).toBe('attachment-mosaic')
    expect(matchRoute('/attachment/choice')?.route.id).toBe('attachment')
    expect(matchRoute('/savings/withdraw/ais')?.route.id).toBe('withdraw-ais')
  })

  it('[P-ROUTE-78] takes all that follows a callback', () => {
    expect(matchRoute('/callback/a/b')?.params).toEqual({ application: 'a/b' })
    expect(matchRoute('/callback')).toBeUndefined()
  })

  it('[P-ROUTE-49] takes an action of its own journey alone', () => {
    expect(matchRoute('/profile/s2e/contact/message')?.params).toEqual({ scope: 's2e', journey: 'contact', action: 'message' })
    expect(matchRoute('/profile/s2e/personal-data/message')).toBeUndefined()
    expect(matchRoute('/profile/s2e/contact')?.params).toEqual({ scope: 's2e', journey: 'contact' })
  })

  it('[P-ROUTE-12] leaves steps to be judged by where they lead', () => {
    expect(matchRoute('/attachment/anything')?.params).toEqual({ step: 'anything' })
  })

  it('[OPS-10] [OPS-12] takes the groups of accounts that there are, and no other', () => {
    for (const group of ['scope/s2e', 'type/PEE', 'company/ent-1', 'project/retirement'])
      expect(matchRoute(`/epargne/detail/${group}`)?.route.id).toBe('savings-detail')
    expect(matchRoute('/epargne/detail/colour/blue')).toBeUndefined()
    expect(matchRoute('/epargne/detail/colour/blue/1')).toBeUndefined()
  })

  it.each([
    '',
    'epargne',
    'xepargne',
    '//',
    '//epargne',
    '/epargne//',
    '/operations/.',
    '/operations/..',
    '/operations/%2E%2E',
    '/%zz',
    '/operations/\u{D800}',
  ])('[P-ROUTE-81] reads nothing in %j', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })

  it('[P-ROUTE-81] takes a segment of 256 characters and none longer', () => {
    expect(matchRoute(`/operations/${'9'.repeat(256)}`)?.route.id).toBe('operation')
    expect(matchRoute(`/operations/${'9'.repeat(257)}`)).toBeUndefined()
  })

  it('[P-ROUTE-56] decodes an id once', () => {
    expect(matchRoute('/operations/a%2Fb%20%C3%A9')?.params).toEqual({ transaction_id: 'a/b é' })
    expect(matchRoute('/operations/%2525')?.params).toEqual({ transaction_id: '%25' })
  })
})

describe('writing an address', () => {
  it('[P-ROUTE-40] encodes what an address cannot carry as it is', () => {
    expect(pathTo('savings-detail', { selectionFilter: 'company', filter: 'A/B & Cie' })).toBe(
      '/epargne/detail/company/A%2FB%20%26%20Cie',
    )
    expect(pathTo('callback', { application: 'a/b' })).toBe('/callback/a/b')
    expect(pathTo('visitor-home')).toBe('/')
  })

  it('leaves out what is optional and not given', () => {
    expect(pathTo('profile', { scope: 's2e' })).toBe('/profile/s2e')
    expect(pathTo('profile', { scope: 's2e', journey: undefined })).toBe('/profile/s2e')
  })

  it.each([
    {},
    { transaction_id: '' },
    { transaction_id: '.' },
    { transaction_id: '..' },
    { transaction_id: 'x'.repeat(257) },
    { transaction_id: '\u{D800}' },
  ])('[P-ROUTE-56] refuses a parameter that no address can carry: %j', (params) => {
    expect(() => pathTo('operation', params)).toThrow(RangeError)
  })
})

describe('what else an address says', () => {
  it.each([
    ['/developer', true],
    ['/developer/framework', true],
    ['/tools/developer', true],
    ['/epargne', false],
    ['/', false],
  ])('[P-MODAL-26 to P-MODAL-28] whether %s keeps its fragment at the start: %s', (path, kept) => {
    expect(keepsFragment(path)).toBe(kept)
  })

  it.each([
    ['/epargne', true],
    ['/accounts', true],
    ['/documents', true],
    ['/epargne/detail/type/PER', false],
    ['/', false],
  ])('[P-CONST-26] whether %s carries the opinion button: %s', (path, carries) => {
    expect(isOpinionPath(path)).toBe(carries)
  })
})
