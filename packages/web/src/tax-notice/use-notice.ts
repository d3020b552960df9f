import { keepDraft } from '@hautelisse/machines/stepper'
import {
  explainNotice,
  noticeDraftOf,
  noticeEntry,
  noticeMachine,
  selectNotice,
  type NoticeAnswers,
  type NoticeBasis,
  type NoticeInput,
} from '@hautelisse/machines/tax-saving'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../shell/index.ts'
import type { NoticeExplained } from './explaining.tsx'
import type { NoticeProps } from './notice-props.ts'

/** Runs the lines of the notice for as long as they stand; the tab keeps what is typed. */
export const useNoticeMachine = () => {
  const { sessionStorage } = useApp()
  const [input] = useState((): NoticeInput => ({ answers: noticeEntry.read(sessionStorage) }))
  const [snapshot, send, actor] = useMachine(noticeMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, noticeEntry, { draftOf: noticeDraftOf }), [actor, sessionStorage])
  return { snapshot, send } as const
}

/**
 * Runs them beside a result.
 *
 * @param basis the result beside which they stand
 */
export const useNotice = (
  basis: NoticeBasis,
): NoticeProps & Pick<NoticeExplained, 'explain'> & { readonly answers: NoticeAnswers } => {
  const { snapshot, send } = useNoticeMachine()
  const { situation, ceiling, payment } = basis
  const view = useMemo(() => selectNotice(snapshot, { situation, ceiling, payment }), [snapshot, situation, ceiling, payment])
  const { answers } = snapshot.context
  return { view, send, answers, explain: (figure) => explainNotice(view, { situation, ceiling, payment }, figure) }
}
