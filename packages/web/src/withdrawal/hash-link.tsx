import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

type HashLinkProps = { readonly hash: string; readonly children: ReactNode }

/** Opens a modal of this room by its fragment; the page stays where it is. */
export const HashLink = ({ hash, children }: HashLinkProps): ReactElement => {
  const navigate = useNavigate()
  const href = useLocation({ select: ({ pathname }) => `${pathname}#${hash}` })
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        void navigate({ to: '.', hash, search: true, params: true, resetScroll: false, hashScrollIntoView: false })
      }}
    >
      {children}
    </a>
  )
}
