import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it, vi } from 'vitest'
import { openArticle } from '../article-address.ts'
import { ARTICLES, writtenFigures } from './index.ts'

// The texts as the source writes them: the macro that extracts them is the build's.
vi.mock('@lingui/core/macro', () => ({ msg: (descriptor: unknown) => descriptor }))

const TODAY = plainDate('2026-11-20')

const messageOf = (id: string, today = TODAY): string => {
  const blocks = ARTICLES.flatMap((article) => article.blocks(writtenFigures(today)))
  const words = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items
    return 'words' in block ? [block.words] : []
  })
  return words.find((message) => message.id === id)?.message ?? ''
}

describe('articles', () => {
  it('[CONTENT-03] each begin with a text, name their sources, and have an address of their own', () => {
    expect(ARTICLES).toHaveLength(6)
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(6)
    for (const { id, blocks, sources } of ARTICLES) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(blocks(writtenFigures(TODAY))[0]?.kind).toBe('text')
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) expect(source).toMatch(/^(?:Code |Loi )/)
    }
  })

  it('[CONTENT-02] write the figures of the day on which they are read', () => {
    expect(messageOf('contents.payment-and-tax.ceiling')).toContain('4\u00A0710,00\u00A0€ ni supérieur à 37\u00A0680,00\u00A0€')
    expect(messageOf('contents.payment-and-tax.later')).toContain('31,40\u00A0%')
    expect(messageOf('contents.payment-and-tax.later', plainDate('2025-12-31'))).toContain('30,00\u00A0%')
    expect(messageOf('contents.top-up.limit.ceiling')).toContain('3\u00A0844,80\u00A0€')
    expect(messageOf('contents.capital-or-annuity.small')).toContain('110,00\u00A0€')
  })

  it('[P-ROUTE-04] are unfolded by their name in the address, and by nothing else', () => {
    expect(openArticle({ article: 'abondement' })).toBe('abondement')
    for (const search of [{}, { article: 'constructor' }, { article: '' }, { article: ['abondement'] }, undefined, 'abondement'])
      expect(openArticle(search)).toBeUndefined()
  })
})
