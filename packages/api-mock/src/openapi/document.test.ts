import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { basePath, type ApiVersion } from '@hautelisse/domain/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'

import { startApi } from '../testing/index.ts'
import { openApiDocument } from './index.ts'

const document = openApiDocument('1.0.0')
const written = JSON.stringify(document)

const pathsOf = (calls: readonly { readonly method: string; readonly version: ApiVersion; readonly path: string }[]) =>
  calls.map(({ method, version, path }) => `${method} ${basePath(version)}${path}`)

describe('the OpenAPI document', () => {
  it('breaks no rule of the recommended set', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The licence is the owner's to choose: the document claims none.
      // The specification writes the address of the operations with a slash at the end (P-CALL-87).
      rules: { 'info-license': 'off', 'no-path-trailing-slash': 'off' },
    })
    const problems = await lintFromString({ source: written, absoluteRef: '/openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`)).toEqual([])
  })

  it('describes every call', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(pathsOf(CATALOGUE).toSorted())
  })

  it('writes what travels on both sides: amounts are numbers, dates texts, and requests take no unknown key', () => {
    const { request, answer } = {
      request: JSON.stringify(document.paths?.['/api/v3/simulators/mrm/simulation']?.post?.requestBody),
      answer: JSON.stringify(document.paths?.['/api/v2/services/api-ais/accounts']?.post?.responses),
    }
    expect(request).toContain('"additionalProperties":false')
    expect(request).toContain('"pattern":"^\\\\d{2}\\\\/\\\\d{2}\\\\/\\\\d{4}$"')
    expect(answer).toContain('"balance":{"type":"number"')
  })

  it('refers only to what it holds', () => {
    const refs = [...written.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(refs.length).toBeGreaterThan(0)
    expect([...new Set(refs)].filter((name) => document.components?.schemas?.[name] === undefined)).toEqual([])
  })

  it('is served', async () => {
    const answer = await startApi('server', { build: { version: '1.0.0', commit: 'abc' } })
      .visit()
      .get('/api/openapi.json')
    expect([answer.status, answer.text]).toEqual([200, written])
  })
})
