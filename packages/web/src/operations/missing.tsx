import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RetryNote } from '../resource/index.ts'
import { useFamilyNames } from './words.ts'

type MissingProps = { readonly scopes: readonly string[]; readonly onRetry: () => void }

/** Operations of some families, or some operations alone, could not be read; the others are there (P-CALL-90, OPS-20). */
export const Missing = ({ scopes, onRetry }: MissingProps): ReactElement => {
  const families = useFamilyNames()(scopes)
  return (
    <RetryNote kind="warn" onRetry={onRetry}>
      <p>
        {families === '' ? (
          <Trans id="operations.missing.some">
            Une partie de vos opérations est momentanément indisponible. Les autres sont complètes.
          </Trans>
        ) : (
          <Trans id="operations.missing.families">
            Une partie de vos opérations est momentanément indisponible : {families}. Les autres sont complètes.
          </Trans>
        )}
      </p>
    </RetryNote>
  )
}
