import { SIGN_OUT_PATH } from '@hautelisse/domain/portal'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './mirror-strip.css.ts'

/** Whose space an employee looks at, that nothing can be done there, and the way out of it (P-PERM-01). */
export const MirrorStrip = (): ReactElement => {
  const { navigation } = useApp()
  const user = useSession(selectUser)
  const name = user && fullNameOf(user)
  return (
    <section className={styles.strip} aria-labelledby="mirror-strip">
      <div className={`${layout.wrap} ${styles.row}`}>
        <Icon of={drawings.Eye} className={styles.icon} />
        <p className={styles.text}>
          <strong id="mirror-strip">
            {name === undefined ? (
              <Trans id="portal.mirror.space-nobody">Vision miroir, espace client.</Trans>
            ) : (
              <Trans id="portal.mirror.space">Vision miroir, espace client&nbsp;: {name}.</Trans>
            )}
          </strong>{' '}
          <Trans id="portal.mirror.nothing">Lecture seule&nbsp;: rien ne peut y être fait.</Trans>
        </p>
        <TextButton className={styles.leave} onClick={() => navigation.go(SIGN_OUT_PATH)}>
          <Trans id="portal.mirror.leave">Quitter</Trans>
        </TextButton>
      </div>
    </section>
  )
}
