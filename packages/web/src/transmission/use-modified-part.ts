import { selectResult, selectScreen, type Part, type TransmissionSnapshot } from '@hautelisse/machines/transmission'
import { useEffect } from 'react'
import { useApp, useModal } from '../shell/index.ts'

const PARTS: Readonly<Partial<Record<string, Part>>> = { modifier_heritiers: 'heirs', modifier_patrimoine: 'patrimony' }

/** What the fragment of the address asks to change, if anything. */
export const useModifiedPart = (): Part | undefined => PARTS[useModal()?.id ?? '']

/** Without a result there is nothing to change: once that is known, the fragment goes. */
export const useResultToModify = (snapshot: TransmissionSnapshot): void => {
  const { modals } = useApp()
  const isAsked = useModifiedPart() !== undefined
  const isVain = isAsked && selectScreen(snapshot) !== 'waiting' && selectResult(snapshot) === undefined
  useEffect(() => {
    if (isVain) modals.send({ type: 'closeRequested' })
  }, [isVain, modals])
}
