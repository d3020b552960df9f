import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Note } from '../../ui/note/index.ts'
import type { ResultsProps } from './results-props.ts'

/** Savings that were left without a side take no part in the result, and it says so (MRM-78). */
export const UnsplitNote = ({ results }: Pick<ResultsProps, 'results'>): ReactElement | null => {
  const { unsplit } = results.asked
  if (unsplit === undefined) return null
  return (
    <Note kind="warn">
      <Trans id="withdrawal.results.unsplit">
        Vous n’avez pas réparti <Amount value={unsplit} /> de votre épargne : ce résultat ne compte cette somme ni en capital ni
        en rente.
      </Trans>
    </Note>
  )
}
