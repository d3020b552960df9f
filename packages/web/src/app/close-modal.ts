import { useNavigate } from '@tanstack/react-router'

/** Closes the modal that the address fragment opened: the fragment goes, the page and its place stay. */
export const useCloseModal = (): (() => void) => {
  const navigate = useNavigate()
  return () => void navigate({ to: '.', hash: '', search: true, params: true, replace: true, resetScroll: false })
}
