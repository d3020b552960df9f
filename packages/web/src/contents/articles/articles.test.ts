import { formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'
import { BARE } from '@hautelisse/domain/explain'
import { ceilingLawOf, reckonCeiling } from '@hautelisse/domain/income-tax'
import { euros, formatEuros } from '@hautelisse/domain/money'
import { deductionEnd } from '@hautelisse/domain/tax-saving'
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

  it('[CONTENT-02] [TS-11] never say another ceiling, life of an unused one or last age of a deduction than the simulator', () => {
    const { cap, floor } = writtenFigures(TODAY)
    const ceiling = (income: number) => formatEuros(euros(reckonCeiling(BARE, euros(income), ceilingLawOf(2026, 2025)).ceiling))
    expect([floor, cap]).toEqual([ceiling(0), ceiling(10_000_000)])
    const unused = 'pendant 3\u00A0ans pour les années jusqu’à 2025, et pendant 5\u00A0ans à partir du plafond de 2026'
    expect(messageOf('contents.payment-and-tax.unused-since')).toContain(unused)
    expect(messageOf('contents.payment-and-tax.unused', plainDate('2025-12-31'))).toContain('pendant 3\u00A0ans.')
    expect(messageOf('contents.payment-and-tax.unused', plainDate('2029-01-01'))).toContain('pendant 5\u00A0ans.')
    const end = deductionEnd({ client_age: 69 }, TODAY)
    expect(messageOf('contents.payment-and-tax.age')).toBe(
      `Depuis le ${end && formatFrenchDate(end.since)}, un versement fait à partir de votre ${end?.age}e\u00A0anniversaire ne se déduit plus.`,
    )
    expect(messageOf('contents.payment-and-tax.age', plainDate('2025-12-31'))).toBe('')
  })

  it('[P-ROUTE-04] are unfolded by their name in the address, and by nothing else', () => {
    expect(openArticle({ article: 'abondement' })).toBe('abondement')
    for (const search of [{}, { article: 'constructor' }, { article: '' }, { article: ['abondement'] }, undefined, 'abondement'])
      expect(openArticle(search)).toBeUndefined()
  })
})
