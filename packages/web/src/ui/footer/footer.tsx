import type { ReactNode } from 'react'
import { wrap } from '../theme/layout.css.ts'
import { footer } from './footer.css.ts'

/** Foot of every page with a header: the legal line, and above it what the frame adds. */
export const Footer = ({ children }: { readonly children: ReactNode }) => (
  <footer className={footer}>
    <div className={wrap}>{children}</div>
  </footer>
)
