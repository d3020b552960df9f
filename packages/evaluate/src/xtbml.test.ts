import { loadMortalityTables, TABLE_CODES } from '@hautelisse/domain/mortality'
import { Decimal } from '@hautelisse/domain/money'
import { test } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runHere } from './command.testing.ts'
import { readXml, readXmlText, type Xml } from './xml.testing.ts'
import { escapeXml } from './xtbml.ts'

const tables = await loadMortalityTables()

/** The children of an element by name, each once. */
const only = (parent: Xml | undefined, name: string): Xml => {
  const [child, ...others] = (parent?.children ?? []).filter((one) => one.name === name)
  if (child === undefined || others.length > 0) throw new Error(`not one ${name} in ${parent?.name}`)
  return child
}

const childrenOf = (parent: Xml, name: string): readonly Xml[] => {
  if (parent.children.some((child) => child.name !== name)) throw new Error(`another element than ${name} in ${parent.name}`)
  return parent.children
}

/** Reads an axis of the table: its name, code and the values that it goes through. */
const axis = (
  definition: Xml,
): { readonly id: string | undefined; readonly code: string | undefined; readonly scale: readonly string[] } => {
  const [least = 0, most = 0, step = 0] = ['MinScaleValue', 'MaxScaleValue', 'Increment'].map((name) =>
    Number(only(definition, name).text),
  )
  const scale = Array.from({ length: (most - least) / step + 1 }, (_, at) => String(least + at * step))
  return { id: definition.attributes['id'], code: only(definition, 'ScaleType').attributes['tc'], scale }
}

describe.each(TABLE_CODES)('%s as XTbML', async (code) => {
  const { out, err, status } = await runHere(['tables', '--table', code, '--as', 'xtbml'], '')
  const root = readXml(out)
  const table = only(root, 'Table')
  const about = only(root, 'ContentClassification')
  const axes = only(table, 'MetaData')
    .children.filter(({ name }) => name === 'AxisDef')
    .map((one) => axis(one))
  const [years = [], ages = []] = axes.map(({ scale }) => scale)
  const outer = childrenOf(only(table, 'Values'), 'Axis')

  it('[MOR-11] is one document with one table, over years of birth and ages, of French annuitants', () => {
    expect([err, status, root.name, root.children.map(({ name }) => name)]).toEqual([
      '',
      0,
      'XTbML',
      ['ContentClassification', 'Table'],
    ])
    expect(axes.map(({ id, code: scale }) => [id, scale])).toEqual([
      ['BirthYear', '2'],
      ['Age', '3'],
    ])
    expect([years[0], years.at(-1), ages[0], ages.at(-1)]).toEqual(['1900', '2005', '0', '120'])
    const meta = only(table, 'MetaData')
    expect(
      ['ScalingFactor', 'DataType', 'Nation'].map((name) => [only(meta, name).attributes['tc'], only(meta, name).text]),
    ).toEqual([
      [undefined, '0'],
      ['2', 'Floating Point'],
      ['33', 'France'],
    ])
    expect([only(about, 'ContentType').attributes['tc'], only(about, 'TableName').text]).toEqual([
      '78',
      `${code} - generation table for life annuities, France`,
    ])
  })

  it('[MOR-11] has a place for every year of birth and age, and each probability equals that of the table', () => {
    expect(outer.map(({ attributes }) => attributes['t'])).toEqual(years)
    const wrong = outer.flatMap((generation) => {
      const year = Number(generation.attributes['t'])
      const values = childrenOf(only(generation, 'Axis'), 'Y')
      expect(values.map(({ attributes }) => attributes['t'])).toEqual(ages)
      return values.filter(({ attributes, text }) => {
        const age = Number(attributes['t'])
        if (age < tables[code].firstAge(year) || tables[code].survivors(year, age) === 0) return text !== ''
        const here = new Decimal(tables[code].survivors(year, age))
        return (
          text !==
          String(
            here
              .minus(tables[code].survivors(year, age + 1))
              .div(here)
              .toNumber(),
          )
        )
      })
    })
    expect(wrong).toEqual([])
  })

  it('[MOR-11] [MOR-01] the numbers living of the table come back from the document alone', () => {
    // The published tables hold whole persons, the mixed one tenths.
    const parts = code === 'MIXED' ? 10 : 1
    const wrong = outer.flatMap((generation) => {
      const year = Number(generation.attributes['t'])
      let living = 100_000
      return only(generation, 'Axis')
        .children.filter(({ text }) => text !== '')
        .filter(({ attributes, text }) => {
          const isWrong = living !== tables[code].survivors(year, Number(attributes['t']))
          living = Math.round(living * (1 - Number(text)) * parts) / parts
          return isWrong
        })
    })
    expect(wrong).toEqual([])
  })

  it('[MOR-12] says whether the numbers living behind it are published', () => {
    const comment = only(about, 'Comments').text
    expect(comment.includes('no published ones but computed: 0.6 TGH05 + 0.4 TGF05, weighted on l(x)')).toBe(code === 'MIXED')
    expect(comment.includes('the whole ones of the published table')).toBe(code !== 'MIXED')
    expect(only(about, 'ProviderName').text).toBe(code === 'MIXED' ? 'Hautelisse' : 'République française')
  })
})

describe('signs of XML in a text', () => {
  it('[MOR-11] are written as entities', () => {
    expect(escapeXml(`q < 1 & l > "0" or 'none'`)).toBe('q &lt; 1 &amp; l &gt; &quot;0&quot; or &apos;none&apos;')
    expect(escapeXml('&lt;')).toBe('&amp;lt;')
  })

  test.prop([fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", ';', 'lt', 'amp', 'é', ' ') })])(
    '[MOR-11] come back as they were',
    (text) => {
      expect(readXmlText(escapeXml(text))).toBe(text)
    },
  )

  const head = '<?xml version="1.0" encoding="utf-8"?>\n'
  it.each([
    [`${head}<a><b></a>\n`, 'b is closed by a'],
    [`${head}<a>x & y</a>\n`, 'no entity: & y'],
    [`${head}<a>x &nbsp; y</a>\n`, 'no entity: &nbsp;'],
    [`${head}<a>x > y</a>\n`, 'a bare sign in x > y'],
    [`${head}<a></a><a></a>\n`, 'no single root'],
    [`${head}<a>x<b></b></a>\n`, 'text among the elements of a'],
    ['<a></a>\n', 'no declaration'],
  ])('[MOR-11] the reader that compares the documents refuses %j', (document, reason) => {
    expect(() => readXml(document)).toThrow(reason)
  })
})
