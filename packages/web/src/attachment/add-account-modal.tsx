import type { TileFilter } from '@hautelisse/domain/attachment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { ModalProps } from '../shell/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { TileRows } from './tiles.tsx'

const TITLES: Readonly<Record<TileFilter, ReactElement>> = {
  retirement: <Trans id="attachment.modal.retirement">Ajouter un compte pour la retraite</Trans>,
  projects: <Trans id="attachment.modal.projects">Ajouter un compte pour vos projets</Trans>,
}

const isFilter = (parameter: string | undefined): parameter is TileFilter => parameter !== undefined && parameter in TITLES

/** #add_account_retirement and #add_account_projects: the ways to add such an account (P-MODAL-06, AGG-10, AGG-11). */
export const AddAccountModal = ({ modal: { parameter }, onClose }: ModalProps): ReactElement | null =>
  isFilter(parameter) ? (
    <Modal open title={TITLES[parameter]} onClose={onClose}>
      <TileRows filter={parameter} />
    </Modal>
  ) : null
