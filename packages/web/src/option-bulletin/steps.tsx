import { SOURCES as CONTRIBUTIONS } from '@hautelisse/domain/contributions'
import { euros, formatShare } from '@hautelisse/domain/money'
import { inOrder, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES as NET } from '@hautelisse/domain/net-income'
import { SOURCES as BULLETIN } from '@hautelisse/domain/option-bulletin'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './choice.css.ts'
import { useTermWords } from './term-words.ts'

const CITATIONS: Readonly<Partial<Record<string, { readonly citations: readonly string[] }>>> = {
  ...CONTRIBUTIONS,
  ...NET,
  ...BULLETIN,
}

const articleOf = ({ source }: Derivation): string =>
  source === undefined ? '' : (CITATIONS[source.code]?.citations.join(', ') ?? '')

const DECIMALS = 6

const Value = ({ of: figure }: { readonly of: Derivation }): ReactElement => {
  const value = valueOf(figure)
  if (figure.unit === 'rate') return <>{formatShare(value)}</>
  if (figure.unit === 'eur' || figure.unit === 'eur-per-year') return <Amount value={euros(value.toDecimalPlaces(2))} />
  return <>{value.toDecimalPlaces(DECIMALS).toString().replace('.', ',')}</>
}

/** A tax of the household is named; its calculation is that of the tax simulator. */
const WHOLE = 'option-bulletin.household-tax'

/** The figures of a calculation in their order, each once, without those inside a tax of the household. */
const linesOf = (figure: Derivation): readonly Derivation[] => {
  const inside = new Set(
    inOrder(figure).flatMap(({ node }) =>
      node.term === WHOLE ? inOrder(node).flatMap((one) => (one.node === node ? [] : [one.node])) : [],
    ),
  )
  const seen = new Set<string>()
  return inOrder(figure)
    .map(({ node }) => node)
    .filter((node) => {
      const key = `${node.term} ${node.value}`
      if (inside.has(node) || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** Where a figure comes from, folded: its figures in order, each with its articles. */
export const Steps = ({ title, of: figure }: { readonly title: ReactNode; readonly of: Derivation }): ReactElement => {
  const nameOf = useTermWords()
  return (
    <details>
      <summary>{title}</summary>
      <dl className={styles.lines}>
        {linesOf(figure).flatMap((node) => {
          const name = nameOf(node.term)
          if (name === undefined) return []
          return [
            <div key={`${node.term} ${node.value}`} className={styles.line}>
              <dt>
                {name} <span className={styles.small}>{articleOf(node)}</span>
              </dt>
              <dd>
                <Value of={node} />
              </dd>
            </div>,
          ]
        })}
      </dl>
    </details>
  )
}
