import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { basePath, type Call } from '@hautelisse/domain/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { askEveryCall, startApi, type Received } from '../testing/index.ts'
import { openApiDocument } from './index.ts'

type Media = { examples?: Record<string, { readonly value: unknown }> }
type Operation = {
  readonly responses: Record<string, { readonly content: Readonly<Partial<Record<'application/json' | 'text/plain', Media>>> }>
}
type Document = { readonly paths: Record<string, Record<string, Operation>> }

/** Adds answers to the document as examples, each one once: many people are answered the same. */
const exampleBook = (document: Document) => {
  const known = new Set<string>()
  return ({ method, version, path, name }: Call, { status, headers, text, json }: Received, sub: string): void => {
    const response = document.paths[`${basePath(version)}${path}`]?.[method.toLowerCase()]?.responses[status]
    if (response === undefined) throw new Error(`The document knows no answer ${status} of ${method} ${path}`)
    const media = response.content['application/json'] ?? response.content['text/plain']
    if (media === undefined) throw new Error(`The document has no words for ${path}`)
    const answer = `${name} ${status} ${text}`
    if (known.has(answer)) return
    known.add(answer)
    const value = headers.get('Content-Type')?.startsWith('text/plain') === true ? text : json()
    media.examples = { ...media.examples, [sub]: { value } }
  }
}

const askAll = async (addExample: ReturnType<typeof exampleBook>, person: Person) => {
  const statuses = new Map<string, number>()
  const api = startApi('server', { loadPrinter: async () => async () => new TextEncoder().encode('%PDF') })
  await askEveryCall(api, person, async ({ visitor, call, sent }) => {
    const answer = await visitor.send(sent)
    statuses.set(call.name, answer.status)
    if (answer.status !== 204) addExample(call, answer, person.oauth_profile.sub)
    return answer
  })
  return statuses
}

/** Those whose answers together have every call, status, field and list that the answers of anybody have; `npm run test:all` asks everybody. */
const VARIED: ReadonlySet<string> = new Set([
  'sylvie-garnier',
  'nadia-belkhir',
  'lea-morvan',
  'camille-verdier',
  'bruno-castagne',
  'ines-caradec',
  'hugo-delmas',
  'karim-vasseur',
  'marc-delorme',
  'helene-fontanel',
])
const ASKED = process.env['TEST_ALL'] === 'yes' ? PEOPLE : PEOPLE.filter(({ oauth_profile: { sub } }) => VARIED.has(sub))

/** Every call for everybody: on a busy machine it takes longer than other tests may. */
const EVERY_CALL_MS = 180_000

describe('the OpenAPI document and the answers', () => {
  it(
    'agree: whatever a seeded person is answered is as the document says, with nothing that it does not name',
    async () => {
      const document = JSON.parse(JSON.stringify(openApiDocument('1.0.0'))) as Document
      const addExample = exampleBook(document)
      const answered = new Set<string>()
      for (const person of ASKED)
        for (const [name, status] of await askAll(addExample, person)) if (status === 200 || status === 204) answered.add(name)
      expect([...answered].toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())

      const config = await createConfig({ rules: { 'no-invalid-media-type-examples': 'error' } })
      const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config })
      expect(problems.map(({ message, location }) => `${location[0]?.pointer ?? ''} ${message}`)).toEqual([])
    },
    EVERY_CALL_MS,
  )
})
