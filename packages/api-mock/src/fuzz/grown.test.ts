import { describe, expect, it } from 'vitest'

import { growths, type JsonSchema } from './index.ts'

const SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 5 },
    day: { type: 'string', pattern: '^d$' },
    lines: {
      type: 'array',
      maxItems: 3,
      items: { anyOf: [{ type: 'null' }, { type: 'object', properties: { text: { type: 'string', maxLength: 4 } } }] },
    },
  },
} as unknown as JsonSchema

const grownBy = (body: unknown): unknown => growths(SCHEMA, body).reduce((grown, growth) => growth(grown), body)

describe('growths of a body', () => {
  it('write texts out and fill lists with elements that have grown themselves', () => {
    expect(grownBy({ name: 'a', day: 'd', lines: [{ text: 'b' }, null] })).toEqual({
      name: 'a mot',
      day: 'd',
      lines: [{ text: 'b mo' }, null, { text: 'b mo' }],
    })
  })

  it('leave alone what is as large as it may be, and what has nothing to repeat', () => {
    expect(growths(SCHEMA, { name: 'abcde', lines: [] })).toEqual([])
  })
})
