import { selectIsAgeKnown, selectIsSeventy } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'
import type { StepProps } from './step-props.ts'

/** By which age the contracts are taxed, where it is not simply below 70 (TRM-09). */
export const AgeNote = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement | null => {
  if (!selectIsAgeKnown(snapshot))
    return (
      <Note>
        <Trans id="transmission.life.age-unknown">
          Votre date de naissance n’est pas connue : nous supposons que vous avez moins de 70 ans. À partir de 70 ans, un PER et
          les primes d’assurance-vie versées après 70 ans sont taxés autrement : Code général des impôts, art. 757 B.
        </Trans>
      </Note>
    )
  if (!selectIsSeventy(snapshot)) return null
  return (
    <Note>
      <Trans id="transmission.life.seventy">
        Vous avez 70 ans ou plus. Un PER et les primes d’assurance-vie versées après 70 ans sont taxés avec la succession, au-delà
        de 30 500 € en tout : Code général des impôts, art. 757 B. Les gains de ces primes sont exonérés, ceux d’un PER non.
      </Trans>
    </Note>
  )
}
