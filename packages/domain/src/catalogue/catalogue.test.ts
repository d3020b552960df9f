import { describe, expect, it } from 'vitest'

import { pathOf, versionOf, type Call } from '../contract/index.ts'
import { CATALOGUE } from './index.ts'

const lines = (calls: readonly { readonly method: string; readonly version: string; readonly path: string }[]) =>
  calls.map(({ method, version, path }) => `${method} ${version}${path}`)

describe('the call catalogue', () => {
  it('names each built call once', () => {
    const names = CATALOGUE.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists each call once', () => {
    const all = lines(CATALOGUE)
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([])
  })

  it('[P-NET-02] puts every call of /services in v2 and every other in v3, the version call in both', () => {
    for (const { path, version, name } of CATALOGUE.filter((call) => call.path !== '/version')) {
      expect([name, version]).toEqual([name, versionOf(path)])
    }
    expect(lines(CATALOGUE).filter((line) => line.endsWith('/version'))).toEqual(['GET v3/version', 'GET v2/version'])
  })

  it('[P-NET-08] writes every path from a slash on, without a double one', () => {
    for (const call of CATALOGUE) {
      const filled = pathOf({ version: call.version, path: call.path.replaceAll(/\{\w+\}/g, '1') as `/${string}` })
      expect(filled).toMatch(/^\/api\/v[23]\/[^/]/)
      expect(filled).not.toContain('//')
    }
  })

  it('says of each call which rows of the specification it answers', () => {
    for (const { rows, name, extension } of CATALOGUE as readonly Call[])
      expect([name, rows.length > 0]).toEqual([name, extension === undefined])
    for (const { rows } of CATALOGUE) {
      for (const row of rows) expect(row).toMatch(/^([PSO]-)?[A-Z]+-\d+$/)
    }
  })

  it('exempts one call from the token: it knows nobody and changes nothing', () => {
    const exempt = CATALOGUE.filter(({ csrf }) => !csrf)
    expect(exempt.map(({ name, signedIn, reads }) => [name, signedIn, reads])).toEqual([['tax-simulation', false, true]])
  })

  it('reads by GET or by a call that says so; a GET has no body, any other call has one, or deletes what its address names', () => {
    for (const { method, reads, request } of CATALOGUE) {
      expect(method === 'GET' ? reads : true).toBe(true)
      expect(request === undefined || method !== 'GET').toBe(true)
      expect(request !== undefined || ['GET', 'DELETE'].includes(method)).toBe(true)
    }
  })

  it('describes the parameters of each path', () => {
    for (const { name, path, params } of CATALOGUE) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      expect([name, params === undefined ? [] : Object.keys(params.shape)]).toEqual([name, named])
    }
  })

  it('[P-CALL-100] refuses unknown keys in every request', () => {
    const requests = CATALOGUE.flatMap(({ request }) => (request === undefined ? [] : [request]))
    for (const request of requests) {
      expect(request.safeParse({ somethingElse: 1 }).error?.issues.map(({ code }) => code)).toContain('unrecognized_keys')
    }
  })
})
