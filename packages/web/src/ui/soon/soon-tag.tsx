import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Tag } from '../tag/index.ts'
import * as styles from './soon.css.ts'

/** "Bientôt", on a door that is announced and leads nowhere yet. */
export const SoonTag = (): ReactElement => (
  <span className={styles.tag}>
    <Tag kind="running">
      <Trans id="ui.soon.tag">Bientôt</Trans>
    </Tag>
  </span>
)
