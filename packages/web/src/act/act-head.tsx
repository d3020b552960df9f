import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import * as styles from './act.css.ts'

type ActHeadProps = {
  /** The task, or what became of it. */
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The way back, where it is not the savings. */
  readonly back?: ReactNode
  /** What was asked for is done. */
  readonly isDone?: boolean
}

/** Head of every page of an act: where it comes from and the way back, what it is for. */
export const ActHead = ({ title, lead, back, isDone = false }: ActHeadProps): ReactElement => (
  <header className={styles.head}>
    <p className={styles.back}>
      {back ?? (
        <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft}>
          <Trans id="accounts.home.page">Mon épargne</Trans>
        </TextLinkTo>
      )}
    </p>
    <h1 tabIndex={-1} className={isDone ? styles.doneTitle : undefined}>
      {isDone && <Icon of={drawings.CheckCircle} className={styles.tick} />}
      {title}
    </h1>
    {lead !== undefined && lead !== false && <div className={styles.lead}>{lead}</div>}
  </header>
)
