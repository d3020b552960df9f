import type { Derivation } from '@hautelisse/domain/explain'
import { Trans } from '@lingui/react/macro'
import { memo, useId, type ReactElement } from 'react'
import type { Row } from './ledger-rows.ts'
import { Quantity } from './quantity.tsx'
import { readInTurn } from './reading.ts'
import * as styles from './result.css.ts'
import { useRowNames } from './row-names.ts'
import { StepList } from './step-list.tsx'

type PrintedCalculationsProps = { readonly rows: readonly Row[]; readonly level: 2 | 4 }

type Explained = Row & { readonly figure: Derivation }

const isExplained = (row: Row): row is Explained => row.figure !== undefined

/** On paper no calculation has to be opened: that of every figure is there, and a step that several of them need stands where it is first needed. */
export const PrintedCalculations = memo(({ rows, level }: PrintedCalculationsProps): ReactElement | null => {
  const id = useId()
  const names = useRowNames()
  const explained = rows.filter((row) => isExplained(row))
  if (explained.length === 0) return null
  const named = new Map(explained.map(({ id: row, figure }) => [figure, names[row]] as const))
  const [Heading, Name] = level === 2 ? (['h2', 'h3'] as const) : (['h4', 'h5'] as const)
  return (
    <section className={styles.printed} aria-labelledby={id}>
      <Heading id={id} className={styles.sectionTitle}>
        <Trans id="tax.result.printed">Le calcul de chaque chiffre</Trans>
      </Heading>
      {readInTurn(explained.map(({ figure }) => figure)).map((steps, index) => {
        const row = explained[index]
        return row === undefined ? null : (
          <article key={row.id}>
            <Name className={styles.printedName}>
              <span>{names[row.id]}</span>
              <Quantity of={row.figure} />
            </Name>
            <StepList steps={steps} named={named} />
          </article>
        )
      })}
    </section>
  )
})
