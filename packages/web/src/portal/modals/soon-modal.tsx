import type { AnnouncedModalId } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import { Tag } from '../../ui/tag/index.ts'
import type { ModalProps } from '../../shell/index.ts'
import { SOON } from './soon-words.ts'
import { soon } from './modals.css.ts'

const isSoon = (id: string): id is AnnouncedModalId => Object.hasOwn(SOON, id)

/** A modal that the address knows and whose content is still to come: what it will be for, and that nothing has to be done. */
export const SoonModal = ({ modal: { id, fund }, onClose }: ModalProps): ReactElement | null => {
  const { t } = useLingui()
  if (!isSoon(id)) return null
  const { title, text } = SOON[id]
  return (
    <Modal
      open
      title={fund?.investment.label ?? t(title)}
      lead={t(text)}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans id="modal.soon.close">J’ai compris</Trans>
        </Button>
      }
    >
      <p className={soon}>
        <Tag kind="running">
          <Trans id="soon.page.state">Bientôt disponible</Trans>
        </Tag>
      </p>
    </Modal>
  )
}
