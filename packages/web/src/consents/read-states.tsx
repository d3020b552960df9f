import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Skein } from '../ui/skein/index.ts'
import * as styles from './consents.css.ts'

/** A consent that is being read. */
export const Waiting = (): ReactElement => (
  <p className={styles.waiting}>
    <Skein busy />
    <Trans id="consents.modal.loading">Lecture de vos consentements</Trans>
  </p>
)

/** A consent that could not be read, and how to ask again; the other one stays. */
export const Failed = ({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }): ReactElement => (
  <Note kind="alert" live>
    <p>{children}</p>
    <TextButton icon={drawings.Retry} onClick={onRetry}>
      <Trans id="consents.modal.retry">Réessayer</Trans>
    </TextButton>
  </Note>
)
