import type { LongLife } from '@hautelisse/domain/longevity'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'

/** What the part is about, under its heading. */
export const LongLifeLead = (): ReactElement => (
  <Trans id="longevity.head.lead">
    Rente simple, brute. Personne ne sait combien de temps une vie dure : voici ce que dit une table.
  </Trans>
)

/** The age at which the sum reaches the capital, for a phone that has folded the rest. */
export const LongLifeFigure = ({ steady }: Pick<LongLife, 'steady'>): ReactElement | null => {
  const ageWords = useAgeWords()
  if (steady === undefined) return null
  const age = ageWords(steady.ageInMonths)
  return <Trans id="longevity.head.figure">La rente atteint le capital à {age}</Trans>
}
