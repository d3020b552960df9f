import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { bar, entry } from './menu-bar.css.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** The entries of a header's menu, side by side, each in its own `li`. */
export const MenuBar = ({ children }: { readonly children: ReactNode }) => <ul className={bar}>{children}</ul>

/** An entry of the bar that leads straight to a page; the accent bar stands under the current one. */
export const MenuBarLink = ({ className, children, ...rest }: LinkProps) => (
  <a {...rest} className={`${entry} ${className ?? ''}`}>
    {children}
  </a>
)
