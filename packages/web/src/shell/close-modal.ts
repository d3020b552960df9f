import { useApp } from './app-context.ts'

/** Asks for the modal of the address fragment to be closed: the fragment goes, the page and its place stay. */
export const useCloseModal = (): (() => void) => {
  const { modals } = useApp()
  return () => modals.send({ type: 'closeRequested' })
}
