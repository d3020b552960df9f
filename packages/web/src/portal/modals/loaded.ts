import { MODALS, type ModalId } from '@hautelisse/domain/portal'
import { lazy, type LazyExoticComponent } from 'react'
import { loadContent, type ModalContent } from './registry.ts'

type Late = LazyExoticComponent<ModalContent>

const late = (id: ModalId): Late => lazy(async () => ({ default: await loadContent(id) }))

/** What each modal shows, loaded when it is first drawn. */
export const CONTENTS = Object.fromEntries(MODALS.map(({ id }) => [id, late(id)])) as Record<ModalId, Late>

/** Takes a loading that failed for none, so that the next drawing asks again. */
export const forgetContent = (id: ModalId): void => {
  CONTENTS[id] = late(id)
}
