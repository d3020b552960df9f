import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActHead } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './attachment.css.ts'
import { HomeLink } from './back.tsx'
import type { AttachmentProps } from './use-attachment.ts'
import { Doors } from '../ui/page/index.ts'

/** A server that attaches no contract: whom to ask instead. */
export const AttachmentUnavailable = ({ isMember }: Pick<AttachmentProps, 'isMember'>): ReactElement => (
  <section>
    <ActHead
      title={<Trans id="attachment.unavailable.title">Le rattachement en ligne n’est pas ouvert ici</Trans>}
      back={<HomeLink isMember={isMember} />}
    />
    <Panel className={styles.form}>
      <p>
        <Trans id="attachment.unavailable.text">
          Envoyez une copie de votre courrier et de votre pièce d’identité : nous rattachons le contrat pour vous.
        </Trans>
      </p>
      <Doors>
        <LinkButtonTo to={pathTo('contact')} icon={drawings.Envelope}>
          <Trans id="portal.footer.contact">Nous contacter</Trans>
        </LinkButtonTo>
      </Doors>
    </Panel>
  </section>
)
