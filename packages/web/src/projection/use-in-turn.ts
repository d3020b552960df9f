import { NOTHING_YET, type LivingLook, type LivingStep } from '@hautelisse/domain/projection'
import { useEffect, useState } from 'react'

type Turn = { readonly steps: readonly LivingStep[]; readonly done: number; readonly look: LivingLook }

/** Computes steps one by one, each once the page has answered whatever waits: other steps begin anew. */
export const useInTurn = (steps: readonly LivingStep[]): LivingLook => {
  const [turn, setTurn] = useState<Turn>({ steps, done: 0, look: NOTHING_YET })
  const now = turn.steps === steps ? turn : { steps, done: 0, look: NOTHING_YET }
  useEffect(() => {
    const step = now.steps[now.done]
    if (step === undefined) return undefined
    const timer = setTimeout(() => setTurn({ steps: now.steps, done: now.done + 1, look: step(now.look) }))
    return () => clearTimeout(timer)
  })
  return now.look
}
