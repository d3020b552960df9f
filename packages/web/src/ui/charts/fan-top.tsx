import type { ReactElement, ReactNode } from 'react'
import { fanTop } from './charts.css.ts'

/** What the threads of a fan hang from, in words: a goal with its amount, or a total. Its amount is a `b`. */
export const FanTop = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className={fanTop} data-part="fan-top">
    {children}
  </p>
)
