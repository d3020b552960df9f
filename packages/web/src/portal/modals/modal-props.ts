import type { OpenModal } from '@hautelisse/domain/portal'

/** What every modal of the address is given: the modal that the fragment names, and how to take the fragment away. */
export type ModalProps = { readonly modal: OpenModal; readonly onClose: () => void }
