import type { PlainDate } from '@hautelisse/domain/calendar'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'
import { ASSUMPTIONS_HASH, RULE_HASH } from './hashes.ts'

type ModalProps = { readonly today: PlainDate }

const MODALS: Readonly<Record<string, LazyExoticComponent<ComponentType<ModalProps>>>> = {
  [ASSUMPTIONS_HASH]: lazy(async () => ({ default: (await import('./assumptions-modal.tsx')).AssumptionsModal })),
  [RULE_HASH]: lazy(async () => ({ default: (await import('./rule-modal.tsx')).RuleModal })),
}

/** The modal of this room that the address fragment names, loaded when it is first opened. */
export const HashModals = ({ today }: ModalProps): ReactElement | null => {
  const Modal = MODALS[useLocation({ select: ({ hash }) => hash })]
  return Modal === undefined ? null : (
    <Suspense>
      <Modal today={today} />
    </Suspense>
  )
}
