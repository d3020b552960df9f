import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActRecord } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import { HomeLink } from './back.tsx'
import { Recognised } from './confirm-step.tsx'
import type { AttachmentProps } from './use-attachment.ts'

/** The contract is attached: where it is to be seen (ATT-06). */
export const DoneStep = ({ view, send, isMember }: AttachmentProps): ReactElement => (
  <ActRecord
    id={undefined}
    title={<Trans id="attachment.done.title">Votre contrat est rattaché</Trans>}
    back={<HomeLink isMember={isMember} />}
    lead={
      isMember ? (
        <Trans id="attachment.done.member">Il est dans vos comptes, sans vous reconnecter.</Trans>
      ) : (
        <Trans id="attachment.done.visitor">Il vous attend dans votre espace : connectez-vous pour le voir.</Trans>
      )
    }
    follow={
      isMember ? (
        <LinkButtonTo to={pathTo('accounts')}>
          <Trans id="attachment.done.accounts">Voir mes comptes</Trans>
        </LinkButtonTo>
      ) : (
        <LinkButtonTo to={pathTo('login')} icon={drawings.User}>
          <Trans id="portal.header.sign-in">Accéder à mon espace</Trans>
        </LinkButtonTo>
      )
    }
    change={
      <Button variant="secondary" onClick={() => send({ type: 'anotherRequested' })}>
        <Trans id="attachment.done.another">Rattacher un autre contrat</Trans>
      </Button>
    }
    home={false}
    isOneColumn
    before={
      <p className={text({ as: 'small' })}>
        <Trans id="attachment.done.told">Un e-mail prévient le titulaire du contrat. Le code du courrier ne sert plus.</Trans>
      </p>
    }
    recap={<Recognised contract={view.found} />}
  />
)
