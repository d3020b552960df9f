import { selectIsKnownSaver } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import * as styles from './simulator.css.ts'
import type { StepProps } from './step-props.ts'

/** Says that gender and age were told by the profile, and leads to them. */
export const ProfileLine = ({ snapshot, send }: StepProps): ReactElement | null =>
  selectIsKnownSaver(snapshot) ? (
    <p className={styles.profileLine}>
      <Trans id="tax.profile.known">Votre genre et votre âge viennent de votre profil.</Trans>{' '}
      <TextButton onClick={() => send({ type: 'stepRequested', step: 'gender' })}>
        <Trans id="accounts.situation.change">Modifier</Trans>
      </TextButton>
    </p>
  ) : null
