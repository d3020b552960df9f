import type { Target } from '@hautelisse/domain/portal'
import { createLink, useLocation } from '@tanstack/react-router'
import { linkTo } from '../../shell/index.ts'
import { FooterLink } from '../../ui/footer/index.ts'
import { MenuBarLink } from '../../ui/menu/index.ts'

export const MenuBarLinkTo = createLink(MenuBarLink)
export const FooterLinkTo = createLink(FooterLink)

/** What a link of the router needs to lead to a target. */
type LinkAim = {
  readonly to: string
  readonly hash?: string
  readonly search?: true | Readonly<Record<string, string>>
  readonly resetScroll?: boolean
  readonly hashScrollIntoView?: boolean
  readonly activeOptions?: { readonly includeHash: true }
}

/**
 * Aims links at the targets that the domain's tables name. A fragment alone opens its modal over the page, which stays where it is and as it
 * was asked for.
 */
export const useAim = (): ((target: Target) => LinkAim) => {
  const here = useLocation({ select: ({ pathname }) => pathname })
  return ({ to, hash }) => {
    if (hash === undefined) return to?.includes('?') === true ? linkTo(to) : { to: to ?? here }
    const modal = { hash, hashScrollIntoView: false, activeOptions: { includeHash: true } } as const
    return to === undefined ? { ...modal, to: here, search: true, resetScroll: false } : { ...modal, to }
  }
}
