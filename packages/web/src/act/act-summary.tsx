import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './act.css.ts'

type ActPartProps = {
  readonly title: string
  readonly children: ReactNode
  /** Goes back to its answers. */
  readonly onChange: () => void
}

/** A part of the summary of an act, with the way back to its answers. */
export const ActPart = ({ title, children, onChange }: ActPartProps): ReactElement => (
  <PanelSection>
    <div className={styles.partHead}>
      <h3 className={styles.partTitle}>{title}</h3>
      <TextButton onClick={onChange}>
        <Trans id="act.summary.change">Modifier</Trans> <VisuallyHidden>{title}</VisuallyHidden>
      </TextButton>
    </div>
    {children}
  </PanelSection>
)

/** What follows if the act is confirmed, beside its summary. */
export const ActThen = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <>
    <h3 className={styles.panelTitle}>
      <Trans id="act.summary.then">Si vous validez</Trans>
    </h3>
    {children}
  </>
)
