import { Trans } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { PrintedCalculations as Printed } from '../../explanation/index.ts'
import type { Row } from './ledger-rows.ts'
import * as styles from './result.css.ts'
import { useRowNames } from './row-names.ts'
import { useSources, useTerms } from './terms.tsx'

type PrintedCalculationsProps = { readonly rows: readonly Row[]; readonly level: 2 | 4 }

/** What paper has of every figure of the result. */
export const PrintedCalculations = memo(({ rows, level }: PrintedCalculationsProps): ReactElement => {
  const names = useRowNames()
  const figures = rows.flatMap(({ id, figure: derivation }) =>
    derivation === undefined ? [] : [{ key: id, name: names[id], derivation }],
  )
  return (
    <Printed
      title={<Trans id="tax.result.printed">Le calcul de chaque chiffre</Trans>}
      level={level}
      className={styles.printed}
      titleClassName={styles.sectionTitle}
      figures={figures}
      terms={useTerms()}
      sources={useSources()}
    />
  )
})
