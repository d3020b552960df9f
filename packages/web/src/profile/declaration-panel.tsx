import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { declarationState, type IdentityContext } from '@hautelisse/domain/profile'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Panel } from '../ui/panel/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { EditLink } from './edit-link.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './profile.css.ts'

type DeclarationPanelProps = {
  readonly context: IdentityContext
  readonly today: PlainDate
  /** Whether the session can change anything: else there is no way to the form. */
  readonly canEdit: boolean
}

/** Where the declaration stands, and what it lifts (PERS-01). */
export const DeclarationPanel = ({ context, today, canEdit }: DeclarationPanelProps): ReactElement => {
  const state = declarationState(context.declaration?.declared_on, today)
  const until = state.kind === 'standing' ? formatFrenchDate(state.until) : ''
  return (
    <Panel aria-labelledby="profile-declaration">
      <div className={styles.head}>
        <h2 id="profile-declaration" className={text({ as: 'subtitle' })}>
          <Trans id="profile.declaration.title">Données à déclarer</Trans>
        </h2>
        {state.kind === 'standing' ? (
          <Tag kind="done">
            <Trans id="profile.declaration.standing">Complètes</Trans>
          </Tag>
        ) : (
          <Tag kind="alert">
            <Trans id="profile.declaration.missing">À compléter</Trans>
          </Tag>
        )}
      </div>
      <p>
        {state.kind === 'standing' ? (
          <Trans id="profile.declaration.until">Votre déclaration est valable jusqu’au {until}.</Trans>
        ) : (
          <Trans id="profile.declaration.blocks">
            Sans cette déclaration, vos versements et vos arbitrages peuvent être bloqués. La compléter les rouvre aussitôt.
          </Trans>
        )}
      </p>
      {canEdit && (
        <p>
          <EditLink action="edit-declaration" isNew={state.kind === 'missing'} />
        </p>
      )}
    </Panel>
  )
}
