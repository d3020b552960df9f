import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import type { ModalProps } from '../../shell/index.ts'

/** An employee looks at a customer's space: the action was not carried out (S-ROLE-06, S-ROLE-07, P-PERM-07). */
export const ForbiddenMirrorModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => (
  <Modal
    open
    urgent
    title={<Trans id="portal.mirror.title">Vision miroir</Trans>}
    lead={<Trans id="portal.mirror.text">Vous ne pouvez effectuer cette action en vision miroir.</Trans>}
    onClose={onClose}
    actions={
      <Button onClick={onClose}>
        <Trans id="portal.mirror.close">J’ai compris</Trans>
      </Button>
    }
  />
)
