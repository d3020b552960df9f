import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { text } from '../../ui/page/index.ts'
import type { StepProps } from '../step-props.ts'
import * as styles from './result.css.ts'

/** "Votre situation a changé", of a simulation that was saved before; its "Modifier" asks what is meant (TRANS-23, TRANS-44, TRANS-47). */
export const ChangeBanner = ({ send }: Pick<StepProps, 'send'>): ReactElement => (
  <aside className={styles.changed}>
    <p>
      <b className={text({ block: true })}>
        <Trans id="accounts.situation.title">Votre situation a changé</Trans>
      </b>
      <Trans id="transmission.changed.since">Naissance, mariage, achat ou vente depuis votre simulation&nbsp;?</Trans>
    </p>
    <Button variant="secondary" size="s" onClick={() => send({ type: 'deletionRequested' })}>
      <Trans id="answers.row.change">Modifier</Trans>
    </Button>
  </aside>
)
