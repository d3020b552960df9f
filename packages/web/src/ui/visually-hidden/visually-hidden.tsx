import type { ReactNode } from 'react'
import { srOnly } from './visually-hidden.css.ts'

/** Words for those who listen to the page: the eye has them from the layout. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className={srOnly}>{children}</span>
