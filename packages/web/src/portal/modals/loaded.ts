import type { ModalId } from '@hautelisse/domain/portal'
import { loadContent, type ModalContent } from './registry.ts'

const loading = new Map<ModalId, Promise<ModalContent>>()

/**
 * What a modal shows, asked for once; the same promise each time, so that a screen can wait for it.
 *
 * @param id - the modal
 */
export const contentOf = (id: ModalId): Promise<ModalContent> => {
  const known = loading.get(id) ?? loadContent(id)
  loading.set(id, known)
  return known
}

/** Forgets a loading that failed, so that the next one asks again. */
export const forgetContent = (id: ModalId): void => {
  loading.delete(id)
}
