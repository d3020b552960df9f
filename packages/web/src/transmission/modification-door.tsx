import { matchRoute, pathTo } from '@hautelisse/domain/portal'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp, type ModalProps } from '../shell/index.ts'

/** What changes a simulation stands over its result; opened on another page it leads to the simulator (P-MODAL-04, P-MODAL-05). */
export const ModificationDoor = ({ modal: { id } }: Pick<ModalProps, 'modal'>): null => {
  const { navigation } = useApp()
  const isElsewhere = useLocation({ select: ({ pathname }) => matchRoute(pathname)?.route.id !== 'transmission' })
  useEffect(() => {
    if (isElsewhere) navigation.go(`${pathTo('transmission')}#${id}`)
  }, [isElsewhere, navigation, id])
  return null
}
