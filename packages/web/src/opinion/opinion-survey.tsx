import { opinionMachine, selectOpinionButton, selectOpinionStep } from '@hautelisse/machines/opinion'
import { selectUser } from '@hautelisse/machines/session'
import { selectOpinionHintSeen } from '@hautelisse/machines/settings'
import { useLingui } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { useEffect, useRef, type ReactElement } from 'react'
import { useApp, useSession, useSettings } from '../shell/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { OpinionWindow } from './opinion-window.tsx'
import * as styles from './opinion.css.ts'

type OpinionSurveyProps = {
  readonly userId: string
  /** Path of the page. */
  readonly path: string
}

/** The button of the survey and its window (OPIN-01 to OPIN-21). */
export const OpinionSurvey = ({ userId, path }: OpinionSurveyProps): ReactElement => {
  const { client, sessionStorage, settings } = useApp()
  const { t } = useLingui()
  const wasSeen = useSession(selectUser)?.seeOpinionMessage === true
  const isSeenHere = useSettings(selectOpinionHintSeen)
  const [snapshot, send] = useActor(opinionMachine, {
    input: {
      client,
      userId,
      path,
      storage: sessionStorage,
      isHintSeen: wasSeen || isSeenHere,
      noteHintSeen: () => settings.send({ type: 'opinionHintShown' }),
    },
  })
  useEffect(() => send({ type: 'pathFollowed', path }), [path, send])
  const button = selectOpinionButton(snapshot)
  const isOpen = selectOpinionStep(snapshot) !== undefined
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button goes with the survey: the keyboard goes on from the heading of the page.
    if (!isOpen && wasOpen.current && button === 'absent')
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, button])
  const words = t({ id: 'opinion.button.label', message: 'Donner mon avis' })
  return (
    <aside aria-label={t({ id: 'opinion.button.region', message: 'Votre avis' })}>
      {button !== 'absent' && (
        <button
          type="button"
          className={button === 'hint' ? styles.hint : styles.disc}
          aria-haspopup="dialog"
          aria-label={button === 'hint' ? undefined : words}
          onClick={() => send({ type: 'openRequested' })}
        >
          <Icon of={drawings.Chat} />
          {button === 'hint' && <span>{words}</span>}
        </button>
      )}
      {isOpen && <OpinionWindow snapshot={snapshot} send={send} />}
    </aside>
  )
}
