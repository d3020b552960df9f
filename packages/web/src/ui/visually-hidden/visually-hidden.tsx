import type { ReactNode, Ref } from 'react'
import { srOnly } from './visually-hidden.css.ts'

type VisuallyHiddenProps = { readonly children?: ReactNode; readonly ref?: Ref<HTMLSpanElement> }

/** Words for those who listen to the page: the eye has them from the layout. */
export const VisuallyHidden = ({ children, ref }: VisuallyHiddenProps) => (
  <span ref={ref} className={srOnly} data-heard="">
    {children}
  </span>
)
