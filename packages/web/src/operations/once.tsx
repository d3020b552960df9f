import { onceMachine, selectOnce, type SendOnce } from '@hautelisse/machines/operations'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'

type OnceProps = {
  /** Words of the button that asks, and what names it beside others. */
  readonly children: ReactNode
  readonly label: string
  readonly question: ReactNode
  readonly lead: ReactNode
  /** The act itself, and leaving everything as it is: words that cannot be taken for each other. */
  readonly confirm: ReactNode
  readonly keep: ReactNode
  readonly send: SendOnce
  /** Reads again what the act has changed. */
  readonly onDone: () => void
}

/** A button that asks in a window before an act, which is done once (PAY-19). */
export const Once = ({ children, label, question, lead, confirm, keep, send: act, onDone }: OnceProps): ReactElement => {
  const { random } = useApp()
  const [snapshot, send] = useMachine(onceMachine, { input: { send: act, random, refresh: onDone } })
  const { isOpen, isSending, hasFailed } = selectOnce(snapshot)
  return (
    <>
      <Button variant="secondary" size="s" aria-label={label} onClick={() => send({ type: 'asked' })}>
        {children}
      </Button>
      <Modal
        open={isOpen}
        shape="question"
        title={question}
        lead={lead}
        onClose={() => send({ type: 'givenUp' })}
        actions={
          <>
            <Button busy={isSending} onClick={() => send({ type: 'confirmed' })}>
              {confirm}
            </Button>
            <Button variant="secondary" onClick={() => send({ type: 'givenUp' })}>
              {keep}
            </Button>
          </>
        }
      >
        {hasFailed && (
          <div role="alert">
            <Note kind="alert">
              <Trans id="act.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
            </Note>
          </div>
        )}
      </Modal>
    </>
  )
}
