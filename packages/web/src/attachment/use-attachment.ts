import type { Journey } from '@hautelisse/domain/attachment'
import { pathTo } from '@hautelisse/domain/portal'
import {
  attachmentMachine,
  attachmentPorts,
  canAttach,
  selectAttachment,
  type AttachmentEvent,
  type AttachmentStep,
  type AttachmentView,
} from '@hautelisse/machines/attachment'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useApp, usePage, useViewer } from '../shell/index.ts'

/** What every step of attaching a contract is given. */
export type AttachmentProps = {
  readonly journey: Journey
  readonly view: AttachmentView
  readonly send: (event: AttachmentEvent) => void
  /** Whether somebody is signed in, to whose space the contract comes. */
  readonly isMember: boolean
  /** It stands in the column of a page without header. */
  readonly isNarrow: boolean
}

const nowhere = (): undefined => undefined

/** Addresses of the steps; the journey of an individual contract has one for all of them. */
const ADDRESSES: Readonly<Record<Journey, (step: AttachmentStep) => string | undefined>> = {
  company: (step) => pathTo('connected-attachment-steps', { step }),
  individual: nowhere,
  visitor: (step) => pathTo('attachment', { step }),
}

/** Runs the attachment for as long as one of its steps is there. */
export const useAttachment = (journey: Journey): AttachmentProps => {
  const { client, clock, home, navigation, session } = useApp()
  const step = (usePage().params['step'] ?? 'choice') as AttachmentStep
  const isMember = useViewer().kind === 'member'
  const [snapshot, send] = useMachine(attachmentMachine, {
    input: {
      step,
      isAvailable: canAttach(home.extensions),
      today: clock.today(),
      ports: attachmentPorts(client),
      goTo: (next) => {
        const address = ADDRESSES[journey](next)
        if (address !== undefined) navigation.go(address)
      },
      rereadScopes: () => session.send({ type: 'scopesRequested' }),
    },
  })
  useEffect(() => send({ type: 'stepReached', step }), [send, step])
  return { journey, view: selectAttachment(snapshot), send, isMember, isNarrow: journey === 'visitor' }
}
