import { isOpinionPath } from '@hautelisse/domain/portal'
import { selectIsMirror, selectUser } from '@hautelisse/machines/session'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { loadWords, useSession } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { OPINION_WORDS } from './catalogue.ts'

const OpinionSurvey = optional(async () => {
  const [loaded] = await Promise.all([import('./opinion-survey.tsx'), loadWords(OPINION_WORDS)])
  return loaded.OpinionSurvey
})

/**
 * The opinion survey over the pages that carry it, for a saver in person; its code is loaded with the first of these pages (OPIN-08, S-ROLE-08),
 * and answers outlive a page. Without it the page is whole.
 */
export const LateOpinion = (): ReactElement | null => {
  const userId = useSession(selectUser)?.id
  const isMirror = useSession(selectIsMirror)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isNeeded, setIsNeeded] = useState(false)
  if (!isNeeded && isOpinionPath(path)) setIsNeeded(true)
  if (userId === undefined || isMirror || !isNeeded) return null
  return <OpinionSurvey key={userId} userId={userId} path={path} />
}
