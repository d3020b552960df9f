import { Trans } from '@lingui/react/macro'
import type { Euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import * as styles from './result.css.ts'

type LowestProps = { readonly of: readonly { readonly monthMost: Euros | undefined }[] }

/** Says that amounts below are the lowest of their range, or some of them. Draws nothing if all are known (SP-23). */
export const Lowest = ({ of }: LowestProps): ReactElement | null => {
  const ranges = of.filter(({ monthMost }) => monthMost !== undefined)
  if (ranges.length === 0) return null
  return (
    <p className={styles.above}>
      {ranges.length === of.length ? (
        <Trans id="pension-result.lowest.all">Les montants ci-dessous sont les plus bas de la fourchette.</Trans>
      ) : (
        <Trans id="pension-result.lowest.some">Certains des montants ci-dessous sont les plus bas d’une fourchette.</Trans>
      )}
    </p>
  )
}
